// out: 4 6
// out: 9
// out: 4
// out: 6
let addPairs (a, b) (c, d) = (a + c, b + d)
let x, y = addPairs (1, 2) (3, 4)
printfn "%d %d" x y
type W = Wrap of int
let unwrap (Wrap n) = n
printfn "%d" (unwrap (Wrap 9))
let f { contents = n } = n
printfn "%d" (f (ref 4))
let g (a, (b, [| c |]), _) = a + b + c
printfn "%d" (g (1, (2, [| 3 |]), "x"))
