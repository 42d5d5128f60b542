// out: 1 s true
// out: one 1
// out: 3
// out: 2.5
let id' x = x
let swap (a, b) = (b, a)
let const' a _ = a
printfn "%d %s %b" (id' 1) (id' "s") (id' true)
let a, b = swap (1, "one")
printfn "%s %d" a b
printfn "%d" (const' 3 "x")
printfn "%.1f" (id' 2.5)
