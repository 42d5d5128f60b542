// out: 6 3 small
module rec H3
[<AutoOpen>]
module Errors =
  let twice x = x * 2
  let describe (p: Pos) = sprintf "%d" p.Line
  type Kind = A | B
  let (|Big|Small|) n = if n > 10 then Big else Small
type Pos = { Line: int; Kind: Kind }
  with member p.Two = twice p.Line
       member p.Text = describe p
       member p.Size = match p.Line with Big -> "big" | Small -> "small"
let p = { Line = 3; Kind = A }
printfn "%d %s %s" p.Two p.Text p.Size
