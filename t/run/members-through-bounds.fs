// out: 1
// out: 2
// out: a
// out: 1
// out: 3
// out: 1.5
// out: 1 x
// out: h
// out: i
// out: 7
// out: 2
// out: 9
// out: 1
// out: 2
// out: 1 x
// out: h
// out: i
// out: [2; 4]
// out: ["a"; "b"]
// out: [3]
// out: Some 4
// out: closed
// out: 2 3 0
// out: 2 0 0
// out: 2 5
// out: (2, 2) (7, 2)
// out: 2 2
// out: one
// out: -1
// out: -1 1
// out: 1.50
// out: bad
// out: D gone
// out: true
// out: 3 4
// out: true false
// out: (false, true)
// out: 5
// out: true
// out: Some 1 Some 2 None
// out: Some 1 Some 2 None
// out: Some 4
// out: 1 -1
// out: gone
// out: 5 -1
// members of a value whose type is a parameter with a bound: a sequence, an enumerator, an interface, a class
open System.Linq
open System
open System.Collections
open System.Collections.Generic
let inline each (s: #seq<'T>) (f: 'T -> unit) =
    let e = s.GetEnumerator()
    while e.MoveNext() do f e.Current
each [ 1; 2 ] (printfn "%d")
each [| "a" |] (printfn "%s")
each (Set.ofList [ 3; 1 ]) (printfn "%d")
each (seq { yield 1.5 }) (printfn "%g")
each (Map.ofList [ (1, "x") ]) (fun kv -> printfn "%d %s" kv.Key kv.Value)
each "hi" (printfn "%c")
each (List<int>([ 7 ])) (printfn "%d")
each (Dictionary<int, int>(dict [ (1, 2) ])) (fun kv -> printfn "%d" kv.Value)
each (HashSet<int>([ 9 ])) (printfn "%d")
let each2 (s: #seq<'T>) (f: 'T -> unit) =
    use e = s.GetEnumerator()
    while e.MoveNext() do f e.Current
each2 [ 1; 2 ] (printfn "%d")
each2 (Map.ofList [ (1, "x") ]) (fun kv -> printfn "%d %s" kv.Key kv.Value)
each2 "hi" (printfn "%c")
type Builder() =
    member _.Yield x = [ x ]
    member _.Combine(a: 'a list, b: 'a list) = a @ b
    member _.Delay(f: unit -> 'a) = f ()
    member _.Zero() = []
    member _.For(sequence: #seq<'T>, body: 'T -> 'b list) =
        let mutable acc = []
        use e = sequence.GetEnumerator()
        while e.MoveNext() do acc <- acc @ body e.Current
        acc
let b = Builder()
printfn "%A" (b { for x in [ 1; 2 ] do yield x * 2 })
printfn "%A" (b { for x in "ab" do yield string x })
printfn "%A" (b { for KeyValue(k, v) in Map.ofList [ (1, 2) ] do yield k + v })
let step (e: #IEnumerator<int>) = (let mutable e = e in if e.MoveNext() then Some e.Current else None)
printfn "%A" (step ((seq { 4 .. 6 }).GetEnumerator()))
let close (d: #IDisposable) = d.Dispose()
close { new IDisposable with member _.Dispose() = printfn "closed" }
let old (s: #IEnumerable) =
    let e = s.GetEnumerator()
    let mutable n = 0
    while e.MoveNext() do n <- n + 1
    n
printfn "%d %d %d" (old [ 1; 2 ]) (old "abc") (old (ArrayList()))
let count (s: #ICollection<'T>) = s.Count
printfn "%d %d %d" (count [| 1; 2 |]) (count (List<int>())) (count (Dictionary<int, int>()))
let at (s: #IList<'T>) i = s.[i]
printfn "%d %d" (at [| 1; 2 |] 1) (at (List<int>([ 5 ])) 0)
let ro (s: #IReadOnlyList<'T>) i = s.[i], s.Count
printfn "%A %A" (ro [| 1; 2 |] 1) (ro [ 7; 8 ] 0)
let roc (s: #IReadOnlyCollection<'T>) = s.Count
printfn "%A %A" (roc [| 1; 2 |]) (roc [ 7; 8 ])
let look (d: #IDictionary<'K, 'V>) k = d.[k]
printfn "%s" (look (dict [ (1, "one") ]) 1)
let cmp (a: #IComparable<'T>) (b: 'T) = a.CompareTo b
printfn "%d" (cmp 1 2)
let cmp2 (a: #IComparable) (b: obj) = a.CompareTo b
printfn "%d %d" (cmp2 1 (box 2)) (cmp2 "b" (box "a"))
let fmt (a: #IFormattable) = a.ToString("F2", null)
printfn "%s" (fmt 1.5)
let msg (e: #exn) = e.Message
printfn "%s" (msg (InvalidOperationException "bad"))
let both (s: 'S when 'S :> seq<'T> and 'S :> IDisposable) =
    let e = s.GetEnumerator()
    let r = e.MoveNext()
    s.Dispose()
    r
type D() =
    interface seq<int> with member _.GetEnumerator() : IEnumerator<int> = (seq { 1 }).GetEnumerator()
    interface IEnumerable with member _.GetEnumerator() : IEnumerator = (seq { 1 }).GetEnumerator() :> IEnumerator
    interface IDisposable with member _.Dispose() = printfn "D gone"
printfn "%b" (both (new D()))
type Box<'S, 'T when 'S :> seq<'T>>(s: 'S) =
    member _.First = (let e = s.GetEnumerator() in e.MoveNext() |> ignore; e.Current)
    static member Head(q: 'S) = (let e = q.GetEnumerator() in e.MoveNext() |> ignore; e.Current)
printfn "%d %d" (Box<int list, int>([ 3 ]).First) (Box<int[], int>.Head [| 4 |])
type P() =
    member _.M(s: 'S when 'S :> seq<int>) = s.GetEnumerator().MoveNext()
    static member N<'S when 'S :> seq<int>>(s: 'S) = s.GetEnumerator().MoveNext()
printfn "%b %b" (P().M [ 1 ]) (P.N Seq.empty<int>)
let hash2 (s: #seq<int>) = s.Equals(null), s.ToString() <> ""
printfn "%A" (hash2 [ 1 ])
let nest (s: #seq<#seq<int>>) =
    let e = s.GetEnumerator()
    e.MoveNext() |> ignore
    let i = e.Current.GetEnumerator()
    i.MoveNext() |> ignore
    i.Current
printfn "%d" (nest [ [| 5 |] ])
let ofFun (f: unit -> #seq<int>) = (f ()).GetEnumerator().MoveNext()
printfn "%b" (ofFun (fun () -> [ 1 ]))
module Enumerators =
  type En(n) =
      let mutable i = 0
      interface System.Collections.Generic.IEnumerator<int> with
          member _.Current = i
      interface System.Collections.IEnumerator with
          member _.Current = box i
          member _.MoveNext() = i <- i + 1; i <= n
          member _.Reset() = ()
      interface System.IDisposable with
          member _.Dispose() = printfn "gone"
  let step (e: #System.Collections.Generic.IEnumerator<int>) = (let mutable e = e in if e.MoveNext() then Some e.Current else None)
  let e = new En(2)
  printfn "%A %A %A" (step e) (step e) (step e)
  let step2<'E when 'E :> System.Collections.Generic.IEnumerator<int>> (e: 'E) = (let mutable e = e in if e.MoveNext() then Some e.Current else None)
  let e2 = new En(2)
  printfn "%A %A %A" (step2 e2) (step2 e2) (step2 e2)
  printfn "%A" (step2 ([4].AsEnumerable().GetEnumerator()))
  type W<'E when 'E :> System.Collections.Generic.IEnumerator<int> and 'E :> System.IDisposable>(e: 'E) =
      let mutable e = e
      member _.Next = if e.MoveNext() then e.Current else -1
      member _.Close() = e.Dispose()
  let w = W((new En(1) :> System.Collections.Generic.IEnumerator<int>))
  printfn "%d %d" w.Next w.Next
  w.Close()
  let w3 = W((seq { 5 }).GetEnumerator())
  printfn "%d %d" w3.Next w3.Next
  w3.Close()
