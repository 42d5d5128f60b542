// out: second
let f () =
  try
    try
      failwith "first"
    finally
      failwith "second"
  with Failure m -> m
printfn "%s" (f ())
