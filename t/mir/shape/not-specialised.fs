// With -disable devirtualise a chosen closure is called through its object, also where inline brought the choice.
// options: -disable devirtualise
// func: Chosen.named Chosen.inlined
// has: call closure
module Chosen
let double x = x + x
let square x = x * x
let pick i = if i = 0 then double else square
let named i n =
    let f = pick i
    let mutable s = 1
    for j in 1 .. n do
        s <- f s + j
    s
let inline twice f n =
    let mutable s = 1
    for j in 1 .. n do
        s <- f (s + j)
    s
let inlined i n = twice (pick i) n
printfn "%d %d %d" (named 0 3) (named 1 3) (named 2 3)
printfn "%d %d %d" (inlined 0 3) (inlined 1 3) (inlined 2 3)
