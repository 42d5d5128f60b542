// out: 71777214294589695
// out: 71777214294589440
// out: 71777214294589695
// out: -1
// out: 1
// out: 1167088121787636990
let a = 0xFF00FF00FF00FF00UL
printfn "%d" (a >>> 8)
printfn "%d" (a <<< 8)
printfn "%d" (~~~a)
printfn "%d" (-1L >>> 63)
printfn "%d" (0xFFFFFFFFFFFFFFFFUL >>> 63)
printfn "%d" (0x0123456789ABCDEFL ^^^ 0x1111111111111111L)
