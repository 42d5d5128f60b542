// out: 1 2 -2147483648
// out: -4 1
// out: 1 1099511627776 6
let shl (a: int) n = a <<< n
let shr (a: int) n = a >>> n
printfn "%d %d %d" (shl 1 32) (shl 1 33) (shl 1 -1)
printfn "%d %d" (shr -8 33) (shr 8 35)
let shl64 (a: int64) n = a <<< n
printfn "%d %d %d" (shl64 1L 64) (shl64 1L 40) (shl64 3L 65)
