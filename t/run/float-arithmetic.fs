// out: 9.500000 5.500000 15.000000 3.750000
// out: 1.500000
// out: -7.500000
// out: -1.500000
let a = 7.5
let b = 2.0
printfn "%f %f %f %f" (a + b) (a - b) (a * b) (a / b)
printfn "%f" (a % b)
printfn "%f" (-a)
printfn "%f" (-a % b)
