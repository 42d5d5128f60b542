// out: 2
// out: bad 5 in f
let f n = if n > 3 then failwithf "bad %d in %s" n "f" else n
printfn "%d" (f 2)
try
  printfn "%d" (f 5)
with Failure m -> printfn "%s" m
