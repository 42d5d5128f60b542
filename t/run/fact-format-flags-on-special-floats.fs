// out: Infinity +-0.000000
// out: [Infinity][     NaN]
// out: 2 4 0.12
// out: [+4][+FF]
printfn "%+f %+f" infinity -0.0
printfn "[%05f][%8.1f]" infinity nan
printfn "%.0f %.0f %.2f" 2.5 3.5 0.125
printfn "[%+x][%+X]" 4 255
