// out: 0

type B(a: int) =
    [<DefaultValue>] val mutable Z: int
type D() =
    inherit B(4)
let inline gz (o: ^a) = (^a : (member Z : int) o)
printfn "%d" (gz (D()))
