// out: [(0, "a")]
// out: ["a"; "b"] ("a", 3)
type Box<'T, 'S when 'T: equality>(v: 'S) =
    member this.Items<'T, 'S>() : ('T * 'S) seq =
        seq { if true then yield Unchecked.defaultof<'T>, v }
    member x.Same<'S>(y: 'S) = [ v; y ]
    member x.Other<'U>(y: 'U) : 'S * 'U = v, y
    interface System.Collections.Generic.IEnumerable<'T * 'S> with
        member this.GetEnumerator() = this.Items().GetEnumerator()
    interface System.Collections.IEnumerable with
        member this.GetEnumerator() =
            (this :> System.Collections.Generic.IEnumerable<'T * 'S>).GetEnumerator() :> System.Collections.IEnumerator
printfn "%A" (Seq.toList (Box<int, string>("a")))
printfn "%A %A" (Box<int, string>("a").Same<string>("b")) (Box<int, string>("a").Other 3)
