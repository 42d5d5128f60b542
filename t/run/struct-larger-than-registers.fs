// out: 1 b 1.0 1000 e 5
// out: 1 b 1.0 1000 e 0
// out: 101 b 1.0 1000 e 5
// out: 2 b 2.0 2000 e 9
// out: true false
[<Struct>]
type Big = { A: int; B: string; C: float; D: int64; E: string; mutable F: int }
let make n = { A = n; B = "b"; C = float n; D = int64 n * 1000L; E = "e"; F = 0 }
let show x = sprintf "%d %s %.1f %d %s %d" x.A x.B x.C x.D x.E x.F
let mutable x = make 1
let y = x
x.F <- 5
printfn "%s" (show x)
printfn "%s" (show y)
let pass (b: Big) = { b with A = b.A + 100 }
printfn "%s" (show (pass x))
let arr = [| make 1; make 2 |]
arr.[1].F <- 9
printfn "%s" (show arr.[1])
printfn "%b %b" (make 3 = make 3) (make 3 = x)
