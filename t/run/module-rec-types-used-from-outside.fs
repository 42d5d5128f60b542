// out: 1 2
// out: 8 1
// out: true Red
// out: 1 0 8
// out: 0
module rec P
open System
type Top = { A: A.T; Many: B.Deep.D list }
module A =
  open System.Collections.Generic
  type T = { V: B.U; Map: Map<string, B.U> }
  let make () : T = { V = B.U None; Map = Map.empty }
  type Holder(x: int) =
    member _.Twice = helper x
    member _.Other = B.count (B.U (Some (make ())))
  let helper x = x * 2
module B =
  type U = U of A.T option
  type Color = Red | Green of A.T
  module Deep =
    type D = { Up: U; C: Color }
    let mk u = { Up = u; C = Red }
  let rec count (u: U) = match u with U None -> 0 | U (Some t) -> 1 + count t.V
  let other = A.helper 4
module C =
  open A
  let use_ (t: T) = B.count t.V
  type E(t: T) =
    member _.T = t
let main () =
  let t = A.make ()
  let u = B.U (Some t)
  printfn "%d %d" (B.count u) (B.count (B.U (Some { t with V = u })))
  printfn "%d %d" (A.Holder 4).Twice (A.Holder(1).Other)
  let d = B.Deep.mk u
  printfn "%b %A" (d.C = B.Red) d.C
  let top = { A = t; Many = [d] }
  printfn "%d %d %d" top.Many.Length (C.use_ top.A) B.other
  printfn "%d" (C.E(t).T.Map.Count)
[<EntryPoint>]
let start _ = main (); 0
