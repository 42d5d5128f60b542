// out: 144 128
// out: -16
// out: 48 255 240 240
// out: -6 65530
// out: -32768
let shl8 (a: byte) n = a <<< n
let shr8 (a: sbyte) n = a >>> n
printfn "%d %d" (shl8 200uy 1) (shl8 1uy 7)
printfn "%d" (shr8 -128y 3)
printfn "%d %d %d %d" (0xF0uy &&& 0x3Cuy) (0xF0uy ||| 0x0Fuy) (0xFFuy ^^^ 0x0Fuy) (~~~0x0Fuy)
printfn "%d %d" (~~~5s) (~~~5us)
printfn "%d" (1s <<< 15)
