// out: 2705032704 3294967296 3635412992
// out: 571428571 3
// out: true
let a = 4000000000u
let b = 3000000000u
printfn "%d %d %d" (a + b) (b - a) (a * b)
printfn "%d %d" (a / 7u) (a % 7u)
printfn "%b" (a > 5u)
