// out: 24
// out: "ab1ab2"
// out: thirteen
// out: 14
// out: dispose 0
// out: 2
// out: dispose 1
// out: dispose 1
// out: 0
// out: (0, 1, true, false)
// out: (4, 11)
// out: [1; 2; 5; 10]
// out: [1; 2; 3; 5]
// out: 5
// out: [1; 1; 1; 2; 1]
// out: (1, 2)
// out: [2; 1; 1; 1; 1]
// out: [1; 2; 1; 1; 1; 2; 1; 1; 1; 2]
// out: 3
// out: 2
// out: 3
// out: 0
// out: 6
// out: 1
// out: 24
// out: (4, 11)
// out: 5
// out: [1; 2; 7; 12]
// out: 2
open System
open System.Collections.Generic
type ICmp =
    abstract Cmp: int -> int
type IEq =
    abstract Eq: int -> bool
type IBase =
    abstract Inc: unit -> int
type IMid<'A> =
    inherit IBase
    abstract Add: 'A -> int
type IDerived =
    inherit IMid<int>
    abstract Log: string with get, set
[<Struct>]
type C =
    val mutable n: int
    val mutable log: string
    interface IDerived with
        member c.Inc () = c.n <- c.n + 1; c.n
        member c.Add k = c.n <- c.n + k; (if k = 13 then failwith "thirteen"); c.n
        member c.Log with get () = c.n <- c.n + 1; sprintf "%s%d" c.log c.n and set v = c.log <- c.log + v
    interface IDisposable with
        member c.Dispose () = printfn "dispose %d" c.n; c.n <- -1
    interface ICmp with
        member c.Cmp o = c.n <- c.n + 1; compare c.n o
    interface IEq with
        member c.Eq o = c.n <- c.n + 1; c.n = o
let a<'T when 'T :> IDerived> (x: 'T) =
    let mutable x = x
    x.Inc () + x.Add 10 + x.Inc ()
let b<'T when 'T :> IDerived> (x: 'T) =
    let mutable x = x
    x.Log <- "a"
    x.Log <- "b"
    x.Log + x.Log
let c<'T when 'T :> IDerived> (x: 'T) =
    let mutable x = x
    try x.Add 13 |> ignore with e -> printfn "%s" e.Message
    x.Inc ()
let d<'T when 'T :> IDerived and 'T :> IDisposable> (x: 'T) =
    use y = x
    y.Inc () + y.Inc ()
let e<'T when 'T :> IDerived and 'T :> IDisposable> (x: 'T) =
    let mutable y = x
    y.Inc () |> ignore
    (use z = y in z.Inc () |> ignore)
    y.Dispose ()
    y.Inc ()
let f<'T when 'T :> ICmp and 'T :> IEq> (x: 'T) =
    let mutable x = x
    let p = x.Cmp 1
    let q = x.Cmp 1
    let r = x.Eq 3
    let s = x.Eq 3
    p, q, r, s
let loop<'T when 'T :> IDerived> (x: 'T) =
    let mutable x = x
    for i in 1 .. 5 do x.Inc () |> ignore
    let mutable k = 0
    while x.Inc () < 10 do k <- k + 1
    k, x.Inc ()
let cl<'T when 'T :> IDerived> (x: 'T) =
    let mutable y = x
    let z = [| y; y |]
    let f () = z.[0].Inc ()
    let g = fun () -> z.[1].Add 5
    [f (); f (); g (); g ()]
let sq<'T when 'T :> IDerived> (x: 'T) =
    seq {
        let mutable x = x
        yield x.Inc ()
        yield x.Inc ()
        for i in 1 .. 2 do yield x.Add i }
let byr<'T when 'T :> IDerived> (x: byref<'T>) = x.Inc () |> ignore
let chain<'T when 'T :> IDerived> (x: 'T) =
    let mutable x = x
    byr &x
    byr &x
    let y = &x
    y.Inc () |> ignore
    byr &y
    x.Inc ()
let expl<'T when 'T :> IDerived> (x: 'T) =
    let mutable x = x
    let a = (x :> IDerived).Inc ()
    let b = (x :> IBase).Inc ()
    let o = x :> IBase
    [a; b; o.Inc (); o.Inc (); x.Inc ()]
let swap<'T when 'T :> IDerived> (x: 'T) (y: 'T) =
    let mutable x = x
    let mutable y = y
    x.Inc () |> ignore
    let t = x
    x <- y
    y <- t
    x.Inc (), y.Inc ()
let tup<'T when 'T :> IDerived> (x: 'T) =
    let struct (mutable_, other) = struct (x, x)
    let mutable (p, q) = x, x
    p.Inc () |> ignore
    [p.Inc (); q.Inc (); mutable_.Inc (); mutable_.Inc (); other.Inc ()]
type Cls<'T when 'T :> IDerived>(x: 'T) =
    let mutable a = x
    let b = x
    static let mutable s = Unchecked.defaultof<'T>
    [<DefaultValue>] val mutable F: 'T
    member val P = x with get, set
    member k.Go () = [a.Inc (); a.Inc (); b.Inc (); b.Inc (); k.F.Inc (); k.F.Inc (); k.P.Inc (); k.P.Inc (); s.Inc (); s.Inc ()]
    member _.Lam () = let f () = a.Inc () in f () + f ()
[<Struct>]
type Pair<'T when 'T :> IDerived> =
    val mutable l: 'T
    val r: 'T
    member p.Go () = p.l.Inc () + p.l.Inc () + 10 * (p.r.Inc () + p.r.Inc ())
[<Struct>]
type PP<'T when 'T :> IDerived> =
    { mutable q: Pair<'T>; s: Pair<'T> }
    member p.Go () = p.q.Go (), p.s.Go ()
let inline inl (x: ^T when ^T :> IDerived) = x.Inc () + x.Inc ()
let inline inl2 (x: 'T when 'T :> IDerived) = let mutable y = x in y.Inc () + y.Inc ()
let rec recur<'T when 'T :> IDerived> (n: int) (x: 'T) =
    let mutable x = x
    if n = 0 then x.Inc () else x.Inc () |> ignore; recur (n - 1) x
let mutable glob = new C ()
printfn "%A" (a (new C ()))
printfn "%A" (b (new C ()))
printfn "%A" (c (new C ()))
printfn "%A" (d (new C ()))
printfn "%A" (e (new C ()))
printfn "%A" (f (new C ()))
printfn "%A" (loop (new C ()))
printfn "%A" (cl (new C ()))
printfn "%A" (List.ofSeq (sq (new C ())))
printfn "%A" (chain (new C ()))
printfn "%A" (expl (new C ()))
printfn "%A" (swap (new C ()) (new C ()))
printfn "%A" (tup (new C ()))
printfn "%A" (Cls(new C ()).Go ())
printfn "%A" (Cls(new C ()).Lam ())
printfn "%A" (inl glob)
printfn "%A" (inl2 glob)
printfn "%A" glob.n
printfn "%A" (recur 5 (new C ()))
byr &glob
printfn "%A" glob.n
type Ref() =
    let mutable n = 0
    interface IDerived with
        member c.Inc () = n <- n + 1; n
        member c.Add k = n <- n + k; n
        member c.Log with get () = string n and set v = n <- n + v.Length
printfn "%A" (a (Ref ()))
printfn "%A" (loop (Ref ()))
printfn "%A" (chain (Ref ()))
printfn "%A" (cl (Ref ()))
let both = [| glob |]
byr &both.[0]
printfn "%d" both.[0].n
