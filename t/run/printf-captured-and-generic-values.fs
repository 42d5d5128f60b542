// out: ints: 1 2
// out: x         |    1.50|    10
// out: longer    |   22.25|  2000
let report name values =
  printf "%s:" name
  for v in values do
    printf " %s" (string v)
  printfn ""
report "ints" [ 1; 2 ]
let table = [ ("x", 1.5, 10); ("longer", 22.25, 2000) ]
for (name, price, count) in table do
  printfn "%-10s|%8.2f|%6d" name price count
