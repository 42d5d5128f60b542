// out: 3 3 4 5 7 7 3
// out: true 4 4
// out: 4 7.5 true 7
// out: 1 2 1 7
// out: 3 4 6 7 7
// out: [1L; 2L; 7L] [|1.0; 2.5; 7.0|] [2.0]
// out: 2
// out: (1L, 2.0)
// out: 3
// out: 7
// out: Some 3L
// out: 7
// out: 3
// out: 3
// out: x
// out: 8
module Program
open System
type R = { A: int64; B: Nullable<int>; mutable C: float }
type W(n: int) =
  member _.N = n
  static member op_Implicit (n: int) : W = W n
let takeN (x: Nullable<int>) = x.HasValue
let take64 (x: int64) = x + 1L
let takeF (x: float) = x * 2.0
type M =
  static member L (x: int64) = x + 1L
  static member F (x: float) = x + 0.5
  static member N (x: Nullable<int>) = x.HasValue
  static member W (x: W) = x.N
let g: Nullable<int> = 3
let i: int64 = 3
let n: nativeint = 4
let f: float = 5
let j = 7
let i2: int64 = j
let f2: float = j
let w: W = 3
printfn "%A %d %d %g %d %g %d" g i n f i2 f2 w.N
printfn "%b %d %g" (takeN (3)) (take64 3) (takeF 2)
printfn "%d %g %b %d" (M.L 3) (M.F j) (M.N 3) (M.W j)
let ret (c: bool) : int64 = if c then 1 else 2
let ret2 (c: bool) : int64 = if c then 1L else 2
let ret3 (c: int) : float = match c with 1 -> 1 | 2 -> j | _ -> 2.5
printfn "%d %d %g %g" (ret true) (ret2 false) (ret3 1) (ret3 2)
let r = { A = 3; B = 4; C = 5 }
r.C <- 6
let r2 = { r with A = 7; B = j }
printfn "%d %A %g %d %A" r.A r.B r.C r2.A r2.B
let l: int64 list = [1; 2; j]
let a: float[] = [| 1; 2.5; j |]
let s: seq<float> = seq { 1; yield 2; j }
printfn "%A %A %A" l a (List.ofSeq s)
let nl: Nullable<int> list = [1; j]
printfn "%d" nl.Length
let t: int64 * float = (1, 2)
printfn "%A" t
let lam: int -> int64 = fun x -> x
printfn "%d" (lam 3)
let mutable m: int64 = 1
m <- 2
m <- j
printfn "%d" m
let o: int64 option = Some 3
printfn "%A" o
let h () : Nullable<int> = j
printfn "%A" (h ())
let k: float = (let z = 3 in z)
printfn "%g" k
let tr: int64 = try 3 with _ -> 4
printfn "%d" tr
let bl: float =
  printfn "x"
  8
printfn "%g" bl
