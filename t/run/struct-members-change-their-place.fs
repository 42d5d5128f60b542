// out: 2
// out: 3
// out: 2
// out: (3, 2) 2
// out: 2
// out: 3
// out: 2
// out: 3
// out: 3
// out: 3
// out: 2
// out: 7
// out: 2
// out: 3
// out: 23 27
// out: 31 31
// out: 5
// out: 1
// out: 5
// out: 3 2
[<Struct>]
type Counter =
    val mutable n: int
    member c.Inc () = c.n <- c.n + 1; c.n
let inr (c: inref<Counter>) = c.Inc () + c.Inc ()
let byr (c: byref<Counter>) = c.Inc () + c.Inc ()
let mutable c = Counter ()
printfn "%d" (inr &c)
printfn "%d" (byr &c)
printfn "%d" c.n
type K() =
    let mutable a = Counter ()
    let b = Counter ()
    member val P = Counter () with get, set
    member _.Go () = a.Inc () + a.Inc (), b.Inc () + b.Inc ()
    member k.Go2 () = k.P.Inc () + k.P.Inc ()
let k = K ()
printfn "%A %A" (k.Go ()) (k.Go2 ())
let r = ref (Counter ())
printfn "%d" (r.Value.Inc () + r.Value.Inc ())
printfn "%d" (r.contents.Inc () + r.contents.Inc ())
let t = struct (Counter (), 1)
let xs = ResizeArray [Counter ()]
printfn "%d" (xs.[0].Inc () + xs.[0].Inc ())
let arr = [| Counter () |]
printfn "%d" (arr.[0].Inc () + arr.[0].Inc ())
let a2 = Array2D.create 2 2 (Counter ())
printfn "%d" (a2.[0, 1].Inc () + a2.[0, 1].Inc ())
printfn "%d" ((Array.get arr 0).Inc ())
printfn "%d" arr.[0].n
let f (c: Counter byref) = let d = &c in d.Inc () + d.Inc ()
printfn "%d" (f &c)
let g () = let mutable x = Counter () in (let y = &x in y.Inc () |> ignore; y.Inc () |> ignore; x.n)
printfn "%d" (g ())
for i in [1] do
    let mutable q = Counter ()
    for j in 1 .. 3 do q.Inc () |> ignore
    printfn "%d" q.n
let h () =
    let mutable c = Counter ()
    let f () = c.Inc ()
    f ()
[<Struct>]
type Outer =
    val mutable I: Counter
    val J: Counter
    member o.Go () = o.I.Inc () + o.I.Inc () + 10 * (o.J.Inc () + o.J.Inc ())
let mutable o = Outer ()
printfn "%d %d" (o.Go ()) (o.Go ())
let o2 = o
printfn "%d %d" (o2.Go ()) (o2.Go ())
printfn "%d" (o.I.Inc ())
printfn "%d" (o.J.Inc ())
printfn "%d" (o2.I.Inc ())
type Rec = { mutable m: Counter; i: Counter }
let rr = { m = Counter (); i = Counter () }
printfn "%d %d" (rr.m.Inc () + rr.m.Inc ()) (rr.i.Inc () + rr.i.Inc ())
