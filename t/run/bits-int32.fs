// out: 8 14 6 -13
// out: 96 3
// out: -4
// out: -2147483648
let a = 0b1100
let b = 0b1010
printfn "%d %d %d %d" (a &&& b) (a ||| b) (a ^^^ b) (~~~a)
printfn "%d %d" (a <<< 3) (a >>> 2)
printfn "%d" (-16 >>> 2)
printfn "%d" (1 <<< 31)
