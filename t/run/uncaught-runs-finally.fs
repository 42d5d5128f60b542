// out: start
// out: body
// out: finally
// err: Unhandled exception. System.Exception: out
// exit: 134
let f () =
  try
    printfn "body"
    failwith "out"
  finally
    printfn "finally"
printfn "start"
f ()
printfn "not here"
