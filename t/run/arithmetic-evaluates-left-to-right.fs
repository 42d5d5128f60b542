// out: a b c 7
// out: a b c 2
// out: a b true
let t name v = printf "%s " name; v
printfn "%d" (t "a" 1 + t "b" 2 * t "c" 3)
printfn "%d" ((t "a" 10 - t "b" 2) / t "c" 4)
printfn "%b" (t "a" 1 < t "b" 2)
