// out: one .
// out: two [f] 3
// out: three [f] 4
// out: a b [f] 3
let t name v = printf "%s " name; v
let f a b = printf "[f] "; a + b
let g = f (t "one" 1)
printfn "."
printfn "%d" (g (t "two" 2))
printfn "%d" (g (t "three" 3))
printfn "%d" (f (t "a" 1) (t "b" 2))
