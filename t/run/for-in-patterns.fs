// out: 1x 2y 1 3 ...45
for (a, b) in [ (1, "x"); (2, "y") ] do
  printf "%d%s " a b
for Some n in [ Some 1; None; Some 3 ] do
  printf "%d " n
for _ in 1 .. 3 do
  printf "."
for { contents = c } in [ ref 4; ref 5 ] do
  printf "%d" c
printfn ""
