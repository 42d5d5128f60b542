// out: 44 156 32
// out: 28 4
// out: true true
let a = 200uy
let b = 100uy
printfn "%d %d %d" (a + b) (b - a) (a * b)
printfn "%d %d" (a / 7uy) (a % 7uy)
printfn "%b %b" (a > b) (compare a b > 0)
