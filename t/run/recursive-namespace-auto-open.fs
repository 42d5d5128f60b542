// out: 3:x
// out: 6
namespace rec My.Lib
[<AutoOpen>]
module Errors =
  exception ParseError of pos: Pos * msg: string
  let fail p m = raise (ParseError (p, m))
  let twice x = x * 2
type Pos = { Line: int; Col: int }
  with member p.Fail m = fail p m
       member p.Two = twice p.Line
module Use =
  let run p = try (p: Pos).Fail "x" with ParseError (p, m) -> sprintf "%d:%s" p.Line m
module Main =
  printfn "%s" (Use.run { Line = 3; Col = 4 })
  printfn "%d" { Line = 3; Col = 4 }.Two
  [<EntryPoint>]
  let main _ = 0
