// out: 42 2
// out: true
// out: true
// out: true true
let bucket x n = (hash x &&& 0x7fffffff) % n
printfn "%d %d" (hash 42) (bucket 42 10)
printfn "%b" (bucket "a" 8 < 8)
printfn "%b" (bucket (1, [ 2 ]) 16 = bucket (1, [ 2 ]) 16)
printfn "%b %b" (hash true = hash true) (hash 3uy = hash 3uy)
