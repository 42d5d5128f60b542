// out: dot 0,0
// out: line 0,0-3,4
// out: 0
module Geometry =
  type Point = { X: int; Y: int }
  type Shape =
    | Dot of Point
    | Line of Point * Point
  let origin = { X = 0; Y = 0 }
open Geometry
let describe shape =
  match shape with
  | Dot p -> sprintf "dot %d,%d" p.X p.Y
  | Line(a, b) -> sprintf "line %d,%d-%d,%d" a.X a.Y b.X b.Y
printfn "%s" (describe (Dot origin))
printfn "%s" (describe (Line(origin, { X = 3; Y = 4 })))
printfn "%d" Geometry.origin.X
