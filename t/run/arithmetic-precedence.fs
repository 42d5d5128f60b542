// out: 11
// out: 8
// out: 3
// out: 5
// out: 11
// out: true
// out: -5.000000
printfn "%d" (2 + 3 * 4 - 6 / 2)
printfn "%d" (1 <<< 2 + 1)
printfn "%d" (10 - 4 - 3)
printfn "%d" (100 / 10 / 2)
printfn "%d" (7 &&& 3 ||| 8)
printfn "%b" (1 + 1 = 2 && 3 > 2 || false)
printfn "%f" (-2.0 * 3.0 + 1.0)
