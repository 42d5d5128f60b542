// out: list IDisposable true IEnumerator true IEnumerable false
// out: array IDisposable true IEnumerator true IEnumerable false
// out: arrayUntyped IDisposable false IEnumerator true IEnumerable false
// out: List IDisposable true IEnumerator true IEnumerable false
// out: ListSeq IDisposable true IEnumerator true IEnumerable false
// out: Dict IDisposable true IEnumerator true IEnumerable false
// out: Keys IDisposable true IEnumerator true IEnumerable false
// out: Values IDisposable true IEnumerator true IEnumerable false
// out: HashSet IDisposable true IEnumerator true IEnumerable false
// out: Queue IDisposable true IEnumerator true IEnumerable false
// out: Stack IDisposable true IEnumerator true IEnumerable false
// out: LinkedList IDisposable true IEnumerator true IEnumerable false
// out: SortedSet IDisposable true IEnumerator true IEnumerable false
// out: SortedDictionary IDisposable true IEnumerator true IEnumerable false
// out: SortedList IDisposable true IEnumerator true IEnumerable false
// out: Map IDisposable true IEnumerator true IEnumerable false
// out: Set IDisposable true IEnumerator true IEnumerable false
// out: seqmap IDisposable true IEnumerator true IEnumerable false
// out: string IDisposable true IEnumerator true IEnumerable false
// out: stringseq IDisposable true IEnumerator true IEnumerable false
// out: ListUntyped IDisposable true IEnumerator true IEnumerable false
// out: olist IDisposable false IEnumerator false IEnumerable true
// out: oarr IDisposable false IEnumerator false IEnumerable true
// out: oList IDisposable false IEnumerator false IEnumerable true
// out: od IDisposable false IEnumerator false IEnumerable true
// out: okeys IDisposable false IEnumerator false IEnumerable true
// out: ohs IDisposable false IEnumerator false IEnumerable true
// out: om IDisposable false IEnumerator false IEnumerable true
// out: os IDisposable false IEnumerator false IEnumerable true
// out: omap IDisposable false IEnumerator false IEnumerable true
// out: ostr IDisposable false IEnumerator false IEnumerable true
// out: sl.Keys IDisposable false IEnumerator false IEnumerable true
// out: al IDisposable false IEnumerator false IEnumerable true
// out: ht IDisposable false IEnumerator false IEnumerable true
// out: 1
// out: 2
// out: 1
// out: 2
// out: 3
// out: fin
// out: end
open System
open System.Collections
open System.Collections.Generic
let dis (label: string) (o: obj) =
    printfn "%s IDisposable %b IEnumerator %b IEnumerable %b" label (o :? IDisposable) (o :? IEnumerator) (o :? IEnumerable)
let xs = [1;2;3]
let arr = [|1;2;3|]
let l = List<int>(xs)
let d = Dictionary<int,string>()
let hs = HashSet<int>(xs)
let q = Queue<int>(xs)
let st = Stack<int>(xs)
let ll = LinkedList<int>(xs)
let ss = SortedSet<int>(xs)
let sd = SortedDictionary<int,int>()
let sl = SortedList<int,int>()
let m = Map.ofList [1,2]
let s = set xs
let sq = seq { yield 1; yield 2 }
dis "list" (box ((xs :> seq<int>).GetEnumerator()))
dis "array" (box ((arr :> seq<int>).GetEnumerator()))
dis "arrayUntyped" (box (arr.GetEnumerator()))
dis "List" (box (l.GetEnumerator()))
dis "ListSeq" (box ((l :> seq<int>).GetEnumerator()))
dis "Dict" (box (d.GetEnumerator()))
dis "Keys" (box (d.Keys.GetEnumerator()))
dis "Values" (box (d.Values.GetEnumerator()))
dis "HashSet" (box (hs.GetEnumerator()))
dis "Queue" (box (q.GetEnumerator()))
dis "Stack" (box (st.GetEnumerator()))
dis "LinkedList" (box (ll.GetEnumerator()))
dis "SortedSet" (box (ss.GetEnumerator()))
dis "SortedDictionary" (box (sd.GetEnumerator()))
dis "SortedList" (box (sl.GetEnumerator()))
dis "Map" (box ((m :> seq<_>).GetEnumerator()))
dis "Set" (box ((s :> seq<_>).GetEnumerator()))
dis "seqmap" (box ((Seq.map id sq).GetEnumerator()))
dis "string" (box ("abc".GetEnumerator()))
dis "stringseq" (box (("abc" :> seq<char>).GetEnumerator()))
dis "ListUntyped" (box ((l :> IEnumerable).GetEnumerator()))
dis "olist" (box xs)
dis "oarr" (box arr)
dis "oList" (box l)
dis "od" (box d)
dis "okeys" (box d.Keys)
dis "ohs" (box hs)
dis "om" (box m)
dis "os" (box s)
dis "omap" (box (Seq.map id sq))
dis "ostr" (box "abc")
dis "sl.Keys" (box sl.Keys)
dis "al" (box (ArrayList()))
dis "ht" (box (Hashtable()))
let e = box (sq.GetEnumerator())
match e with
| :? IEnumerator<int> as e -> (while e.MoveNext() do printfn "%d" e.Current); (match box e with :? IDisposable as d -> d.Dispose() | _ -> ())
| _ -> printfn "no"
let e2 = box (l.GetEnumerator())
match e2 with
| :? IEnumerator as e -> (while e.MoveNext() do printfn "%O" e.Current)
| _ -> printfn "no"
let sd2 = seq { try yield 1; yield 2 finally printfn "fin" }
let e3 = sd2.GetEnumerator()
e3.MoveNext() |> ignore
match box e3 with
| :? IDisposable as d -> d.Dispose()
| _ -> printfn "not disposable"
printfn "end"
