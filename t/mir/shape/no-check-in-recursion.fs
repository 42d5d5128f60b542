// A recursive function over an array that is no loop checks no index which all callers keep within bounds.
// func: Rec.alternate Rec.back Rec.most
// not: IndexOutOfRange
module Rec
let rec alternate (a: int[]) i = if i >= a.Length then 0 else a.[i] - alternate a (i + 1)
printfn "%d" (alternate [| 1; 2; 3 |] 0)
printfn "%d" (alternate (Array.init 10 id) 2)
let rec back (a: int[]) j = if j < 0 then 0 else a.[j] - back a (j - 1)
let tail (a: int[]) = back a (a.Length - 1)
printfn "%d %d" (tail [| 1; 2; 3 |]) (tail [||])
let rec most (a: int[]) i j =
    if i >= a.Length || j < 0 then 0 else max (a.[i] - a.[j]) (most a (i + 1) (j - 1))
let fall (a: int[]) = most a 0 (a.Length - 1)
printfn "%d %d" (fall [| 1; 2; 1 |]) (fall [| 1; 2 |])
