// out: 111
// out: 1 2 3 4 
let mutable n = 27
let mutable steps = 0
while n <> 1 do
  n <- if n % 2 = 0 then n / 2 else 3 * n + 1
  steps <- steps + 1
printfn "%d" steps
while false do
  printfn "never"
let mutable i = 0
while (i <- i + 1; i < 5) do
  printf "%d " i
printfn ""
