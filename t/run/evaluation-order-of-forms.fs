// out: one
// out: two
// out: 3
// out: x
// out: y
// out: 11
// out: l
// out: k
// out: 5
// out: c
// out: a
// out: b
// out: 6
// out: base
// out: nb
// out: na
// out: 10 20 3
// out: i
// out: v
// evaluation order
let t (s: string) v = printfn "%s" s; v
type P = { A: int; B: int; C: int }
let f a b = a + b
printfn "%d" (f (t "one" 1) (t "two" 2))
printfn "%d" (t "x" 5 |> f (t "y" 6))
printfn "%d" ((t "l" 10) / (t "k" 2))
let p = { C = t "c" 3; A = t "a" 1; B = t "b" 2 }
printfn "%d" (p.A + p.B + p.C)
let q = { t "base" p with B = t "nb" 20; A = t "na" 10 }
printfn "%d %d %d" q.A q.B q.C
let arr = [| 1; 2; 3 |]
arr.[t "i" 1] <- t "v" 9
