// out: 3 2 3 2 12 struct (3, 2)
open System
let q, r = Math.DivRem(17, 5)
let struct (a, b) = Math.DivRem(17L, 5L)
let f n = let d, m = Math.DivRem(n, 10) in d + m
printfn "%d %d %d %d %d %A" q r a b (f 57) (Math.DivRem(17, 5))
