// out: -106 50 -120
// out: 14 2
// out: 127
// out: -128
// out: -14 -2
let a = 100y
let b = 50y
printfn "%d %d %d" (a + b) (a - b) (a * b)
printfn "%d %d" (a / 7y) (a % 7y)
printfn "%d" (-128y - 1y)
printfn "%d" (-(-128y))
printfn "%d %d" (-100y / 7y) (-100y % 7y)
