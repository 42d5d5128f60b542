// A small function that calls itself holds copies of itself: eight calls are left of fib's two; ack's outer call, a tail call, is a
// jump, and its inner one has copies.
// func: Unfold.fib Unfold.ack
// has: call @Unfold.
// has: b20
module Unfold
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)
let rec ack m n = if m = 0 then n + 1 elif n = 0 then ack (m - 1) 1 else ack (m - 1) (ack m (n - 1))
printfn "%d %d %d" (fib 20) (ack 2 3) (ack 1 2)
