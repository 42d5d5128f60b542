// out: dispose b
// out: dispose a
// out: result
// out: dispose a
// out: caught inside
type Resource(name: string) =
  interface System.IDisposable with
    member _.Dispose() = printfn "dispose %s" name
let f fail =
  use a = new Resource("a")
  if fail then failwith "inside"
  use b = new Resource("b")
  "result"
printfn "%s" (f false)
printfn "%s" (try f true with Failure m -> "caught " + m)
