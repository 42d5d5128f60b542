// A small function that calls itself holds copies of itself: eight calls are left of fib's two.
// func: Unfold.fib
// has: call @Unfold.fib
// has: b20
module Unfold
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)
printfn "%d" (fib 20)
