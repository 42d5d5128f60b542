// out: false true true
// out: 5
// out: 2
// out: -16.000000
// out: 3
module Program
open System
[<Flags>]
type B = None = 0 | A = 1 | C = 2
[<Flags>]
type L = N = 0L | Q = 4294967296L
let inline has (button: ^T) (buttons: ^T) : bool =
    (^T: (member HasFlag: ^T -> bool) (buttons, button))
let inline text (x: ^T) = (^T: (member ToString: unit -> string) x)
printfn "%b %b %b" (has B.A B.C) (has B.A (B.A ||| B.C)) (has L.Q L.Q)
printfn "%s" (text 5)
let inline pick1 (i: int) = [| 1; 2; 3 |][i]
printfn "%d" (pick1 1)
let k = -5
let lane = [| 16.0f; -16.0f; -2.5f; 2.5f |][abs k % 4]
printfn "%f" lane
let l2 = [ 1; 2; 3 ][abs k % 3]
printfn "%d" l2
