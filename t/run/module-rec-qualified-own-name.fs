// out: 4 12
module rec Top
type A = { B: B option; N: int }
type B = { A: A; F: A -> int }
module Ops =
    let depth (a: A) : int = match a.B with None -> a.N | Some b -> 1 + depth2 b
    let depth2 (b: B) = Ops.depth b.A + b.F b.A
type C(a: A) =
    member _.Depth = Ops.depth a
    static member Make n = C { B = None; N = n }
let start = C.Make 4
let main () = printfn "%d %d" start.Depth (C({ B = Some { A = { B = None; N = 1 }; F = fun a -> a.N * 10 }; N = 0 }).Depth)
main ()
