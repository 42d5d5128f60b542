// out: 1.500000 2.500000
// out: 1.500000 2.500000
// out: NaN NaN
printfn "%f %f" (min 1.5 2.5) (max 1.5 2.5)
printfn "%f %f" (abs -1.5) (abs 2.5)
printfn "%f %f" (max nan 1.0) (min 1.0 nan)
