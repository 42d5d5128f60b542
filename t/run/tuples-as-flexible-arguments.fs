// out: 4
// out: 9
// out: [4; 4]
// out: 4
// out: x [1]
// out: (1, "x")
// out: ("x", [|1|])

open System.Collections.Generic
type S() =
    abstract N: int
    default _.N = 1
type D() =
    inherit S()
    override _.N = 2
let f (a: S, b: seq<int>) = a.N + Seq.length b
let p = (D(), [1; 2])
printfn "%d" (f p)
let g (a: S, b: obj) (c: S * int) = a.N + (snd c) + (fst c).N
let q = (D(), 5)
printfn "%d" (g q q)
printfn "%A" (List.map f [ p; p ])
p |> f |> printfn "%d"
type K(a: obj, b: seq<int>) =
    member _.T = sprintf "%O %A" a (Seq.toList b)
    static member Make (a: obj, b: seq<int>) = K(a, b)
let kk = ("x", [| 1 |])
printfn "%s" (K.Make kk).T
let r = {| T = (1, "x") |}
let sh (p: obj * obj) = sprintf "%A" p
printfn "%s" (sh r.T)
let id2 (p: 'a * 'b) = p
printfn "%A" (id2 kk)
