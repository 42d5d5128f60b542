// out: List as IReadOnlyList = 6
// out: List as ICollection = (2, true, false, true, true, 0, [])
// out: HashSet as ICollection = (1, true, false, true, false, 0, [])
// out: SortedSet as ICollection = (1, true, false, true, false, 0, [])
// out: LinkedList as ICollection = (2, true, false, true, true, 0, [])
// out: Queue = 4
// out: Stack = 4
// out: LinkedList = 4
// out: HashSet = 4
// out: keys = 2
// out: values = 2
// out: Dictionary as IReadOnlyDictionary = (1, 1, false, (true, 1), (false, 0), ["a"], [1], [("a", 1)])
// out: SortedDictionary as IReadOnlyDictionary = (1, 2, false, (true, 1), (false, 0), ["a"; "b"], [1; 2], [("a", 1); ("b", 2)])
// out: readOnlyDict = (1, 2, false, (true, 1), (false, 0), ["a"; "b"], [1; 3], [("a", 1); ("b", 3)])
// out: Dictionary as IDictionary = ((true, false, true), (false, true, false), 2,
// out:  [(null, 0); ("b", 4); ("d", 6); (null, 0)], ["b"; "d"], [4; 6], 2, false,
// out:  (true, 6))
// out: SortedDictionary as IDictionary = ((true, false, true), (false, true, false), 2,
// out:  [(null, 0); ("b", 4); ("d", 6); (null, 0)], ["b"; "d"], [4; 6], 2, false,
// out:  (true, 6))
// out: SortedList as IDictionary = ((true, false, true), (false, true, false), 2,
// out:  [(null, 0); ("b", 4); ("d", 6); (null, 0)], ["b"; "d"], [4; 6], 2, false,
// out:  (true, 6))
// out: dict as IDictionary !! NotSupportedException: This value cannot be mutated
// out: HashSet as ISet = (true, false, [3; 7; 8], true, true, 1)
// out: SortedSet as ISet = (true, false, [3; 7; 8], true, true, 1)
// out: List as IList = (1, 4, 1, true)
// out: List as IList, outside !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: read-only !! NotSupportedException: Collection is read-only.
// out: read-only keys !! NotSupportedException: This value cannot be mutated
// out: map keys !! NotSupportedException: Map values cannot be mutated.
// out: map keys read = (2, true, [1; 2], true)
// out: assigned = 0
// out: returned = (1, 0)
// out: in a list = [1; 2; 0]
// out: tested = ["IList"; "ISet"; "IReadOnlyCollection 0"]
// out: text = seq [[x, 1]]
// out: seq [[1, a]; [2, b]]
// out: own list = (18, [0; 1; 4], 5)
// out: own collection = (1, ["+a"], true)
// out: enumerator by its whole name = (true, 1)
open System
open System.Collections.Generic
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (e.GetType().Name) (e.Message.Replace("\n", "|").Replace("\r", ""))
let total (l: IReadOnlyList<int>) = Seq.sum l + l.Count + l.[0]
t "List as IReadOnlyList" (fun () -> total (List<int>([ 1; 2 ])))
let add (c: ICollection<int>) = c.Add 5; c.Add 5; c.Count, c.Contains 5, c.IsReadOnly, c.Remove 5, c.Remove 5, c.Count, Seq.toList c
t "List as ICollection" (fun () -> add (List<int>()))
t "HashSet as ICollection" (fun () -> add (HashSet<int>()))
t "SortedSet as ICollection" (fun () -> add (SortedSet<int>()))
t "LinkedList as ICollection" (fun () -> add (LinkedList<int>()))
let count (c: IReadOnlyCollection<int>) = c.Count + Seq.length c
t "Queue" (fun () -> count (Queue<int>([ 1; 2 ])))
t "Stack" (fun () -> count (Stack<int>([ 1; 2 ])))
t "LinkedList" (fun () -> count (LinkedList<int>([ 1; 2 ])))
t "HashSet" (fun () -> count (HashSet<int>([ 1; 2 ])))
t "keys" (fun () -> count (Dictionary<int, int>(dict [ 1, 2 ])).Keys)
t "values" (fun () -> count (Dictionary<int, int>(dict [ 1, 2 ])).Values)
let ro (d: IReadOnlyDictionary<string, int>) = d.["a"], d.Count, d.ContainsKey "z", d.TryGetValue "a", d.TryGetValue "z", Seq.toList d.Keys, Seq.toList d.Values, [ for KeyValue(k, v) in d -> k, v ]
t "Dictionary as IReadOnlyDictionary" (fun () -> ro (Dictionary<string, int>(dict [ "a", 1 ])))
t "SortedDictionary as IReadOnlyDictionary" (fun () -> ro (SortedDictionary<string, int>(dict [ "b", 2; "a", 1 ])))
t "readOnlyDict" (fun () -> ro (readOnlyDict [ "a", 1; "b", 3 ]))
let change (d: IDictionary<string, int>) =
  d.["b"] <- 4
  d.Add("c", 5)
  d.Add(KeyValuePair("d", 6))
  let had = d.Contains(KeyValuePair("c", 5)), d.Contains(KeyValuePair("c", 6)), d.ContainsKey "c"
  let removed = d.Remove(KeyValuePair("c", 7)), d.Remove(KeyValuePair("c", 5)), d.Remove "zz"
  let target = Array.zeroCreate 4
  d.CopyTo(target, 1)
  had, removed, d.Count, [ for p in target -> p.Key, p.Value ], Seq.toList d.Keys, Seq.toList d.Values, d.Keys.Count, d.IsReadOnly, d.TryGetValue "d"
