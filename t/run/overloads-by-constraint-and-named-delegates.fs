// out: struct ref
// out: 7
// out: 7
// out: shown 3
// out: 3
// out: 8
// out: 12
// out: -1

type C =
    static member F<'a when 'a: struct> (x: 'a, ?q: int) = "struct"
    static member F<'a when 'a: not struct> (x: 'a) = "ref"
printfn "%s %s" (C.F 1) (C.F "x")
type D = delegate of int * int -> int
let add (a: int) (b: int) = a + b
type K() =
    static member Run (d: D) = d.Invoke(3, 4)
    static member Act (d: System.Action<int>) = d.Invoke 3
    static member Fn (d: System.Func<int, int, int>) = d.Invoke(3, 5)
printfn "%d" (K.Run(D add))
printfn "%d" (K.Run add)
let show (x: int) = printfn "shown %d" x
K.Act show
K.Act(fun x -> printfn "%d" x)
printfn "%d" (K.Fn add)
let dd = D(fun a b -> a * b)
printfn "%d" (K.Run dd)
printfn "%d" (K.Run(fun a b -> a - b))
