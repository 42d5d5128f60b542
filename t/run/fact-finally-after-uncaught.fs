// out: finally
// out: dispose a
// exit: 134
// err: Unhandled exception. System.Exception: boom
type D(name: string) =
  interface System.IDisposable with
    member _.Dispose() = printfn "dispose %s" name
let f () =
  use d = new D "a"
  try
    failwith "boom"
  finally
    printfn "finally"
f ()
printfn "not reached"
