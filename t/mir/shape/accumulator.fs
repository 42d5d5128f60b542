// Recursion into one operator is a loop: no call is left, and no index is checked that all callers keep
// within bounds. (The first two are loops in their callers.)
// func: Accumulate.mask Accumulate.sum Accumulate.back
// not: call @Accumulate.
// hot-not: IndexOutOfRange
module Accumulate
let rec count l = match l with [] -> 0 | _ :: t -> 1 + count t
let rec fact n = if n = 0 then 1L else int64 n * fact (n - 1)
let rec mask (n: int) : byte = if n = 0 then 255uy else mask (n / 2) &&& byte n
let rec sum (a: int[]) i = if i >= a.Length then 0 else a.[i] + sum a (i + 1)
let rec back (a: int[]) j = if j < 0 then 0 else a.[j] + back a (j - 1)
let xs = [ for i in 1 .. 9 -> i ]
let a = List.toArray xs
printfn "%d %d %d %d %d" (count xs) (fact a.Length) (mask a.Length) (sum a 0) (back a (a.Length - 1))
printfn "%d %d %d %d %d" (count xs.Tail) (fact 3) (mask 7) (sum a 1) (back a 2)
