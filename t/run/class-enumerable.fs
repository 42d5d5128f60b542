// out: 1 2 3 4 
// out: 10 30
// out: 1 2 3 disposed
// out:
// out: disposed
// out: 3
// out: disposed
// out: 10 6 3
// out: disposed
// out: 1,2,3
// out: 10 20 30 
open System.Collections
open System.Collections.Generic
type Range(a: int, b: int) =
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> = (seq { for i in a .. b -> i }).GetEnumerator()
    interface IEnumerable with
        member x.GetEnumerator() : IEnumerator = (x :> IEnumerable<int>).GetEnumerator() :> IEnumerator
type Count(n: int) =
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> =
            let i = ref 0
            { new IEnumerator<int> with
                member _.Current = i.Value
              interface IEnumerator with
                member _.Current = box i.Value
                member _.MoveNext() =
                    i.Value <- i.Value + 1
                    i.Value <= n
                member _.Reset() = i.Value <- 0
              interface System.IDisposable with
                member _.Dispose() = printfn "disposed" }
        member x.GetEnumerator() : IEnumerator = (x :> IEnumerable<int>).GetEnumerator() :> IEnumerator
let r = Range(1, 4)
for i in r do printf "%d " i
printfn ""
printfn "%d %d" (Seq.sum r) (r |> Seq.map (fun x -> x * x) |> Seq.sum)
let c = Count 3
for i in c do printf "%d " i
printfn ""
printfn "%d" (Seq.length c)
let total (xs: seq<int>) = Seq.fold (+) 0 xs
printfn "%d %d %d" (total r) (total c) (total [ 1; 2 ])
printfn "%s" (String.concat "," (Seq.map string c))
type Steps(n: int) =
    let mutable i = 0
    member _.MoveNext() = i <- i + 1; i <= n
    member _.Current = i * 10
type Pattern(n) =
    member _.GetEnumerator() = Steps(n)
for x in Pattern 3 do printf "%d " x
printfn ""
