// out: true true false false false true
// out: false true false true true false
// out: false true false true true false
// out: false false false false false true
// out: false false false false false true
// out: false false true true false true
let show (a: float) b = printfn "%b %b %b %b %b %b" (a < b) (a <= b) (a > b) (a >= b) (a = b) (a <> b)
show 1.0 2.0
show 2.0 2.0
show -0.0 0.0
show nan 1.0
show nan nan
show infinity 1.0
