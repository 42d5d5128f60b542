// out: 3 2 6
open System.Collections
open System.Collections.Generic
let readOnly (source: _ list) =
    { new IReadOnlyList<_> with
        member _.Count = source.Length
        member _.Item with get index = source.[index]
        member _.GetEnumerator() = (source :> _ seq).GetEnumerator()
        member _.GetEnumerator() = (source :> IEnumerable).GetEnumerator() }
let r = readOnly [ 1; 2; 3 ]
printfn "%d %d %d" r.Count r.[1] (Seq.sum r)
