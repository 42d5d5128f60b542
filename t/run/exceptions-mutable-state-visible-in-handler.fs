// out: 1 start+one
// out: 11
let f () =
  let mutable n = 0
  let mutable s = "start"
  try
    n <- 1
    s <- s + "+one"
    if n = 1 then failwith "x"
    n <- 2
  with _ ->
    printfn "%d %s" n s
    n <- n + 10
  n
printfn "%d" (f ())
