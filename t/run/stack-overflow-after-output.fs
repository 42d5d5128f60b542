// out: before
// err: Stack overflow.
// exit: 134
module Program
let rec f n = if n < 0 then 0 else 1 - f (n + 1)
printfn "before"
printfn "%d" (f 0)
