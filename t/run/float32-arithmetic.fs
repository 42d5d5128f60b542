// out: 9.500000 5.500000 15.000000 3.750000
// out: 1.500000
// out: 0.300000
// out: true
let a = 7.5f
let b = 2.0f
printfn "%f %f %f %f" (a + b) (a - b) (a * b) (a / b)
printfn "%f" (a % b)
printfn "%f" (0.1f + 0.2f)
printfn "%b" (0.1f + 0.2f = 0.3f)
