// out: [a][b]1 x
// out: [one]made
// out: [two]1 2
let t name v = printf "[%s]" name; v
printfn "%d %s" (t "a" 1) (t "b" "x")
let f = printfn "%d %d" (t "one" 1)
printfn "made"
f (t "two" 2)
