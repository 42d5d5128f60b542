// out: { X = 3 } 9 { X = 8 }
// out: <6>
module rec H4
[<AutoOpen>]
module Ops =
  let (++) (a: Vec) (b: Vec) = { X = a.X + b.X }
  let scale k (v: Vec) = { X = k * v.X }
type Vec = { X: int } with
  static member Sum(vs: Vec list) = List.fold (++) { X = 0 } vs
  member v.Norm = v.X * v.X
  member v.Twice = v |> scale 2
type Shape(v: Vec) =
  let w = scale 3 v
  member _.W = w
  override _.ToString() = show w
[<AutoOpen>]
module Show =
  let show (v: Vec) = sprintf "<%d>" v.X
printfn "%A %d %A" (Vec.Sum [ { X = 1 }; { X = 2 } ]) { X = 3 }.Norm { X = 4 }.Twice
printfn "%O" (Shape { X = 2 })
