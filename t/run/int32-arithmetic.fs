// out: 22 12 85 3 2
// out: -3 -2
// out: -3 2
// out: 17
let a = 17
let b = 5
printfn "%d %d %d %d %d" (a + b) (a - b) (a * b) (a / b) (a % b)
printfn "%d %d" (-a / b) (-a % b)
printfn "%d %d" (a / -b) (a % -b)
printfn "%d" (-(-a))
