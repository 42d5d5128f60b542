// out: -1 1
// out: true false
// out: 1
// out: true
// out: true
let sign x = if x < 0 then -1 elif x > 0 then 1 else 0
printfn "%d %d" (sign (compare (1, 2) (1, 3))) (sign (compare (2, 0) (1, 9)))
printfn "%b %b" ((1, "b") < (1, "c")) ((2, "a") < (1, "z"))
type R = { K: int; Name: string }
printfn "%d" (sign (compare { K = 1; Name = "b" } { K = 1; Name = "a" }))
printfn "%b" ({ K = 0; Name = "z" } < { K = 1; Name = "a" })
printfn "%b" (max { K = 3; Name = "a" } { K = 2; Name = "z" } = { K = 3; Name = "a" })
