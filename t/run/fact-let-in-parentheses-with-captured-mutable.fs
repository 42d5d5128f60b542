// out: 1
let t () = (let mutable n = 0 in let bump () = n <- n + 1 in bump (); n)
printfn "%d" (t ())
