// out: 6
// out: 3
// out: 1004
// out: [1; 2]
// out: ["a"; "b"]
// out: 1 2 
// out: 1
// out: x
// out: 2 x
// out: 1 false 1
// out: 9
// out: 2
// out: 4 true 2 0 -1
// out: null;3;b;
// out: ArgumentOutOfRangeException
// out: 0
// out: Item has already been added. Key in dictionary: 'k'  Key being added: 'k'
// out: five true true true
// out: 2
// out: 1
// out: two two 1
// out: 1 1 1
// out: InvalidOperationException Stack empty.
open System
open System.Collections
open System.Collections.Generic
let total (e: IEnumerable) =
    let mutable n = 0
    for x in e do
        match x with
        | :? int as i -> n <- n + i
        | :? string as s -> n <- n + s.Length
        | _ -> n <- n + 1000
    n
printfn "%d" (total [ 1; 2; 3 ])
printfn "%d" (total [| "a"; "bb" |])
printfn "%d" (total (ResizeArray [ box 1; box "xyz"; box 2.0 ]))
printfn "%A" (Seq.cast<int> ([ 1; 2 ] :> IEnumerable) |> Seq.toList)
printfn "%A" (Seq.cast<obj> [ "a"; "b" ] |> Seq.toList)
let e = ([ 1; 2 ] :> IEnumerable).GetEnumerator()
while e.MoveNext() do printf "%O " e.Current
printfn ""
let l = ArrayList()
l.Add 1 |> ignore
l.Add "x" |> ignore
for x in l do printfn "%O" x
printfn "%d %O" l.Count l.[1]
let h = Hashtable()
h.["a"] <- 1
printfn "%O %b %d" h.["a"] (h.ContainsKey "b") h.Count
type Bag(items: int list) =
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> = (items :> seq<int>).GetEnumerator()
    interface IEnumerable with
        member _.GetEnumerator() : IEnumerator = (items :> seq<int>).GetEnumerator() :> IEnumerator
printfn "%d" (total (Bag [ 4; 5 ]))
printfn "%d" (Seq.length (Seq.cast<int> (Bag [ 4; 5 ])))
let a = ArrayList [| box 3; box "b"; box 3 |]
a.Insert(1, 9)
a.Remove 3
a.Add null |> ignore
printfn "%d %b %d %d %d" a.Count (a.Contains "b") (a.IndexOf 3) (a.LastIndexOf 9) (a.IndexOf "zz")
a.RemoveAt 0
a.Reverse()
for x in a do printf "%O;" (if isNull x then box "null" else x)
printfn ""
try printfn "%O" a.[7] with e -> printfn "%s" (e.GetType().Name)
a.Clear()
printfn "%d" a.Count
let mutable t = Hashtable()
t.Add("k", 1)
try t.Add("k", 2) with e -> printfn "%s" e.Message
t.[5] <- "five"
printfn "%O %b %b %b" t.[5] (isNull t.["none"]) (t.ContainsValue 1) (t.Contains "k")
let mutable n = 0
for e in t do
    let entry = e :?> DictionaryEntry
    n <- n + (string entry.Key).Length
printfn "%d" n
t.Remove "k"
printfn "%d" t.Count
let s = Stack()
s.Push 1
s.Push "two"
printfn "%O %O %d" (s.Peek()) (s.Pop()) s.Count
let q = Queue()
q.Enqueue 1
q.Enqueue "two"
printfn "%O %O %d" (q.Peek()) (q.Dequeue()) q.Count
try (s.Pop() |> ignore; s.Pop() |> ignore) with e -> printfn "%s %s" (e.GetType().Name) e.Message
