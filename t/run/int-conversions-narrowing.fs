// out: 44 -56
// out: 4464 65535
// out: -294967296 4294967295
// out: 705032704
// out: 18446744073709551615
// out: 4000000000
// out: -5
// out: 245
printfn "%d %d" (byte 300) (sbyte 200)
printfn "%d %d" (int16 70000) (uint16 -1)
printfn "%d %d" (int 4000000000u) (uint32 -1)
printfn "%d" (int 5000000000L)
printfn "%d" (uint64 -1)
printfn "%d" (int64 4000000000u)
printfn "%d" (int64 -5)
printfn "%d" (int -5y + int 250uy)
