// out: 3 true
// out: 0 0
// out: 0
// out: 5
// out: 0 0 false
// out: Q
// out: 1
// out: 1
// out: sb
// out: 0 0
// out: 9 5
// out: 5
open System.Collections.Generic
let make<'T when 'T: (new: unit -> 'T)> () = new 'T()
[<CLIMutable>]
type Rec = { mutable A: int; B: string; C: int list }
[<Struct>]
type P = { X: int; Y: float }
type S = struct val Z: int end
type C() = member val N = 5 with get, set
[<CLIMutable>]
type Gen<'a> = { V: 'a; W: int }
type En = Q = 0 | R = 1
let r = make<Rec> ()
r.A <- 3
printfn "%d %b" r.A (isNull r.B)
printfn "%d %g" (make<P> ()).X (make<P> ()).Y
printfn "%d" (make<S> ()).Z
printfn "%d" (make<C> ()).N
printfn "%d %g %b" (make<int> ()) (make<float> ()) (make<bool> ())
printfn "%A" (make<En> ())
let l = make<List<int>> ()
l.Add 4
printfn "%d" l.Count
let d = make<Dictionary<string, int>> ()
d.["a"] <- 1
printfn "%d" d.Count
printfn "%s" (make<System.Text.StringBuilder>().Append("sb").ToString())
printfn "%d %d" (make<Gen<int>> ()).V (make<Gen<string>> ()).W
type Pool<'T when 'T: (new: unit -> 'T)>() =
    let free = Stack<'T>()
    member _.Rent() = if free.Count > 0 then free.Pop() else new 'T()
    member _.Return x = free.Push x
let pool = Pool<C>()
let c = pool.Rent()
c.N <- 9
pool.Return c
printfn "%d %d" (pool.Rent().N) (pool.Rent().N)
let inline create< ^T when ^T: (new: unit -> ^T)> () = new ^T()
printfn "%d" (create<C> ()).N
