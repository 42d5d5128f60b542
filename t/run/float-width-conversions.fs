// out: 1.100000
// out: 1.100000
// out: Infinity
// out: true
printfn "%f" (float 1.1f)
printfn "%f" (float32 1.1)
printfn "%f" (float (float32 1e300))
printfn "%b" (float 0.5f = 0.5)
