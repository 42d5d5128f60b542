// out: 1000066
let rec go a b c d e f g h i j k l =
  if a = 0 then b + c + d + e + f + g + h + i + j + k + l
  else go (a - 1) c d e f g h i j k l (b + 1)
printfn "%d" (go 1000000 1 2 3 4 5 6 7 8 9 10 11)
