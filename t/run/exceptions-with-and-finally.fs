// out: [finally] fine
// out: [finally] handled n is 3
let f n =
  try
    try
      if n > 0 then failwithf "n is %d" n
      "fine"
    with Failure m -> "handled " + m
  finally
    printf "[finally] "
printfn "%s" (f 0)
printfn "%s" (f 3)
