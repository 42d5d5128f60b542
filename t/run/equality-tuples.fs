// out: true false
// out: true
// out: true
// out: true false
printfn "%b %b" ((1, "a") = (1, "a")) ((1, "a") = (1, "b"))
printfn "%b" ((1, 2.5, 'c') <> (1, 2.5, 'd'))
printfn "%b" (((1, 2), (3, 4)) = ((1, 2), (3, 4)))
let a = (1, "x", 2.0, 'y', true, 6L)
let b = (1, "x", 2.0, 'y', true, 6L)
let c = (1, "x", 2.0, 'y', true, 7L)
printfn "%b %b" (a = b) (a = c)
