// out: 1
// out: close
// out: caught inside
let s =
  seq {
    try
      yield 1
      failwith "inside"
      yield 2
    finally
      printfn "close"
  }
try
  for x in s do
    printfn "%d" x
with Failure m -> printfn "caught %s" m
