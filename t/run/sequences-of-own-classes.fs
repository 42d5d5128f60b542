// out: r:3:b ring 0 list 2 4 items
// out: ["b"; "c"; "d"] [("b", 0); ("c", 4); ("d", 8)]
// out: 1-3-5
// out: 1001000
// out: true true
// out: [(1, 2); (1, 3); (2, 3)]
// out: 3 items;list 1;3 items;
// out: x=1
// out: list=[1,two]
// out: sub
// out:  y=2.5
// out: 4 2
// out: Some 6 None Some 4
// out: [1; 10; 2; 20; 3; 4; 5]
module Program
open System
open System.Collections
open System.Collections.Generic
// classes that are sequences, generic and inherited, through functions that ask
type Ring<'a>(size: int) =
    let items = Array.zeroCreate<'a> size
    let mutable start, count = 0, 0
    member _.Push x =
        items.[(start + count) % size] <- x
        if count = size then start <- (start + 1) % size else count <- count + 1
    member _.Item with get i = items.[(start + i) % size]
    member _.Count = count
    interface IReadOnlyList<'a> with
        member _.Count = count
        member this.Item with get i = this.[i]
        member this.GetEnumerator() : IEnumerator<'a> = (seq { for i in 0 .. count - 1 -> this.[i] }).GetEnumerator()
        member this.GetEnumerator() : IEnumerator = (this :> seq<'a>).GetEnumerator() :> IEnumerator
type Named<'a>(name: string, size) =
    inherit Ring<'a>(size)
    member _.Name = name
type Steps(from, upto, step) =
    interface seq<int> with
        member _.GetEnumerator() : IEnumerator<int> =
            let mutable i = from - step
            { new IEnumerator<int> with
                member _.Current : int = i
                member _.Current : obj = box i
                member _.MoveNext() = i <- i + step; i <= upto
                member _.Reset() = i <- from - step
                member _.Dispose() = () }
        member this.GetEnumerator() : IEnumerator = (this :> seq<int>).GetEnumerator() :> IEnumerator
let r = Named<string>("r", 3)
for s in [ "a"; "b"; "c"; "d" ] do r.Push s
let look (xs: seq<'a>) =
    match xs with
    | :? Named<'a> as n -> $"{n.Name}:{n.Count}:{n.[0]}"
    | :? Ring<'a> as r -> $"ring {r.Count}"
    | :? IReadOnlyList<'a> as l -> $"list {l.Count}"
    | xs -> $"{Seq.length xs} items"
printfn "%s %s %s %s" (look r) (look (Ring<int> 2)) (look [ 1; 2 ]) (look (Steps(1, 10, 3)))
printfn "%A %A" (Seq.toList r) (Seq.zip r (Steps(0, 9, 4)) |> List.ofSeq)
printfn "%s" (String.Join("-", Steps(1, 5, 2)))
printfn "%d" (Seq.sum (Seq.map ((*) 2) (Steps(1, 1000, 1))))
let steps = Steps(2, 6, 2) :> seq<int>
printfn "%b %b" (steps :? Steps) (obj.ReferenceEquals(steps, (steps :?> Steps)))
let nested = seq { for x in Steps(1, 3, 1) do for y in Steps(x, 3, 1) do if x <> y then yield x, y }
printfn "%A" (List.ofSeq nested)
let all = [ steps; [ 1 ]; r |> Seq.map String.length ]
for s in all do
    printf "%s;" (look s)
printfn ""
let rec walk (t: Dictionary<string, obj>) indent =
    for KeyValue(k, v) in t do
        match v with
        | :? Dictionary<string, obj> as d -> printfn "%s%s" indent k; walk d (indent + " ")
        | :? seq<obj> as s -> printfn "%s%s=[%s]" indent k (s |> Seq.map string |> String.concat ",")
        | v -> printfn "%s%s=%O" indent k v
let t = Dictionary<string, obj>()
t.["x"] <- 1
t.["list"] <- [ box 1; box "two" ]
t.["sub"] <- Dictionary<string, obj>(dict [ "y", box 2.5 ])
walk t ""
let e1, e2 = steps.GetEnumerator(), steps.GetEnumerator()
e1.MoveNext() |> ignore
e1.MoveNext() |> ignore
e2.MoveNext() |> ignore
printfn "%d %d" e1.Current e2.Current
let pick (e: IEnumerator<'a>) = if e.MoveNext() then Some e.Current else None
printfn "%A %A %A" (pick e1) (pick e1) (pick e2)
let interleave (a: seq<'a>) (b: seq<'a>) =
    seq {
        use x = a.GetEnumerator()
        use y = b.GetEnumerator()
        let mutable go = true
        while go do
            let mx, my = x.MoveNext(), y.MoveNext()
            if mx then yield x.Current
            if my then yield y.Current
            go <- mx || my
    }
printfn "%A" (interleave (Steps(1, 5, 1)) [ 10; 20 ] |> List.ofSeq)
