// out: 255
// out: -1
// out: 65535
// out: 18446744073709551615
// out: -1
let n = -1
printfn "%d" (uint64 (byte n))
printfn "%d" (int64 (sbyte 255))
printfn "%d" (int (uint16 n))
printfn "%d" (uint64 (int64 n))
printfn "%d" (int32 (uint32 n))
