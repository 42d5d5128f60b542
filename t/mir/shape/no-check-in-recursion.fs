// A recursive function over an array that is no loop checks no index which all callers keep within bounds.
// func: Rec.sum Rec.back Rec.count
// not: IndexOutOfRange
module Rec
let rec sum (a: int[]) i = if i >= a.Length then 0 else a.[i] + sum a (i + 1)
printfn "%d" (sum [| 1; 2; 3 |] 0)
printfn "%d" (sum (Array.init 10 id) 2)
let rec back (a: int[]) j = if j < 0 then 0 else a.[j] + back a (j - 1)
let tail (a: int[]) = back a (a.Length - 1)
printfn "%d %d" (tail [| 1; 2; 3 |]) (tail [||])
let rec count (a: int[]) i j =
    if i >= a.Length || j < 0 then 0 else (if a.[i] = a.[j] then 1 else 0) + count a (i + 1) (j - 1)
let palindrome (a: int[]) = count a 0 (a.Length - 1) = a.Length
printfn "%b %b" (palindrome [| 1; 2; 1 |]) (palindrome [| 1; 2 |])
