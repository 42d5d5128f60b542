// out: 6.0 5
// out: 3
// out: obj obj
// out: d1 d2
// out: base
// out: d1 d2 
// out: 2
// out: d1
// out: d1
// out: 5
// out: 3 3
// out: 3
let f (x: float) = x * 2.0
let g (x: int64) = x + 1L
printfn "%.1f %d" (f 3) (g 4)
let xs : float list = [1; 2.5; 3]
printfn "%d" (List.length xs)
let h (o: obj) = "obj"
printfn "%s %s" (h 1) (h "s")
type Base() = 
    abstract N: string
    default _.N = "base"
type D1() =
    inherit Base()
    override _.N = "d1"
type D2() =
    inherit Base()
    override _.N = "d2"
let pick b : Base = if b then D1() else D2()
printfn "%s %s" (pick true).N (pick false).N
let m x : Base = match x with 1 -> D1() | 2 -> D2() | _ -> Base()
printfn "%s" (m 3).N
let l : Base list = [D1(); D2()]
for b in l do printf "%s " b.N
printfn ""
let k : seq<int> = if true then [1; 2] else [3]
printfn "%d" (Seq.length k)
let takes (b: Base) = b.N
printfn "%s" (takes (D1()))
let fn : int -> Base = fun x -> D1()
printfn "%s" (fn 1).N
let w: int64 = 5
printfn "%d" w
let flex (xs: #seq<int>) = Seq.sum xs
printfn "%d %d" (flex [1; 2]) (flex [| 3 |])
type Wrapped(v: int) =
    member _.V = v
    static member op_Implicit(x: int) : Wrapped = Wrapped x
let take (w: Wrapped) = w.V
printfn "%d" (take (Wrapped.op_Implicit 3))
