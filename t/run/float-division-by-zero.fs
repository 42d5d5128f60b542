// out: Infinity -Infinity NaN
// out: true
let zero = 0.0
printfn "%f %f %f" (1.0 / zero) (-1.0 / zero) (zero / zero)
printfn "%b" (1.0 / zero > 1e308)
