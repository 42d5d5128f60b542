// out: 2 zx | 9 (4 zx) (2 zx) 7 | 3 zxx | 5
// out: 9 (1 z) (2 zx) 7
// out: 9 (100 zx) (4 zx) 7
// out: 9 (1 z) (1 z) 7 77 (1 z) (2 zx) -
// out: 9 (1 z) (2 zx) 7
[<Struct>]
type V = { mutable a: int; mutable s: string }
[<Struct>]
type W = { mutable b: byte; mutable p: V; mutable q: V; mutable o: int option }
type C = { mutable v: V; mutable w: W; mutable x: V; k: int }
let set (v: byref<V>) = v <- { a = v.a + 1; s = v.s + "x" }
let put (o: byref<int option>) = o <- Some 7
let seta (v: byref<V>) = v.a <- v.a * 2
let show (w: W) = sprintf "%d (%d %s) (%d %s) %s" w.b w.p.a w.p.s w.q.a w.q.s (match w.o with Some x -> string x | None -> "-")
let z = { a = 1; s = "z" }
let w0 = { b = 9uy; p = z; q = z; o = None }
let c = { v = z; w = w0; x = z; k = 5 }
set &c.v
set &c.x
set &c.x
set &c.w.q
set &c.w.p
seta &c.w.p
put &c.w.o
printfn "%d %s | %s | %d %s | %d" c.v.a c.v.s (show c.w) c.x.a c.x.s c.k
let mutable g = w0
set &g.q
put &g.o
printfn "%s" (show g)
let f () =
  let mutable l = w0
  set &l.q
  seta &l.q
  put &l.o
  let r = &l.p
  set &r
  r.a <- 100
  printfn "%s" (show l)
  let arr = [| w0; w0 |]
  set &arr[1].q
  put &arr[0].o
  let e = &arr[1]
  e.b <- 77uy
  printfn "%s %s" (show arr[0]) (show arr[1])
f ()
type K() =
  let mutable st = w0
  member _.Go() = set &st.q; put &st.o; show st
  member val P = z with get, set
printfn "%s" (K().Go())
