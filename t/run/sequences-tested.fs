// out: list: list 3; no ICollection, no IList, IReadOnlyList 3, IReadOnlyCollection 3, no ISet
// out: empty: list 0; no ICollection, no IList, IReadOnlyList 0, IReadOnlyCollection 0, no ISet
// out: array: array 2; ICollection 2, IList 2, IReadOnlyList 2, IReadOnlyCollection 2, no ISet
// out: ResizeArray: ResizeArray 2; ICollection 2, IList 2, IReadOnlyList 2, IReadOnlyCollection 2, no ISet
// out: set: set 2; ICollection 2, no IList, no IReadOnlyList, IReadOnlyCollection 2, no ISet
// out: HashSet: HashSet 2; ICollection 2, no IList, no IReadOnlyList, IReadOnlyCollection 2, ISet 2
// out: Queue: Queue 1; no ICollection, no IList, no IReadOnlyList, IReadOnlyCollection 1, no ISet
// out: Stack: Stack 1; no ICollection, no IList, no IReadOnlyList, IReadOnlyCollection 1, no ISet
// out: LinkedList: LinkedList 1; ICollection 1, no IList, no IReadOnlyList, IReadOnlyCollection 1, no ISet
// out: SortedSet: SortedSet 1; ICollection 1, no IList, no IReadOnlyList, IReadOnlyCollection 1, ISet 1
// out: bag: bag 4; no ICollection, no IList, no IReadOnlyList, no IReadOnlyCollection, no ISet
// out: seq: other; no ICollection, no IList, no IReadOnlyList, no IReadOnlyCollection, no ISet
// out: map: other; no ICollection, no IList, no IReadOnlyList, no IReadOnlyCollection, no ISet
// out: range: other; no ICollection, no IList, no IReadOnlyList, no IReadOnlyCollection, no ISet
// out: List.toSeq: list 1; no ICollection, no IList, IReadOnlyList 1, IReadOnlyCollection 1, no ISet
// out: Seq.ofList: list 1; no ICollection, no IList, IReadOnlyList 1, IReadOnlyCollection 1, no ISet
// out: Seq.ofArray: other; no ICollection, no IList, no IReadOnlyList, no IReadOnlyCollection, no ISet
// out: Array.toSeq: other; no ICollection, no IList, no IReadOnlyList, no IReadOnlyCollection, no ISet
// out: Set.toSeq: set 1; ICollection 1, no IList, no IReadOnlyList, IReadOnlyCollection 1, no ISet
// out: Seq.empty: array 0; ICollection 0, IList 0, IReadOnlyList 0, IReadOnlyCollection 0, no ISet
// out: null: null; no ICollection, no IList, no IReadOnlyList, no IReadOnlyCollection, no ISet
// out: Map 1
// out: Dictionary 1
// out: SortedDictionary 1
// out: other
// out: string abc char list chars x other
module Program
open System
open System.Collections.Generic

type Bag(items: int list) =
    member _.Items = items
    interface IEnumerable<int> with
        member _.GetEnumerator() : IEnumerator<int> = (items :> seq<int>).GetEnumerator()
        member _.GetEnumerator() : System.Collections.IEnumerator = (items :> System.Collections.IEnumerable).GetEnumerator()

let kind (s: seq<int>) =
    match s with
    | :? (int list) as l -> sprintf "list %d" l.Length
    | :? (int[]) as a -> sprintf "array %d" a.Length
    | :? ResizeArray<int> as r -> sprintf "ResizeArray %d" r.Count
    | :? Set<int> as t -> sprintf "set %d" t.Count
    | :? HashSet<int> as h -> sprintf "HashSet %d" h.Count
    | :? Queue<int> as q -> sprintf "Queue %d" q.Count
    | :? Stack<int> as q -> sprintf "Stack %d" q.Count
    | :? LinkedList<int> as q -> sprintf "LinkedList %d" q.Count
    | :? SortedSet<int> as q -> sprintf "SortedSet %d" q.Count
    | :? Bag as b -> sprintf "bag %d" b.Items.Length
    | null -> "null"
    | _ -> "other"

let coll (s: seq<int>) =
    let a = match s with :? ICollection<int> as c -> sprintf "ICollection %d" c.Count | _ -> "no ICollection"
    let b = match s with :? IList<int> as c -> sprintf "IList %d" c.Count | _ -> "no IList"
    let c = match s with :? IReadOnlyList<int> as c -> sprintf "IReadOnlyList %d" c.Count | _ -> "no IReadOnlyList"
    let d = match s with :? IReadOnlyCollection<int> as c -> sprintf "IReadOnlyCollection %d" c.Count | _ -> "no IReadOnlyCollection"
    let e = match s with :? ISet<int> as c -> sprintf "ISet %d" c.Count | _ -> "no ISet"
    String.concat ", " [a; b; c; d; e]

let all : (string * seq<int>) list =
    [ "list", [1; 2; 3]
      "empty", []
      "array", [| 1; 2 |]
      "ResizeArray", ResizeArray [ 1; 2 ]
      "set", Set.ofList [ 1; 2; 2 ]
      "HashSet", HashSet [ 1; 2; 2 ]
      "Queue", Queue [ 1 ]
      "Stack", Stack [ 1 ]
      "LinkedList", LinkedList [ 1 ]
      "SortedSet", SortedSet [ 1 ]
      "bag", Bag [ 1; 2; 3; 4 ]
      "seq", seq { yield 1 }
      "map", Seq.map id [ 1 ]
      "range", seq { 1 .. 3 }
      "List.toSeq", List.toSeq [ 1 ]
      "Seq.ofList", Seq.ofList [ 1 ]
      "Seq.ofArray", Seq.ofArray [| 1 |]
      "Array.toSeq", Array.toSeq [| 1 |]
      "Set.toSeq", Set.toSeq (set [ 1 ])
      "Seq.empty", Seq.empty
      "null", null ]

for name, s in all do
    printfn "%s: %s; %s" name (kind s) (coll s)

let kv (s: seq<KeyValuePair<string, int>>) =
    match s with
    | :? Map<string, int> as m -> sprintf "Map %d" m.Count
    | :? Dictionary<string, int> as d -> sprintf "Dictionary %d" d.Count
    | :? SortedDictionary<string, int> as d -> sprintf "SortedDictionary %d" d.Count
    | _ -> "other"
printfn "%s" (kv (Map [ ("a", 1) ]))
printfn "%s" (kv (Dictionary(dict [ ("a", 1) ])))
printfn "%s" (kv (SortedDictionary(dict [ ("a", 1) ])))
printfn "%s" (kv (Seq.map id (Map [ ("a", 1) ])))

let chars (s: seq<char>) =
    match s with
    | :? string as t -> "string " + t
    | :? (char list) -> "char list"
    | :? (char[]) as a -> "chars " + String a
    | _ -> "other"
printfn "%s %s %s %s" (chars "abc") (chars [ 'a' ]) (chars [| 'x' |]) (chars (Seq.map id "abc"))
