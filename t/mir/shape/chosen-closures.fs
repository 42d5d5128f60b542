// One of a few functions, chosen before a loop, is called in it without a pointer, and inline what is small. One that captures
// nothing needs no object either.
// func: Chosen.captured Chosen.named Chosen.matched Chosen.curried Chosen.changed Chosen.once
// not: call closure
// not: call code
// not: apply
// not: .fun(
module Chosen
let captured b k n =
    let f = if b then (fun x -> x + k) else (fun x -> x * k)
    let mutable s = 1
    for i in 1 .. n do
        s <- f s ^^^ f i
    s
let double x = x + x
let square x = x * x
let negate x = -x
let pick i = match i with 0 -> double | 1 -> square | _ -> negate
let named i n =
    let f = pick i
    let mutable s = 1
    for j in 1 .. n do
        s <- f s + j
    s
let matched (text: string option) n =
    let f =
        match text with
        | None -> double
        | Some t when t.Length > n -> fun x -> x + t.Length
        | Some t -> fun x -> x - t.Length
    let mutable s = 1
    for j in 1 .. n do
        s <- f s + j
    s
let curried b k n =
    let f = if b then (fun x y -> x + y * k) else (fun x y -> x - y / k)
    let mutable s = 1
    for j in 1 .. n do
        s <- f s j
    s
let changed n =
    let mutable f = double
    let mutable s = 1
    for j in 1 .. n do
        s <- f s
        if s > 1000 then f <- negate
        elif s < 0 then f <- square
    s
let once b k = (if b then (fun x -> x + k) else (fun x -> x - k)) 3 * 7
printfn "%d %d" (captured true 2 3) (captured false 2 4)
printfn "%d %d %d" (named 0 3) (named 1 3) (named 2 3)
printfn "%d %d" (matched None 2) (matched (Some "abc") 3)
printfn "%d %d" (curried true 2 3) (curried false 2 4)
printfn "%d %d" (changed 20) (changed 30)
printfn "%d %d" (once true 2) (once false 4)
