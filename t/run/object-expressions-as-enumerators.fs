// out: 1 2 
// out: disposed
// out: 2
// out: x y bye
// out: 2 2
// out: [0; 1; 4] 4
// out: 2
module Program
open System
open System.Collections
open System.Collections.Generic
// an object expression of seq with another interface
let s1 =
    { new IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> = (seq { 1; 2 }).GetEnumerator()
      interface IEnumerable with
        member x.GetEnumerator() : IEnumerator = (x :?> IEnumerable<int>).GetEnumerator() :> IEnumerator
      interface IDisposable with
        member _.Dispose() = printfn "disposed" }
for x in s1 do printf "%d " x
printfn ""
match s1 with
| :? IDisposable as d -> d.Dispose()
| _ -> printfn "no"
printfn "%d" (Seq.length s1)
// enumerator by obj
let mk (items: string[]) =
    let mutable i = -1
    { new obj() with
        override _.ToString() = "enum"
      interface IEnumerator<string> with
        member _.Current : string = items.[i]
      interface IEnumerator with
        member _.Current : obj = box items.[i]
        member _.MoveNext() = i <- i + 1; i < items.Length
        member _.Reset() = i <- -1
      interface IDisposable with
        member _.Dispose() = printfn "bye" }
let e = mk [| "x"; "y" |] :?> IEnumerator<string>
while e.MoveNext() do printf "%s " e.Current
e.Dispose()
type Both<'a, 'b>(a: 'a list, b: 'b list) =
    member _.A = a
    interface IReadOnlyCollection<'a> with
        member _.Count = a.Length
        member _.GetEnumerator() : IEnumerator<'a> = (a :> seq<'a>).GetEnumerator()
        member _.GetEnumerator() : IEnumerator = (a :> IEnumerable).GetEnumerator()
let bb = Both([1;2], ["a"])
printfn "%d %d" (Seq.length bb) (bb :> IReadOnlyCollection<int>).Count
let ro =
    { new IReadOnlyList<int> with
        member _.Count = 3
        member _.Item with get i = i * i
        member x.GetEnumerator() : IEnumerator<int> = (Seq.init 3 (fun i -> i * i)).GetEnumerator()
        member x.GetEnumerator() : IEnumerator = (Seq.init 3 (fun i -> i * i) :> IEnumerable).GetEnumerator() }
printfn "%A %d" (List.ofSeq ro) ro.[2]
let dict2 =
    { new IEqualityComparer<string> with
        member _.Equals(a, b) = a.Length = b.Length
        member _.GetHashCode(a) = a.Length }
printfn "%d" (Seq.length (HashSet<string>([ "a"; "b"; "cc" ], dict2)))
