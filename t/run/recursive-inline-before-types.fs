// out: 9 6 18
// Inline functions that need none of the types stand before them, so that members may use them.
module rec L4
let inline sq x = x * x
let inline norm (v: V) = sq v.X
let inline twice f x = f (f x)
[<AutoOpen>]
module Ops =
  let inline half x = x / (LanguagePrimitives.GenericOne + LanguagePrimitives.GenericOne)
type V =
  { X: int; Y: float }
  member v.N = sq v.X
  member v.M = sq v.Y |> twice (fun y -> y + 1.0)
let use' (v: V) = norm v + half v.X
printfn "%d %g %d" { X = 3; Y = 1.0 }.N { X = 3; Y = 2.0 }.M (use' { X = 4; Y = 0.0 })
