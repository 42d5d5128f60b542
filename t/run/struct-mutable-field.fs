// out: 11 1
// out: 11 0 a
// out: 11 12
// out: 77 1 11
[<Struct>]
type Counter = { mutable N: int; Tag: string }
let mutable a = { N = 1; Tag = "a" }
let b = a
a.N <- a.N + 10
printfn "%d %d" a.N b.N
let mutable c = a
c.N <- 0
printfn "%d %d %s" a.N c.N c.Tag
let f (x: Counter) =
  let mutable y = x
  y.N <- y.N + 1
  y
let d = f a
printfn "%d %d" a.N d.N
let cells = [| a; b |]
cells.[0].N <- 77
printfn "%d %d %d" cells.[0].N cells.[1].N a.N
