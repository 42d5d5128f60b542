// out: 2147483647 -2147483648
// out: 9223372036854775807 -9223372036854775808
// out: 0 0
// out: 4294967295 18446744073709551615
let big = 1e20
printfn "%d %d" (int big) (int -big)
printfn "%d %d" (int64 big) (int64 -big)
printfn "%d %d" (int nan) (int64 nan)
printfn "%d %d" (uint32 big) (uint64 1e30)
