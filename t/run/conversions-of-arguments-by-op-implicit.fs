// out: i n n 3 [1; 2; 3]
// out: 3 3 1 3 3 3
// out: 4 5 3 3M 4 3 7
module Program
open System
type W(n: int) =
  member _.N = n
  static member op_Implicit (n: int) : W = W n
  static member op_Implicit (w: W) : string = string w.N
type M(w: W) =
  let mutable p = w
  member _.P with get () = p and set (v: W) = p <- v
  static member W (x: W) = x.N
  static member O (x: W, ?y: W) = x.N
  static member S (x: string) = x.Length
  static member A ([<ParamArray>] x: W[]) = x.Length
  static member D (f: Func<int, W>) = (f.Invoke 3).N
  static member V (x: Nullable<int>) = "n"
  static member V (x: string) = "s"
  static member U (x: Nullable<int>) = "n"
  static member U (x: int) = "i"
  static member T (x: Nullable<int>) = "n"
  static member T (x: int64) = "i64"
let sp () =
  let a = Span<int>([|1|])
  let r: ReadOnlySpan<int> = a
  a.Length + r.Length
let c = true
let d: decimal = 3
let bi: bigint = 4
let x1 = M.W (if c then 3 else 4)
let x2 = M.W (3)
let x3 = M.O (3, 4)
let x4 = M.S (W 3)
let x5 = M.A (1, 2, W 3)
let x6 = M.D (fun x -> x)
let m = M(3)
m.P <- 4
let m2 = M(3, P = 5)
let x7: W = if c then 3 else 4
let x8: string = match x7 with w -> w
let f (w: W) = w.N
let y1 = f 3
let y2 = 3 |> M.W
let y3: (int -> W) = fun x -> x
let y4: W list = [for i in 1 .. 3 -> i]
let y5: W[] = [| for i in 1 .. 3 do yield i |]
let z0 = M.U 3
let z1 = M.T 3
let z2 = M.V 3
printfn "%s %s %s %d %A" z0 z1 z2 x1 (List.map (fun (w: W) -> w.N) y4)
printfn "%d %d %d %d %d %s" x2 x3 x4 x5 x6 x8
printfn "%d %d %d %A %A %d %d" m.P.N m2.P.N y1 d bi y2 (y3 7).N
