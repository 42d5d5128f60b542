// out: 13 10 16
// out: 16 223
// out: 5!
// out: 8
// out: 15 5
// out: [11; 12]
// out: a1 b2
// out: z3
// out: [1; 2; 3]
// out: [11; 22; 33]
// out: 12 5
type Calc(k: int) =
    member _.Add a b = a + b + k
    member _.Pair (a, b) c = a * b + c
    member this.Fold f init xs = List.fold f (init + k) xs
    static member Compose f g x = g (f x)
    member _.Fn = fun x -> x + k
    member _.Op with get () = fun a b -> a - b
    member _.Tuple(a: int, b: string) : string = b + string a
let c = Calc 10
printfn "%d %d %d" (c.Add 1 2) (c.Pair (2, 3) 4) (c.Fold (+) 0 [ 1; 2; 3 ])
let add5 = c.Add 5
printfn "%d %d" (add5 1) ([ 1; 2 ] |> List.map (c.Add 100) |> List.sum)
printfn "%s" (Calc.Compose string (fun s -> s + "!") 5)
let comp = Calc.Compose (fun x -> x + 1) (fun x -> x * 2)
printfn "%d" (comp 3)
printfn "%d %d" (c.Fn 5) (c.Op 9 4)
printfn "%A" (List.map c.Fn [ 1; 2 ])
let tup = c.Tuple
printfn "%s %s" (tup (1, "a")) (c.Tuple(2, "b"))
printfn "%s" ((3, "z") |> c.Tuple)
let calcs = [ for i in 1 .. 3 -> Calc i ]
printfn "%A" (calcs |> List.map (fun c -> c.Add 0 0))
printfn "%A" (List.map2 (fun (c: Calc) x -> c.Fn x) calcs [ 10; 20; 30 ])
type IApply =
    abstract Apply: int -> int -> int
    abstract Both: (int * int) -> int
let ap = { new IApply with
            member _.Apply a b = a * b
            member _.Both((a, b)) = a - b }
let m3 = ap.Apply 3
printfn "%d %d" (m3 4) (ap.Both((7, 2)))