t "Dictionary as IDictionary" (fun () -> change (Dictionary<string, int>()))
t "SortedDictionary as IDictionary" (fun () -> change (SortedDictionary<string, int>()))
t "SortedList as IDictionary" (fun () -> change (SortedList<string, int>()))
t "dict as IDictionary" (fun () -> change (dict [ "a", 1 ]))
let iset (s: ISet<int>) = s.Add 3, s.Add 3, (s.UnionWith [ 7; 8 ]; Seq.toList s), s.Overlaps [ 8 ], s.SetEquals [ 3; 7; 8 ], (s.IntersectWith [ 8 ]; s.Count)
t "HashSet as ISet" (fun () -> iset (HashSet<int>()))
t "SortedSet as ISet" (fun () -> iset (SortedSet<int>()))
let ilist (l: IList<int>) = l.Insert(0, 3); l.[0] <- 4; l.Add 9; l.IndexOf 9, l.[0], (l.RemoveAt 0; l.Count), (l.CopyTo(Array.zeroCreate 3, 1); l.Contains 9)
t "List as IList" (fun () -> ilist (List<int>()))
t "List as IList, outside" (fun () -> (List<int>() :> IList<int>).[0])
t "read-only" (fun () -> ilist ((List<int>()).AsReadOnly()))
t "read-only keys" (fun () -> (dict [ 1, 2 ]).Keys.Add 3)
t "map keys" (fun () -> (Map [ 1, 2 ]).Keys.Add 3)
t "map keys read" (fun () -> let k = (Map [ 2, 2; 1, 3 ]).Keys in k.Count, k.Contains 2, Seq.toList k, k.IsReadOnly)
let mutable d: IDictionary<string, int> = dict [ "x", 1 ]
d <- Dictionary<string, int>()
t "assigned" (fun () -> d.Count)
let pick flag : IDictionary<string, int> = if flag then dict [ "x", 1 ] else Dictionary<string, int>()
t "returned" (fun () -> (pick true).Count, (pick false).Count)
let lists: IReadOnlyCollection<int> list = [ List<int>([ 1 ]); HashSet<int>([ 2; 3 ]); Queue<int>() ]
t "in a list" (fun () -> lists |> List.map (fun c -> c.Count))
t "tested" (fun () ->
  [ box (List<int>()); box (HashSet<int>()); box (Queue<int>()) ]
  |> List.map (fun o ->
    match o with
    | :? IList<int> -> "IList"
    | :? ISet<int> -> "ISet"
    | :? IReadOnlyCollection<int> as c -> "IReadOnlyCollection " + string c.Count
    | _ -> "none"))
t "text" (fun () -> dict [ "x", 1 ])
printfn "%A" (dict [ 1, "a"; 2, "b" ])
/// An own read-only list.
type Squares(n: int) =
  interface IReadOnlyList<int> with
    member _.Count = n
    member _.Item with get i = i * i
  interface IEnumerable<int> with
    member _.GetEnumerator() : IEnumerator<int> = (Seq.init n (fun i -> i * i)).GetEnumerator()
  interface System.Collections.IEnumerable with
    member this.GetEnumerator() : System.Collections.IEnumerator = (this :> IEnumerable<int>).GetEnumerator()
t "own list" (fun () -> total (Squares 4), Seq.toList (Squares 3), (Squares 5 :> IReadOnlyCollection<int>).Count)
type Bag() =
  let items = List<string>()
  interface ICollection<string> with
    member _.Count = items.Count
    member _.IsReadOnly = false
    member _.Add x = items.Add("+" + x)
    member _.Clear() = items.Clear()
    member _.Contains x = items.Contains x
    member _.CopyTo(a, i) = items.CopyTo(a, i)
    member _.Remove x = items.Remove x

  interface IEnumerable<string> with
    member _.GetEnumerator() : IEnumerator<string> = (items :> seq<string>).GetEnumerator()
  interface System.Collections.IEnumerable with
    member _.GetEnumerator() : System.Collections.IEnumerator = (items :> seq<string>).GetEnumerator()
let bag: ICollection<string> = Bag()
bag.Add "a"
t "own collection" (fun () -> bag.Count, Seq.toList bag, bag.Contains "+a")
let q: System.Collections.Generic.IEnumerator<int> = (seq { 1..3 }).GetEnumerator()
t "enumerator by its whole name" (fun () -> q.MoveNext(), q.Current)
