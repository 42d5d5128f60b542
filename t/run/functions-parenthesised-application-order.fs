// out: a
// out: b
// out: over a
// out: in b
// out: c
// out: over c
// out: d
// out: in d
// out: e
// out: f
// out: two
// out: g
// out: over g
// out: h
// out: in h
// out: g
// out: h
// out: two
// out: i
// out: j
// out: over i
// out: in j
// out: k
// out: l
// out: n
// out: m
// out: n
// out: o
// out: g
// out: q
// out: r
// out: two
// out: q
// out: r
// out: two
// out: raised
// out: raised
// `(f a) b`: where f takes both arguments it is one call; else f a runs before b is evaluated.
let p s = printfn "%s" s; s
let over x = (printfn "over %s" x; fun y -> printfn "in %s" y; x + y)
let two x y = printfn "two"; x + y
let r1 = over (p "a") (p "b")
let r2 = (over (p "c")) (p "d")
let r3 = (two (p "e")) (p "f")
let hof (f: string -> string -> string) = (f (p "g")) (p "h")
let r4 = hof over
let r5 = hof two
let hof2 (f: string -> string -> string) = f (p "i") (p "j")
let r6 = hof2 over
let n = fun x -> fun y -> (printfn "n"; x + y)
let n1 = n (p "k")
let n2 = n1 (p "l")
let g x = fun y -> printfn "g"; x + y
let g1 = g (p "m")
let g2 = (g (p "n")) (p "o")
let fst' (x: string, _) = x
let q = (id two) (p "q") (p "r")
let q2 = ((id two) (p "q")) (p "r")
let h (Some x) = fun (Some y) -> x + y
let h1 = try h None |> ignore; "ok" with _ -> "raised"
printfn "%s" h1
let k = fun (Some x) -> fun y -> x + y
let k1 = try k None |> ignore; "ok" with _ -> "raised"
printfn "%s" k1
