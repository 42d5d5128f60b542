// out: 2
// out: 2
// out: 6
// out: 8
// out: 13
// out: 6 13
// out: 3
// out: 2
// out: 2
// out: 9
// out: 4 4
// out: true one
// out: 1 2
// A ref cell where a method takes a byref: of a field, an element, a call, an anonymous record.
open System.Threading
type Cell() =
    let mutable n = 1
    member _.Ref = &n
    member _.N = n
type R = { cells: int ref[]; all: System.Collections.Generic.List<int ref> }
let mk x = ref x
let c = Cell()
printfn "%d" (Interlocked.Increment(&c.Ref))
printfn "%d" c.N
let r = { cells = [| ref 4; ref 5 |]; all = System.Collections.Generic.List [ ref 7 ] }
printfn "%d" (Interlocked.Increment(r.cells[1]))
printfn "%d" (Interlocked.Increment(r.all.[0]))
printfn "%d" (Interlocked.Add(r.all[0], 5))
printfn "%d %d" r.cells[1].Value r.all[0].Value
let k = mk 3
printfn "%d" (Interlocked.Exchange(k, 9))
printfn "%d" (Interlocked.Decrement(mk 3))
printfn "%d" (Interlocked.Decrement((mk 3)))
printfn "%d" k.Value
let f (x: byref<int>) = Interlocked.Increment(&x)
let mutable z = 3
printfn "%d %d" (f &z) z
let d = System.Collections.Generic.Dictionary<int, string>()
d.[1] <- "one"
let s = {| a = ref "" |}
printfn "%b %s" (d.TryGetValue(1, s.a)) s.a.Value
type Node<'a> = { mutable v: 'a }
type S<'a> = { tail: Node<'a> ref; mutable n: int }
let swap (s: S<'a>) (x: Node<'a>) = Interlocked.Exchange(s.tail, x)
let chain = { tail = ref { v = 1 }; n = 0 }
let old = swap chain { v = 2 }
printfn "%d %d" old.v chain.tail.Value.v
