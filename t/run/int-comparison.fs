// out: true true false false false true
// out: false false true true false true
// out: false true false true true false
// out: true true false false false true
// out: true
// out: true
// out: true
let show a b = printfn "%b %b %b %b %b %b" (a < b) (a <= b) (a > b) (a >= b) (a = b) (a <> b)
show 1 2
show 2 1
show -1 -1
show -2147483648 2147483647
printfn "%b" (4000000000u > 1u)
printfn "%b" (255uy > 1uy)
printfn "%b" (18000000000000000000UL > 1UL)
