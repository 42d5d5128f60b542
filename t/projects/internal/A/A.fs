namespace Lib
module Open =
  let internal hidden = 1
  type internal T() = member _.X = 1
  type internal R = { F: int }
  type internal U = C of int | D
  exception internal E of string
  let internal (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
  [<Literal>]
  let internal Lit = 3
module internal Closed =
  let v = 1
  module Deep =
    let w = 2
