// out: 8
// out: true
// out: 2
// out: 1
// out: true
// out: 1
printfn "%d" (1 <<< 2 + 1)
printfn "%b" (not (1 = 2) && 3 = 3)
printfn "%d" (2 * 3 % 4)
printfn "%d" (5 - 3 - 1)
printfn "%b" (1 < 2 = true)
printfn "%d" (if true then 1 else 2 + 10)
