// out: own 3 2 1
// out:  1 2 3
// out: [1; 2; 3] 3 [1; 2; 3]
// out: own true 3
// out:  3 2 1 [2; 1]
// out: 10
// out:  a b
// out:  3 1 2 false 4
open System.Collections
open System.Collections.Generic
type Bag<'T>(items: 'T list) =
    member _.GetEnumerator() : IEnumerator<'T> =
        printf "own"
        (Seq.rev items).GetEnumerator()
    member _.ToSeq() : seq<'T> = Seq.ofList items
    interface IEnumerable<'T> with
        member _.GetEnumerator() : IEnumerator<'T> = (Seq.ofList items).GetEnumerator()
    interface IEnumerable with
        member this.GetEnumerator() : IEnumerator = (this.GetEnumerator() :> IEnumerator)
let bag = Bag [ 1; 2; 3 ]
for x in bag do printf " %d" x
printfn ""
for x in (bag :> seq<int>) do printf " %d" x
printfn ""
printfn "%A %d %A" (Seq.toList bag) (Seq.length bag) (bag.ToSeq())
let e = bag.GetEnumerator()
printfn " %b %d" (e.MoveNext()) e.Current
// an enumerator of its own, a struct
type Countdown(from: int) =
    member _.GetEnumerator() = new Steps(from)
    interface IEnumerable<int> with
        member _.GetEnumerator() = new Steps(from) :> IEnumerator<int>
    interface IEnumerable with
        member _.GetEnumerator() = new Steps(from) :> IEnumerator
and Steps =
    struct
        val mutable n: int
        new(from: int) = { n = from + 1 }
        member x.MoveNext() = x.n <- x.n - 1; x.n > 0
        member x.Current = x.n
        interface IEnumerator<int> with
            member x.Current = x.n
            member x.Dispose() = ()
        interface IEnumerator with
            member x.MoveNext() = x.MoveNext()
            member x.Reset() = ()
            member x.Current = box x.n
    end
for x in Countdown 3 do printf " %d" x
printfn " %A" (List.ofSeq (Countdown 2))
let mutable steps = (Countdown 4).GetEnumerator()
let mutable sum = 0
while steps.MoveNext() do sum <- sum + steps.Current
printfn "%d" sum
// 'override' under an interface
type Q<'T>(xs: 'T list) =
    interface IEnumerable<'T> with
        override this.GetEnumerator() : IEnumerator<'T> = (seq { yield! xs }).GetEnumerator()
    interface IEnumerable with
        override this.GetEnumerator() = (this :> _ seq).GetEnumerator() :> IEnumerator
for x in Q [ "a"; "b" ] do printf " %s" x
printfn ""
// an interface that inherits several sequences, which a class implements one by one
type IWaiting<'T> =
    inherit IEnumerable
    inherit IEnumerable<'T>
    inherit IReadOnlyCollection<'T>
    abstract IsEmpty: bool
type Waiting<'T>(xs: 'T list) =
    interface IEnumerable<'T> with
        member _.GetEnumerator() = (List.toSeq xs).GetEnumerator()
    interface IEnumerable with
        member this.GetEnumerator() = (this :> _ seq).GetEnumerator() :> IEnumerator
    interface IReadOnlyCollection<'T> with
        member _.Count = xs.Length
    interface IWaiting<'T> with
        member _.IsEmpty = xs.IsEmpty
let q = Waiting [ 3; 1 ] :> IWaiting<int>
for x in q do printf " %d" x
printfn " %d %b %d" q.Count q.IsEmpty (Seq.sum q)
