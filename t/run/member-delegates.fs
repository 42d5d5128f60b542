// out: 3 30
// out: act x
// out: 4g
// out: 12 13
// out: 25
// out: 9
// out: 6
// out: 1/2
// out: 3
// out: 42
// out: 9
// out: 5
// out: 81
// out: 14
type Op = delegate of int * int -> int
type Act = delegate of string -> unit
type Gen<'a, 'b> = delegate of 'a -> 'b
type Nothing = delegate of unit -> int
let add = Op(fun a b -> a + b)
printfn "%d %d" (add.Invoke(1, 2)) (add.Invoke(10, 20))
let act = Act(fun s -> printfn "act %s" s)
act.Invoke "x"
let g = Gen<int, string>(fun i -> string i + "g")
printfn "%s" (g.Invoke 4)
let mul a b = a * b
let op2 = Op(mul)
let op3 = new Op(fun a b -> mul a b + 1)
printfn "%d %d" (op2.Invoke(3, 4)) (op3.Invoke(3, 4))
let apply (o: Op) x = o.Invoke(x, x)
printfn "%d" (apply op2 5)
type C() =
    member _.Run(o: Op, x) = o.Invoke(x, 1)
    member _.Each(f: System.Action<int>) = for i in 1 .. 3 do f.Invoke i
    member _.Map(f: System.Func<int, int, string>) = f.Invoke(1, 2)
    static member Twice(f: System.Func<int>) = f.Invoke() + f.Invoke()
let c = C()
printfn "%d" (c.Run((fun a b -> a - b), 10))
let mutable sum = 0
let total = ref 0
c.Each(fun i -> total.Value <- total.Value + i)
printfn "%d" total.Value
printfn "%s" (c.Map(fun a b -> string a + "/" + string b))
let n = ref 0
printfn "%d" (C.Twice(fun () -> n.Value <- n.Value + 1; n.Value))
let nothing = Nothing(fun () -> 42)
printfn "%d" (nothing.Invoke())
let ops = [ Op(fun a b -> a + b); Op(fun a b -> a - b) ]
for o in ops do printfn "%d" (o.Invoke(7, 2))
let f = System.Func<int, int>(fun x -> x * x)
printfn "%d" (f.Invoke 9)
printfn "%d" (List.map f.Invoke [ 1; 2; 3 ] |> List.sum)
