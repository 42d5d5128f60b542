// out: leaving
// exit: 3
type D(name: string) =
  interface System.IDisposable with
    member _.Dispose() = printfn "dispose %s" name
let f () =
  use d = new D "a"
  try
    printfn "leaving"
    exit 3
  finally
    printfn "finally"
f ()
