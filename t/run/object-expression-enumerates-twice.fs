// out: [1; 2] 3
// out: ['a'; 'b']
// An object expression of an interface that inherits IEnumerable<'T> implements both GetEnumerators, without annotations.
open System.Collections.Generic

type NonEmpty<'T> =
    inherit IEnumerable<'T>
    abstract First: 'T

let ofArray (x: _[]) =
    { new NonEmpty<_> with
        member _.First = x.[0]
        member _.GetEnumerator() = (x :> seq<_>).GetEnumerator()
        member _.GetEnumerator() = x.GetEnumerator() }

let ofSeq (xs: seq<'T>) =
    { new NonEmpty<'T> with
        member _.First = Seq.head xs
        member _.GetEnumerator() = xs.GetEnumerator()
        member _.GetEnumerator() = xs.GetEnumerator() :> System.Collections.IEnumerator }

printfn "%A %d" (Seq.toList (ofArray [| 1; 2 |])) (ofArray [| 3 |]).First
printfn "%A" [ for x in ofSeq [ 'a'; 'b' ] -> x ]
