// `slow n + slow n` is one call, its result added to itself.
// func: Equal.each
// has: = iadd v7, v7
module Equal
let rec slow n = if n < 0 then failwith "below" elif n < 2 then n else (slow (n - 1) * 3 + slow (n / 2)) % 1009
let twice n = slow n + slow n
let rec each n = if n = 0 then 0 else twice n - each (n - 1)
printfn "%d" (each 10)
