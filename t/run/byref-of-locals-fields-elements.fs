// out: 7
// out: b a
// out: 42 42
// out: 45
// out: 2
// out: 3
// out: 8
// out: 12 z
let inc (x: byref<int>) = x <- x + 1
let swap (a: byref<'a>) (b: byref<'a>) =
  let t = a
  a <- b
  b <- t
let test () =
  let mutable x = 5
  inc &x
  inc &x
  printfn "%d" x
  let mutable s = "a"
  let mutable t = "b"
  swap &s &t
  printfn "%s %s" s t
  let r = &x
  r <- 42
  printfn "%d %d" x r
  for i in 1 .. 3 do inc &x
  printfn "%d" x
test ()
type P = { mutable v: int }
let p = { v = 1 }
inc &p.v
printfn "%d" p.v
let a = [| 1; 2; 3 |]
inc &a[1]
printfn "%d" a[1]
let mutable g = 7
inc &g
printfn "%d" g
[<Struct>]
type M = { mutable q: int; mutable w: string }
let f () =
  let mutable m = { q = 1; w = "z" }
  inc &m.q
  let z = &m
  z.q <- z.q + 10
  printfn "%d %s" m.q m.w
f ()
