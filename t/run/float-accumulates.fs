// out: false 0.99999999999999989
// out: 7.48548
let mutable sum = 0.0
for i in 1 .. 10 do
  sum <- sum + 0.1
printfn "%b %.17f" (sum = 1.0) sum
let mutable h = 0.0f
for i in 1 .. 1000 do
  h <- h + 1.0f / float32 i
printfn "%.5f" h
