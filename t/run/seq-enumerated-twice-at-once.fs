// out: 1 2 3 2 4 6 3 6 9 
let s = seq { for i in 1 .. 3 do yield i }
for a in s do
  for b in s do
    printf "%d " (a * b)
printfn ""
