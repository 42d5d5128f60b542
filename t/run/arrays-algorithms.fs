// out: 168
// out: 1 2 5 7 9 
let sieve n =
  let composite = Array.init (n + 1) (fun _ -> false)
  let mutable count = 0
  for i in 2 .. n do
    if not composite.[i] then
      count <- count + 1
      let mutable j = i * 2
      while j <= n do
        composite.[j] <- true
        j <- j + i
  count
printfn "%d" (sieve 1000)
let bubble (a: int[]) =
  for i in 0 .. a.Length - 2 do
    for j in 0 .. a.Length - 2 - i do
      if a.[j] > a.[j + 1] then
        let t = a.[j]
        a.[j] <- a.[j + 1]
        a.[j + 1] <- t
let xs = [| 5; 2; 9; 1; 7 |]
bubble xs
for x in xs do
  printf "%d " x
printfn ""
