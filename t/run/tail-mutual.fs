// out: true true
// out: 1999998
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)
printfn "%b %b" (even 1000000) (odd 1000001)
let rec a n acc = if n = 0 then acc else b (n - 1) (acc + 1)
and b n acc = if n = 0 then acc else c (n - 1) (acc + 2)
and c n acc = if n = 0 then acc else a (n - 1) (acc + 3)
printfn "%d" (a 999999 0)
