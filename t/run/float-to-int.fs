// out: 3 -3 0 0
// out: 1000000000000000 -2
// out: 3000000000
// out: 1
printfn "%d %d %d %d" (int 3.9) (int -3.9) (int 0.5) (int -0.5)
printfn "%d %d" (int64 1e15) (int64 -2.5)
printfn "%d" (uint32 3000000000.7)
printfn "%d" (int 1.5f)
