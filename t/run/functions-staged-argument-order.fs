// out: one two [a] 3
// out: a [a] b 3
// out: x y [a] 3
let t name v = printf "%s " name; v
let staged a = printf "[a] "; fun b -> a + b
printfn "%d" (staged (t "one" 1) (t "two" 2))
printfn "%d" ((staged (t "a" 1)) (t "b" 2))
let value = staged
printfn "%d" (value (t "x" 1) (t "y" 2))
