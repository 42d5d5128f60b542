// out: zeros
// out: sum 1
// out: sum 1
// out: ends 0
// out: 1
// out: 2
// out: 3
// out: first
// out: other x
// out: other a
// A row of many literals, and rows below it that bind the same columns.
let f t =
    match t with
    | (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) -> "zeros"
    | (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17) when a0 = a17 -> sprintf "ends %d" a0
    | (a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17) -> sprintf "sum %d" (a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + a10 + a11 + a12 + a13 + a14 + a15 + a16 + a17)

let g t =
    match t with
    | (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1) -> 1
    | (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, _) -> 2
    | (_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _) -> 3

let h t =
    match t with
    | ('b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a") -> "first"
    | (_, _, _, b, _, _, _, _, _, _, _, _, _, _, _, _, _, _) -> "other " + b

printfn "%s" (f (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
printfn "%s" (f (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
printfn "%s" (f (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
printfn "%s" (f (0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0))
printfn "%d" (g (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
printfn "%d" (g (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5))
printfn "%d" (g (1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2))
printfn "%s" (h ('b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a"))
printfn "%s" (h ('b', "a", 'b', "x", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a"))
printfn "%s" (h ('c', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a", 'b', "a"))
