// out: InvalidOperationException: The initialization of an object or value resulted in an object or value being accessed recursively before it was fully initialized.
// out: 6
// out: 6
// out: InvalidOperationException: The initialization of an object or value resulted in an object or value being accessed recursively before it was fully initialized.
// out: in do der
// out: der
// out: 8
// out: InvalidOperationException: The initialization of an object or value resulted in an object or value being accessed recursively before it was fully initialized.
// out: F 3
// out: then
// out: F 3
// out: 120
// out: d true
// out: 6
#nowarn "40"
let t (f: unit -> 'a) = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
type T = T of int * T
type D(x: int) as this =
  let y : int = this.Y
  member _.Y = x
try printfn "%d" (D(4).Y) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
type D2(x: int) as this =
  let z = lazy (this.Q + 1)
  let w = 5
  do printfn "%d" (this.Go())
  member _.Q = w
  member _.Go() = z.Value
  member _.Z = z
t (fun () -> D2(3).Z.Value)
type D3(x: int) as this =
  let n = (fun (d: D3) -> d.N) this
  member _.N = 7
  member _.NN = n
t (fun () -> D3(3).NN)
type Base() =
  abstract M : unit -> string
  default _.M() = "base"
  member this.Call() = this.M()
type Der() as this =
  inherit Base()
  let s = "der"
  do printfn "in do %s" (this.M())
  override _.M() = s
printfn "%s" (Der().Call())
type Der2(n: int) as self =
  inherit Base()
  let rec loop i = if i = 0 then self.N else loop (i - 1)
  let v = lazy (loop 3)
  member _.N = n
  override _.M() = string v.Value
printfn "%s" (Der2(8).Call())
type E() as this =
  let f () = this.X
  let x = f ()
  member _.X : int = x
t (fun () -> E().X)
type F(a) as this =
  do this.Hook()
  abstract Hook : unit -> unit
  default _.Hook() = printfn "F %d" a
  new () as this = F(3) then printfn "then"; this.Hook()
F() |> ignore
type Rc = { f: int -> int }
let rec p = (fun x -> if x = 0 then 1 else x * p (x - 1)) : int -> int
printfn "%d" (p 5)
let rec o = { new System.IDisposable with member _.Dispose() = printfn "d %b" (obj.ReferenceEquals(o, o)) }
o.Dispose()
let rec i1 = i2 + 1
and i2 = 5
printfn "%d" i1
