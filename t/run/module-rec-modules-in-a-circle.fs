// out: 1
module rec M
module A =
    let f x = if x = 0 then 0 else B.g (x - 1)
module B =
    let g x = if x = 0 then 1 else A.f (x - 1)
printfn "%d" (A.f 5)
