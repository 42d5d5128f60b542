// out: closed
// out: 1
// out: true 1
// out: closed
// out: item 1
// out: item 2
// out: closed
// out: item a
// out: item b
// out: item 1
// out: item 3
// out: closed
// out: [1; 2]
open System
open System.Collections.Generic
let using2 (r: 'a) (f: 'a -> 'b) : 'b when 'a :> IDisposable =
    try f r
    finally r.Dispose ()
let s = seq {
    try
        yield 1
        yield 2
    finally printfn "closed" }
printfn "%d" (using2 (s.GetEnumerator ()) (fun e -> e.MoveNext () |> ignore; e.Current))
let d : IDisposable = (s.GetEnumerator () :> IDisposable)
d.Dispose ()
let e = s.GetEnumerator ()
printfn "%b %d" (e.MoveNext ()) e.Current
let close (d: IDisposable) = d.Dispose ()
close e
type B() =
    member _.Using (r: 'T when 'T :> IDisposable, f: 'T -> 'U) = using2 r f
    member this.For (xs: seq<'a>, f: 'a -> unit) =
        this.Using (xs.GetEnumerator (), fun e -> while e.MoveNext () do f e.Current)
B().For (s, printfn "item %d")
B().For ([ "a"; "b" ], printfn "item %s")
B().For (set [ 3; 1 ], printfn "item %d")
let walk2 (xs: seq<_>) =
    use e = xs.GetEnumerator ()
    [ while e.MoveNext () do yield e.Current ]
printfn "%A" (walk2 s)
