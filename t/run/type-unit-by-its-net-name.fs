// out: 1 true
// Unit, the name of the type in .NET; a case may have it too.
let u: Unit = ()
type T =
    | Unit
    | Other
let f (x: T) = match x with Unit -> 1 | Other -> 2
printfn "%d %A" (f Unit) (u = ())
let g (x: FSharp.Core.Unit) : Microsoft.FSharp.Core.Unit = x
g ()
