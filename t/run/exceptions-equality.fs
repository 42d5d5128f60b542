// out: true false true
// out: false
exception E of int * string
exception F
let e = E(1, "a")
printfn "%b %b %b" (e = E(1, "a")) (e = E(2, "a")) (F = F)
printfn "%b" (e = F)
