// out: using a b
// out: dispose b
// out: dispose a
// out: 5
type Resource(name: string) =
  member _.Name = name
  interface System.IDisposable with
    member _.Dispose() = printfn "dispose %s" name
let f () =
  use a = new Resource("a")
  use b = new Resource("b")
  printfn "using %s %s" a.Name b.Name
  5
printfn "%d" (f ())
