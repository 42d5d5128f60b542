// out: 4464 15536 17920
// out: 8571 3
let a = 60000us
let b = 10000us
printfn "%d %d %d" (a + b) (b - a) (a * b)
printfn "%d %d" (a / 7us) (a % 7us)
