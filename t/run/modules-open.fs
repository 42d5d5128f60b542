// out: 24
// out: 3
module Shapes =
  let pi = 3
  let area r = pi * r * r
module More =
  open Shapes
  let twice r = 2 * area r
open More
printfn "%d" (twice 2)
printfn "%d" (Shapes.area 1)
