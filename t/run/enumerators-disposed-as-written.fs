// out: 6
// out: never disposed: []
// out: half: []
// out: for: [disposed]
// out: use: [disposed]
// out: head: [disposed]
// out: length: [disposed]
// out: map: [disposed]
// out: map head: [disposed]
// out: map, not disposed: []
// out: map, disposed: [disposed]
// out: seq, dropped: []
// out: 0
// out: object expression, not disposed: []
// out: twice: [object expression,object expression]
// out: zip: [disposed,disposed]
// out: iter raises: [disposed]
// out: 1 2 .
// out: pattern-based: [pattern]
// out: pattern-based raise: [pattern]
// out: 1 2 .
// out: struct pattern-based: [struct pattern]
// out: [1; 2]
// out: comprehension: [pattern]
open System
open System.Collections
open System.Collections.Generic
let log = ResizeArray<string>()
type E(n: int) =
    let mutable i = 0
    interface IEnumerator<int> with
        member _.Current = i
    interface IEnumerator with
        member _.Current = box i
        member _.MoveNext() = i <- i + 1; i <= n
        member _.Reset() = ()
    interface IDisposable with
        member _.Dispose() = log.Add "disposed"
type X(n: int) =
    interface IEnumerable<int> with
        member _.GetEnumerator(): IEnumerator<int> = new E(n)
    interface IEnumerable with
        member _.GetEnumerator(): IEnumerator = new E(n)
let show name = printfn "%s: [%s]" name (String.Join(",", log)); log.Clear()
let use1 (e: IEnumerator<int>) = 
    let mutable s = 0
    while e.MoveNext() do s <- s + e.Current
    s
printfn "%d" (use1 ((X 3 :> seq<int>).GetEnumerator()))
show "never disposed"
let e0 = (X 3 :> seq<int>).GetEnumerator()
e0.MoveNext() |> ignore
show "half"
for x in X 2 do ()
show "for"
let f () =
    use e = (X 2 :> seq<int>).GetEnumerator()
    e.MoveNext() |> ignore
f ()
show "use"
Seq.head (X 2) |> ignore
show "head"
Seq.length (X 2) |> ignore
show "length"
Seq.map id (X 2) |> Seq.toList |> ignore
show "map"
Seq.map id (X 2) |> Seq.head |> ignore
show "map head"
(let e = (Seq.map id (X 2)).GetEnumerator() in e.MoveNext() |> ignore)
show "map, not disposed"
(let e = (Seq.map id (X 2)).GetEnumerator() in e.MoveNext() |> ignore; e.Dispose())
show "map, disposed"
(let e = (seq { for x in X 2 do yield x }).GetEnumerator() in e.MoveNext() |> ignore)
show "seq, dropped"
let obj1 = { new IEnumerator<int> with
                member _.Current = 1
             interface IEnumerator with
                member _.Current = box 1
                member _.MoveNext() = false
                member _.Reset() = ()
             interface IDisposable with
                member _.Dispose() = log.Add "object expression" }
printfn "%d" (use1 obj1)
show "object expression, not disposed"
obj1.Dispose()
obj1.Dispose()
show "twice"
Seq.zip (X 2) (X 3) |> Seq.toList |> ignore
show "zip"
try Seq.iter (fun _ -> failwith "x") (X 2) with _ -> ()
show "iter raises"
// pattern-based
type P() =
    let mutable i = 0
    member _.MoveNext() = i <- i + 1; i < 3
    member _.Current = i
    interface IDisposable with
        member _.Dispose() = log.Add "pattern"
type PS() =
    member _.GetEnumerator() = new P()
for x in PS() do printf "%d " x
printfn "."
show "pattern-based"
(try (for x in PS() do failwith "x") with _ -> ())
show "pattern-based raise"
[<Struct>]
type SP =
    val mutable i: int
    member this.MoveNext() = this.i <- this.i + 1; this.i < 3
    member this.Current = this.i
    interface IDisposable with
        member _.Dispose() = log.Add "struct pattern"
type SPS() =
    member _.GetEnumerator() = new SP()
for x in SPS() do printf "%d " x
printfn "."
show "struct pattern-based"
printfn "%A" [ for x in PS() -> x ]
show "comprehension"
