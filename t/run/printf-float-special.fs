// out: NaN Infinity -Infinity
// out: [     NaN][Infinity ][Infinity]
// out: -0.000000
// out: 0 2 2 4
// out: 0.12 0.38
printfn "%f %f %f" nan infinity -infinity
printfn "[%8.2f][%-9f][%05f]" nan infinity infinity
printfn "%f" -0.0
printfn "%.0f %.0f %.0f %.0f" 0.5 1.5 2.5 3.5
printfn "%.2f %.2f" 0.125 0.375
