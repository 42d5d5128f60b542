// out: 1
// out: 2
// out: 3
// out: 4
// out: [3; 4]
// out: 3 2 1 
module Program
open System.Collections.Generic
open System.Collections
type C() =
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> = (Seq.ofList [1;2]).GetEnumerator()
        member x.GetEnumerator() : IEnumerator = ((x :> IEnumerable<int>).GetEnumerator() :> _)
for x in C() do printfn "%d" x
let o = { new IEnumerable<int> with
            member _.GetEnumerator() : IEnumerator<int> = (Seq.ofList [3;4]).GetEnumerator()
          interface IEnumerable with
            member x.GetEnumerator() : IEnumerator = null }
for x in o do printfn "%d" x
let o2 = { new IEnumerable<int> with
            member _.GetEnumerator() : IEnumerator<int> = (Seq.ofList [3;4]).GetEnumerator()
            member x.GetEnumerator() : IEnumerator = null }
printfn "%A" (Seq.toList o2)
let e () =
    let n = ref 0
    { new IEnumerator<int> with
        member _.Current : int = n.Value
        member _.Current : obj = box n.Value
        member _.MoveNext() = n.Value <- n.Value + 1; n.Value < 4
        member _.Reset() = ()
        member _.Dispose() = printfn "disposed" }
type Ring<'a>(xs: 'a[]) =
    member _.Reversed = { new IEnumerable<'a> with
                            member self.GetEnumerator() =
                                let s = seq { for i in xs.Length - 1 .. -1 .. 0 -> xs[i] }
                                s.GetEnumerator()
                          interface IEnumerable with
                            member self.GetEnumerator() = (self :?> IEnumerable<'a>).GetEnumerator() :> IEnumerator }
for x in Ring([|1;2;3|]).Reversed do printf "%d " x
