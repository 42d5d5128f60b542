// out: 3
// out: 3
// out: 2
// out: [15; 25; 44; 54]
// out: 3
// out: 3
// out: 7
// out: (3, 2)
// out: 3
// out: 3
// out: 6
// out: 7
// out: (2, 3)
// out: ("100", true, 11100, 11101)
// out: ("100", true, 11100, "11200")
// out: ("100", true, 10000, 1, 1)
// out: 2
// out: 100 true 11100 11100
// out: 11101
// out: 11100
type ICounter =
    abstract Inc: unit -> int
    abstract N: int with get, set
    abstract Item: int -> int with get, set
[<Struct; CustomEquality; NoComparison>]
type Counter =
    val mutable n: int
    interface ICounter with
        member c.Inc () = c.n <- c.n + 1; c.n
        member c.N with get () = c.n <- c.n + 10; c.n
                   and set v = c.n <- v
        member c.Item with get i = c.n <- c.n + i; c.n
                      and set i v = c.n <- c.n + i * v
    override c.ToString () = c.n <- c.n + 100; string c.n
    override c.Equals (o: obj) = c.n <- c.n + 1000; true
    override c.GetHashCode () = c.n <- c.n + 10000; c.n
let f<'T when 'T: struct and 'T :> ICounter> (c: 'T) = let mutable c = c in c.Inc () + c.Inc ()
let g<'T when 'T :> ICounter> (c: 'T) = let mutable c = c in c.Inc () + c.Inc ()
let h<'T when 'T :> ICounter> (c: 'T) = c.Inc () + c.Inc ()
let p<'T when 'T :> ICounter> (c: 'T) =
    let mutable c = c
    c.N <- 5
    let a = c.N
    let b = c.N
    c.[3] <- 4
    let d = c.[7]
    [a; b; d; c.N]
type Box<'T when 'T :> ICounter>(x: 'T) =
    let mutable x = x
    member _.Go () = x.Inc () + x.Inc ()
[<Struct>]
type SBox<'T when 'T :> ICounter> =
    val mutable x: 'T
    member s.Go () = s.x.Inc () + s.x.Inc ()
type R<'T> = { mutable v: 'T; w: 'T }
let r (c: 'T when 'T :> ICounter) =
    let r = { v = c; w = c }
    r.v.Inc () + r.v.Inc (), r.w.Inc () + r.w.Inc ()
let arr (c: 'T when 'T :> ICounter) =
    let a = [| c |]
    a.[0].Inc () + a.[0].Inc ()
let byr (c: byref<'T> when 'T :> ICounter) = c.Inc () + c.Inc ()
let inr (c: inref<'T> when 'T :> ICounter) = c.Inc () + c.Inc ()
let inline inl (c: 'T when 'T :> ICounter) = let mutable c = c in c.Inc () + c.Inc ()
let clos (c: 'T when 'T :> ICounter) =
    let mutable d = c
    let k = ref c
    let f () = k.Value.Inc ()
    let a = f () + f ()
    let g () = k.contents.Inc ()
    a, g () + g ()
let os (c: 'T when 'T :> ICounter) =
    let mutable d = c
    let s = d.ToString ()
    let q = d.Equals (box 1)
    let h = d.GetHashCode ()
    s, q, h, d.Inc ()
let os2 (c: 'T) =
    let mutable d = c
    let s = d.ToString ()
    let q = d.Equals (box 1)
    let h = d.GetHashCode ()
    s, q, h, d.ToString ()
let imm (c: 'T when 'T :> ICounter) =
    let d = c
    let s = d.ToString ()
    let q = d.Equals (box 1)
    let h = d.GetHashCode ()
    s, q, h, d.Inc (), d.Inc ()
printfn "%A" (f (Counter ()))
printfn "%A" (g (Counter ()))
printfn "%A" (h (Counter ()))
printfn "%A" (p (Counter ()))
printfn "%A" (Box<Counter>(Counter ()).Go ())
let mutable sb = SBox<Counter> ()
printfn "%A" (sb.Go ())
printfn "%A" (sb.Go ())
printfn "%A" (r (Counter ()))
printfn "%A" (arr (Counter ()))
let mutable c = Counter ()
printfn "%A" (byr &c)
printfn "%A" (inr &c)
printfn "%A" (inl c)
printfn "%A" (clos (Counter ()))
printfn "%A" (os (Counter ()))
printfn "%A" (os2 (Counter ()))
printfn "%A" (imm (Counter ()))
printfn "%d" c.n
let mutable kc = Counter ()
let s = kc.ToString ()
let q = kc.Equals (box 1)
let hh = kc.GetHashCode ()
printfn "%s %b %d %d" s q hh kc.n
printfn "%d" ((kc :> ICounter).Inc ())
printfn "%d" kc.n
