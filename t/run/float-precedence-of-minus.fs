// out: 5.000000
// out: 9.000000
// out: 2.000000
// out: 2.000000
let x = 3.0
printfn "%f" (2.0 - -x)
printfn "%f" (-x * -x)
printfn "%f" (x - 1.0)
printfn "%f" (x-1.0)
