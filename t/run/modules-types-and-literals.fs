// out: 6 9
// out: 3
// out: max other
// out: 5
// out: 6
// out: 20
// out: 4
// out: 42
// out: r
// out: 2
// out: false
// out: true
// out: 6
// out: 4.0 1.0
// out: 6.0
// out: 2s
// out: 1
// modules, nested, open, shadowing, literals
module Util =
  let twice x = x * 2
  [<Literal>]
  let Max = 10
  module Inner =
    let thrice x = x * 3
  type T = { V: int }
  let mk v = { V = v }
open Util
printfn "%d %d" (twice 3) (Inner.thrice 3)
printfn "%d" (Util.Inner.thrice 1)
let test n = match n with Max -> "max" | _ -> "other"
printfn "%s %s" (test 10) (test 1)
let t = mk 5
printfn "%d" t.V
let t2 = { Util.V = 6 }
printfn "%d" t2.V
let x = 1
let x2 = let x = x + 1 in x * 10
printfn "%d" x2
let f x =
  let x = x + 1
  let x = x * 2
  x
printfn "%d" (f 1)
module Private =
  let private secret = 42
  let get () = secret
printfn "%d" (Private.get ())
[<RequireQualifiedAccess>]
type Color = Red | Green
let c = Color.Red
printfn "%s" (match c with Color.Red -> "r" | Color.Green -> "g")
type E = A = 1 | B = 2
printfn "%d" (int E.B)
printfn "%b" (E.A = E.B)
let e: E = enum 2
printfn "%b" (e = E.B)
module M2 = Util.Inner
printfn "%d" (M2.thrice 2)
type Shape =
  | Circle of radius: float
  | Rect of w: float * h: float
  member s.Area = match s with Circle r -> r * r | Rect(w, h) -> w * h
  static member Unit = Rect(1.0, 1.0)
printfn "%.1f %.1f" (Circle 2.0).Area Shape.Unit.Area
let r = Rect(h = 2.0, w = 3.0)
printfn "%.1f" r.Area
type Rec = { mutable N: int; S: string } with
  member r.Show() = sprintf "%d%s" r.N r.S
let rc = { N = 1; S = "s" }
rc.N <- rc.N + 1
printfn "%s" (rc.Show())
type Alias = int * string
let al: Alias = 1, "x"
printfn "%d" (fst al)
