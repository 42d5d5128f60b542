// out: 9 T5 100
// out: 1 0
// out: 20
// out: 4.0
// out: 3 3
// out: T1
// out: { Items = [1]
// out:   Up = Some (K (3, [])) }
module rec P
open System
exception Bad of A.T
[<Measure>] type kg
type Outer() =
  member _.Weight (w: A.W) = w.Kg * 2.0
  static member Make () = A.create 3
[<AutoOpen>]
module Auto =
  type Opened = { O: A.T }
module A =
  open Auto
  [<Literal>]
  let Max = 10
  type T = { V: B.U; L: int }
    with
      member t.Sum = sum t
      static member (+) (a: T, b: T) = { V = a.V; L = a.L + b.L }
      override t.ToString() = sprintf "T%d" t.L
  and W = { Kg: float<kg>; T: T }
  let create n = { V = B.U []; L = n }
  let private sum (t: T) = t.L + B.total t.V
  let rec loop (n: int) : int = if n = 0 then 0 else B.loop (n - 1)
  type T with
    member t.Ext = t.L * 100
module B =
  type U = U of A.T list
  type IVisit =
    abstract Visit: A.T -> int
  type Visitor() =
    interface IVisit with
      member _.Visit t = t.Sum + helper t.L
  let private helper n = n + A.Max
  let total (U ts) = ts |> List.sumBy (fun t -> t.L)
  let loop n = if n = 0 then 1 else A.loop (n - 1)
  type G<'a> = { Items: 'a list; Up: Gen.K<int> option }
module Gen =
  type H2 = B.G<int>
  type K<'a when 'a: comparison> = K of 'a * B.G<'a> list
module Plain =
  let q = 3
  type NotTaken = { Q: int }
  let r = { Q = q }
let main () =
  let t = A.create 4
  let t2 = { A.V = B.U [t; t]; A.L = 1 }
  printfn "%d %s %d" t2.Sum (string (t + t2)) t2.Ext
  printfn "%d %d" (A.loop 5) (B.loop 5)
  printfn "%d" ((B.Visitor() :> B.IVisit).Visit t2)
  printfn "%A" (Outer().Weight { A.Kg = 2.0<kg>; A.T = t })
  printfn "%d %d" (Outer.Make().L) Plain.r.Q
  try raise (Bad t2) with Bad x -> printfn "%O" x
  let g: Gen.H2 = { Items = [1]; Up = Some (Gen.K (3, [])) }
  printfn "%A" g
[<EntryPoint>]
let start _ = main (); 0
