// out: 3.000000 -7.000000
// out: 18446744073709551616.000000
// out: 4000000000.000000
// out: 16777216.000000
// out: 5.000000 -5.000000
printfn "%f %f" (float 3) (float -7L)
printfn "%f" (float 18446744073709551615UL)
printfn "%f" (float 4000000000u)
printfn "%f" (float32 16777217)
printfn "%f %f" (float 5uy) (float -5y)
