// out: [|1; 100; 3|]
// out: 101
// out: 3
// out: [|1; 100; 55|]
// out: 13 5
// out: 30
// out: (1, 50)
// out: 7
// out: 42
// out: true 12
// out: 77
// out: true 3
// out: true 4
// out: 1
// out: 5
let arr = [|1;2;3|]
let refret (a: int[]) i : byref<int> = &a.[i]
let h () =
  let r = &refret arr 1
  r <- 100
h ()
printfn "%A" arr
let x = refret arr 1 + 1
printfn "%d" x
let show () = printfn "%d" (refret arr 2)
show ()
(refret arr 2) <- 55
printfn "%A" arr
type Grid(n: int) =
  let data = Array.zeroCreate<int> (n * n)
  member _.Item with get (i: int, j: int) : byref<int> = &data.[i * n + j]
  member _.At(i: int) : byref<int> = &data.[i]
  member _.Sum = Array.sum data
let g = Grid 3
g.[1, 1] <- 5
let useIt () =
  let c = &g.At 0
  c <- c + 7
  let d = &g.[2, 2]
  d <- 1
useIt ()
printfn "%d %d" g.Sum g.[1, 1]
[<Struct>]
type V = { mutable X: int; mutable Y: int }
let first (v: byref<V>) : byref<int> = &v.X
let k () =
  let mutable v = { X = 1; Y = 2 }
  let x = &first &v
  x <- 10
  let y = &v.Y
  y <- 20
  v.X + v.Y
printfn "%d" (k ())
let max2 (a: byref<int>) (b: byref<int>) : byref<int> = if a > b then &a else &b
let m () =
  let mutable a = 1
  let mutable b = 2
  let r = &max2 &a &b
  r <- 50
  a, b
printfn "%A" (m ())
let readOnly (x: inref<V>) = x.X + x.Y
let z () = 
  let s = { X = 3; Y = 4 }
  readOnly &s
printfn "%d" (z ())
let tryGet (x: outref<int>) = x <- 42; true
let w () =
  let mutable q = 0
  if tryGet &q then q else -1
printfn "%d" (w ())
let ok, v = System.Int32.TryParse "12"
printfn "%b %d" ok v
let mutable out = 0
if System.Int32.TryParse("77", &out) then printfn "%d" out
let d = System.Collections.Generic.Dictionary<string, int>()
d.["a"] <- 3
let mutable dv = 0
printfn "%b %d" (d.TryGetValue("a", &dv)) dv
type O() =
  member _.Try(s: string, [<System.Runtime.InteropServices.Out>] r: byref<int>) : bool = r <- s.Length; true
let b, n = O().Try "four"
printfn "%b %d" b n
type Cell() =
  [<DefaultValue>] val mutable public V : int
let c = Cell()
let bump (x: byref<int>) = x <- x + 1
bump &c.V
printfn "%d" c.V
let rf = ref 4
bump &rf.contents
printfn "%d" rf.Value
