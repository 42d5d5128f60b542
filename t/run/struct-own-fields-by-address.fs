// out: 1 2
// out: 5 7 7 9
open System.Threading
[<Struct>]
type IdGen =
    val mutable private id: int64
    member this.Next() = Interlocked.Increment(&this.id)
    member this.Now = this.id
type Holder() =
    let mutable gen = IdGen()
    member _.Next() = gen.Next()
[<Struct>]
type Counter =
    val mutable n: int
    new(n) = { n = n }
    member inline this.Swap(v) = Interlocked.Exchange(&this.n, v)
    member this.Cas(v, old) = Interlocked.CompareExchange(&this.n, v, old)
    member this.Read() = Volatile.Read(&this.n)
let h = Holder()
printfn "%d %d" (h.Next()) (h.Next())
let mutable c = Counter 5
let old = c.Swap 7
printfn "%d %d %d %d" old c.n (c.Cas(9, 7)) (c.Read())
