// out: 255 15 11
// out: -1
// out: 127 255
// out: 1000000
// out: -1
printfn "%d %d %d" 0xff 0o17 0b1011
printfn "%d" 0xFFFFFFFF
printfn "%d %d" 0x7fL 0xFFuy
printfn "%d" 1_000_000
printfn "%d" 0xFFFFFFFFFFFFFFFFL
