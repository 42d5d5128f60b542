// out: 15
// out: 55
let count limit step =
  let rec go n acc = if n > limit then acc else go (n + step) (acc + 1)
  go 0 0
printfn "%d" (count 100 7)
let sumTo n =
  let rec up i = if i > n then 0 else i + down i
  and down i = up (i + 1)
  up 1
printfn "%d" (sumTo 10)
