// A recursive function over an array checks no index that its own test has answered.
// func: Rec.total Rec.countdown Rec.lifted
// not: IndexOutOfRange
module Rec
let rec sum (a: int[]) i acc = if i < a.Length then sum a (i + 1) (acc + a.[i]) else acc
let total a = sum a 0 0
let rec down (a: int[]) i acc = if i < 0 then acc else down a (i - 1) (acc * 31 + a.[i])
let countdown (a: int[]) = down a (a.Length - 1) 7
let lifted (a: float[]) =
    let rec go i best = if i = a.Length then best else go (i + 1) (max best a.[i])
    go 0 0.0
printfn "%d %d" (total [| 1; 2; 3 |]) (total [| 4 |])
printfn "%d %d" (countdown [| 1; 2; 3 |]) (countdown [| 4 |])
printfn "%f %f" (lifted [| 1.0; 2.0 |]) (lifted [||])
