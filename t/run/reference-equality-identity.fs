// out: true false false
// out: false
// out: false true
[<ReferenceEquality>]
type RE = { Q: int }
let re = { Q = 1 }
let re2 = { Q = 1 }
printfn "%b %b %b" (re = re) (re = { Q = 1 }) (re = re2)
let mk n = { Q = n }
printfn "%b" (mk 1 = mk 1)
[<ReferenceEquality>]
type RU = A of int | B
printfn "%b %b" (A 1 = A 1) (let a = A 1 in a = a)
