// out: 1 two 3.0
// out: 1 x
// out: 1 2 a b 3
// out: 2
let t = (1, "two", 3.0)
let a, b, c = t
printfn "%d %s %.1f" a b c
printfn "%d %s" (fst (1, "x")) (snd (1, "x"))
let nested = ((1, 2), ("a", ('b', 3L)))
let (p, q), (r, (s, u)) = nested
printfn "%d %d %s %c %d" p q r s u
let swap (x, y) = y, x
printfn "%d" (fst (swap (1, 2)))
