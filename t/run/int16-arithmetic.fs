// out: -25536 25536 -23808
// out: 4285 -5
// out: -32768
let a = 30000s
let b = 10000s
printfn "%d %d %d" (a + b) (-a - b) (a * b)
printfn "%d %d" (a / 7s) (-a % 7s)
printfn "%d" (-(-32768s))
