// out: 3 7
// out: 27
let add (a, b) = a + b
let pair = (3, 4)
printfn "%d %d" (add (1, 2)) (add pair)
let f (a, b) c (d, e) = a + b * c + d * e
printfn "%d" (f (1, 2) 3 (4, 5))
