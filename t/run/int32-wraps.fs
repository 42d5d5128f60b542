// out: -2147483648 2147483647
// out: -2
// out: -2147483648
// out: 0
let top = 2147483647
let bottom = -2147483648
printfn "%d %d" (top + 1) (bottom - 1)
printfn "%d" (top * 2)
printfn "%d" (-bottom)
printfn "%d" (65536 * 65536)
