// out: 1 2 3 dispose 4
// out: dispose 5
// out: [2; 3; 4]
// out: dispose 5
// out: 5
// out: true 1
// out: true false
// out: dispose 3
// out: Some "a"
// out: a Some "b"
// out: source done
// out: b None
// out: dispose 5
// out: 10
// out: closed
// out: boom
// out: 1 2 |
// out: 1,2,3,4
// out: 7;8;
// out: dispose 3
module Program
open System
open System.Collections
open System.Collections.Generic
// an object that is its own enumerator
type Count(from: int, upto: int) =
    let mutable i = from - 1
    interface IEnumerable<int> with
        member this.GetEnumerator() : IEnumerator<int> = new Count(from, upto) :> IEnumerator<int>
        member this.GetEnumerator() : IEnumerator = new Count(from, upto) :> IEnumerator
    interface IEnumerator<int> with
        member _.Current : int = i
        member _.Current : obj = box i
        member _.MoveNext() = i <- i + 1; i <= upto
        member _.Reset() = i <- from - 1
        member _.Dispose() = printfn "dispose %d" i
for x in Count(1, 3) do printf "%d " x
printfn "%A" (Seq.toList (Count(2, 4)))
printfn "%d" (Seq.head (Count(5, 9)))
let c = Count(1, 2)
let e = c :> IEnumerator<int>
printfn "%b %d" (e.MoveNext()) e.Current
printfn "%b %b" (e.MoveNext()) (e.MoveNext())
e.Dispose()

type Buffered<'a>(source: IEnumerator<'a>) =
    let mutable peeked : 'a option = None
    let mutable current = Unchecked.defaultof<'a>
    member _.Peek() =
        match peeked with
        | Some x -> Some x
        | None when source.MoveNext() ->
            peeked <- Some source.Current
            peeked
        | None -> None
    interface IEnumerator<'a> with
        member _.Current : 'a = current
    interface IEnumerator with
        member _.Current : obj = box current
        member this.MoveNext() =
            match this.Peek() with
            | Some x -> current <- x; peeked <- None; true
            | None -> false
        member _.Reset() = invalidOp "no"
    interface IDisposable with
        member _.Dispose() = source.Dispose()
let b = new Buffered<string>((seq { try yield "a"; yield "b" finally printfn "source done" }).GetEnumerator())
printfn "%A" (b.Peek())
let be = b :> IEnumerator<string>
while be.MoveNext() do printfn "%s %A" be.Current (b.Peek())
be.Dispose()
let sum (e: IEnumerator<int>) =
    use e = e
    let mutable t = 0
    while e.MoveNext() do t <- t + e.Current
    t
printfn "%d" (sum (new Count(1, 4)))
let failing () =
    { new IEnumerator<int> with
        member _.Current : int = 1
      interface IEnumerator with
        member _.Current : obj = box 1
        member _.MoveNext() = failwith "boom"
        member _.Reset() = ()
      interface IDisposable with
        member _.Dispose() = printfn "closed" }
try
    for x in { new IEnumerable<int> with
                 member _.GetEnumerator() : IEnumerator<int> = failing ()
                 member _.GetEnumerator() : IEnumerator = failing () :> IEnumerator } do
        printfn "%d" x
with e -> printfn "%s" e.Message
let once =
    let n = ref 0
    { new IEnumerator<int> with
        member _.Current = n.Value
        member _.Current : obj = box n.Value
        member _.MoveNext() = n.Value <- n.Value + 1; n.Value < 3
        member _.Reset() = n.Value <- 0
        member _.Dispose() = printfn "once disposed" }
while once.MoveNext() do printf "%d " once.Current
printfn "|"
type Gen<'t>(f: unit -> 't option) =
    let mutable cur = None
    interface IEnumerable<'t> with
        member this.GetEnumerator() : IEnumerator<'t> =
            { new IEnumerator<'t> with
                member _.Current : 't = Option.get cur
              interface IEnumerator with
                member _.Current : obj = box (Option.get cur)
                member _.MoveNext() = cur <- f (); cur.IsSome
                member _.Reset() = ()
              interface IDisposable with
                member _.Dispose() = () }
        member this.GetEnumerator() : IEnumerator = (this :> seq<'t>).GetEnumerator() :> IEnumerator
let mutable k = 0
let g = Gen(fun () -> k <- k + 1; if k < 5 then Some(string k) else None)
printfn "%s" (String.Join(",", g))
let old : IEnumerator = new Count(7, 8) :> IEnumerator
while old.MoveNext() do printf "%O;" old.Current
printfn ""
match box c with
| :? IDisposable as d -> d.Dispose()
| _ -> printfn "none"
