// out: 1 2 3
// out: 55
// out: 30 30
// out: 11 21 22 31 32 33 
let s = seq { 1; 2; 3 }
printfn "%s" (String.concat " " (Seq.map string s))
let squares = seq { for i in 1 .. 5 -> i * i }
printfn "%d" (Seq.sum squares)
let evens =
  seq {
    for i in 1 .. 10 do
      if i % 2 = 0 then
        yield i
  }
printfn "%d %d" (Seq.sum evens) (Seq.sum evens)
let nested = seq { for i in 1 .. 3 do for j in 1 .. i -> (i, j) }
for (i, j) in nested do
  printf "%d%d " i j
printfn ""
