// out: seq: [("apple", 5); ("fig", 3); ("pear", 4); ("quince", 6)]
// out: get: (3, 4, true, false, true, false)
// out: missing !! KeyNotFoundException: The given key 'x' was not present in the dictionary.
// out: null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: dup !! ArgumentException: An item with the same key has already been added. Key: fig (Parameter 'key')
// out: set: [("apple", 5); ("fig", 30); ("pear", 4); ("quince", 6); ("zoo", 1)]
// out: try: ((true, 30), (false, 0), false, true)
// out: index: (2, -1, 2, -1)
// out: keys: (["apple"; "bar"; "fig"; "pear"; "quince"; "zoo"], [5; 3; 30; 4; 6; 1], "bar", 5,
// out:  6)
// out: at: ("apple", 3)
// out: at bad !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: Actual value was 70.
// out: remove: (true, false, [("apple", 5); ("bar", 3); ("pear", 4); ("quince", 6); ("zoo", 1)])
// out: removeAt: [("bar", 3); ("pear", 4); ("quince", 6); ("zoo", 1)]
// out: removeAt bad !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: Actual value was 9.
// out: removeAt neg !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: Actual value was -1.
// out: setAt: [("bar", 77); ("pear", 4); ("quince", 6); ("zoo", 1)]
// out: clear: (0, [])
// out: capacity !! ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')
// out: Actual value was -1.
// out: down: [(9, "9"); (5, "5"); (3, "3"); (1, "1")]
// out: copy: [(1, "a"); (3, "c")]
// out: changed !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out: new: ("0000000000", 10, 10)
// out: set: ("0001000001", true, false)
// out: bad !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: Actual value was 10.
// out: bad2 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: Actual value was -1.
// out: neg !! ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: not: "1110111110"
// out: and: "0001000001"
// out: or: "1011001011"
// out: xor: "1010001010"
// out: lengths !! ArgumentException: Array lengths must be the same.
// out: shift: ("0001011001", "1100101100", "0000000000", "0000000000")
// out: shift neg !! ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: bytes: "1010000010000001"
// out: ints: "10000000000000000000000000000001"
// out: all: (true, false, true, false)
// out: length: "111100000"
// out: length2: "111000000"
// out: setall: ("111111111", true)
// out: cast: 6
// out: readonly: (3, 1, true, 2, [3; 1; 2])
// out: view: (4, 15)
// out: pq: (6, "b")
// out: true c 3
// out: false
// out: drain: ["b"; "d"; "e"; "a"; "f"]
// out: drain2: ["u"; "v"; "y"; "x"; "z"]
// out: max: ["a"; "c"; "b"]
// out: sort range: ([|5; 1; 2; 8; 9|], [|"five"; "one"; "two"; "eight"; "nine"|])
// out: sort keys: ([|9; 8; 5; 2; 1|], [|"nine"; "eight"; "five"; "two"; "one"|])
// out: range: [|5; 4; 1; 2; 3; 0|]
// out: range2: [|5; 4; 2; 1; 3; 0|]
// out: bsearch: -4
// out: members: (6, 0, 5, 1, 6L, false)
// out: dimension !! IndexOutOfRangeException: Array does not have that many dimensions.
// out: clone: (6, 4)
// out: setvalue: 100
// out: hs copy: [|0; 3; 1; 0; 0|]
// out: comparer: true
// out: sd: [("a", 1); ("b", 2)]
// out: sd copy: ("a", 2)
// out: queue: (true, 3)
// out: dict pairs: (1, 2)
open System
open System.Collections
open System.Collections.Generic
let kind (e: exn) =
    match e with
    | :? ArgumentNullException -> "ArgumentNullException"
    | :? ArgumentOutOfRangeException -> "ArgumentOutOfRangeException"
    | :? ArgumentException -> "ArgumentException"
    | :? KeyNotFoundException -> "KeyNotFoundException"
    | :? InvalidOperationException -> "InvalidOperationException"
    | :? IndexOutOfRangeException -> "IndexOutOfRangeException"
    | _ -> "other"
let t name (f: unit -> 'a) = try printfn "%s: %A" name (f ()) with e -> printfn "%s !! %s: %s" name (kind e) e.Message
// SortedList
let sl = SortedList<string, int>()
for w in [ "pear"; "apple"; "fig"; "quince" ] do sl.Add(w, w.Length)
let show (l: SortedList<string, int>) = [ for KeyValue(k, v) in l -> k, v ]
t "seq" (fun () -> show sl)
t "get" (fun () -> sl.["fig"], sl.Count, sl.ContainsKey "fig", sl.ContainsKey "x", sl.ContainsValue 4, sl.ContainsValue 40)
t "missing" (fun () -> sl.["x"])
t "null" (fun () -> sl.[null])
t "add null" (fun () -> sl.Add(null, 1))
t "dup" (fun () -> sl.Add("fig", 1))
t "set" (fun () -> sl.["fig"] <- 30; sl.["zoo"] <- 1; show sl)
t "try" (fun () -> sl.TryGetValue "fig", sl.TryGetValue "none", sl.TryAdd("fig", 3), sl.TryAdd("bar", 3))
t "index" (fun () -> sl.IndexOfKey "fig", sl.IndexOfKey "no", sl.IndexOfValue 30, sl.IndexOfValue 99)
t "keys" (fun () -> Seq.toList sl.Keys, Seq.toList sl.Values, sl.Keys.[1], sl.Values.[0], sl.Keys.Count)
t "at" (fun () -> sl.GetKeyAtIndex 0, sl.GetValueAtIndex 1)
t "at bad" (fun () -> sl.GetKeyAtIndex 70)
t "remove" (fun () -> sl.Remove "fig", sl.Remove "fig", show sl)
t "removeAt" (fun () -> sl.RemoveAt 0; show sl)
t "removeAt bad" (fun () -> sl.RemoveAt 9)
t "removeAt neg" (fun () -> sl.RemoveAt -1)
t "setAt" (fun () -> sl.SetValueAtIndex(0, 77); show sl)
t "clear" (fun () -> sl.Clear(); sl.Count, show sl)
t "capacity" (fun () -> SortedList<int, int>(-1).Count)
let down = SortedList<int, string>(ComparisonIdentity.FromFunction(fun a b -> compare b a))
for i in [ 5; 1; 9; 3 ] do down.[i] <- string i
t "down" (fun () -> [ for KeyValue(k, v) in down -> k, v ])
let copy = SortedList<int, string>(dict [ 3, "c"; 1, "a" ])
t "copy" (fun () -> [ for p in copy -> p.Key, p.Value ])
t "changed" (fun () -> for p in copy do copy.[p.Key + 10] <- "x")
// BitArray
let bits (b: BitArray) = String.Join("", [ for i in 0 .. b.Length - 1 -> if b.[i] then "1" else "0" ])
let b = BitArray(10)
t "new" (fun () -> bits b, b.Count, b.Length)
b.[3] <- true
b.Set(9, true)
t "set" (fun () -> bits b, b.Get 3, b.[4])
t "bad" (fun () -> b.[10])
t "bad2" (fun () -> b.[-1] <- true)
t "neg" (fun () -> BitArray(-1).Count)
t "not" (fun () -> bits (BitArray(b).Not()))
let c = BitArray([| true; false; true; true; false; false; true; false; true; true |])
t "and" (fun () -> bits (BitArray(b).And c))
t "or" (fun () -> bits (BitArray(b).Or c))
t "xor" (fun () -> bits (BitArray(b).Xor c))
t "lengths" (fun () -> bits (b.And(BitArray 3)))
t "shift" (fun () -> bits (BitArray(c).LeftShift 3), bits (BitArray(c).RightShift 2), bits (BitArray(c).LeftShift 30), bits (BitArray(c).RightShift 30))
t "shift neg" (fun () -> bits (c.LeftShift -3))
t "bytes" (fun () -> bits (BitArray([| 5uy; 129uy |])))
t "ints" (fun () -> bits (BitArray([| 0x80000001 |])))
t "all" (fun () -> (BitArray(9, true)).HasAllSet(), b.HasAllSet(), b.HasAnySet(), BitArray(5).HasAnySet())
t "length" (fun () -> let d = BitArray(4, true) in d.Length <- 9; bits d)
t "length2" (fun () -> let d = BitArray(9, true) in d.Length <- 3; d.Length <- 9; bits d)
t "setall" (fun () -> let d = BitArray(9) in d.SetAll true; bits d, d.HasAllSet())
t "cast" (fun () -> c |> Seq.cast<bool> |> Seq.filter id |> Seq.length)
// the rest
let l = List<int>([ 3; 1; 2 ])
let ro = l.AsReadOnly()
t "readonly" (fun () -> ro.Count, ro.[1], ro.Contains 2, ro.IndexOf 2, Seq.toList ro)
l.Add 9
t "view" (fun () -> ro.Count, Seq.sum ro)
let pq = PriorityQueue<string, int>([ struct ("a", 5); struct ("b", 1); struct ("c", 3); struct ("d", 1); struct ("e", 4); struct ("f", 9) ])
t "pq" (fun () -> pq.Count, pq.Peek())
let ok, e, p = pq.Remove("c")
printfn "%b %s %d" ok e p
let ok2, _, _ = pq.Remove("zz")
printfn "%b" ok2
t "drain" (fun () -> [ while pq.Count > 0 do yield pq.Dequeue() ])
pq.EnqueueRange([ struct ("x", 2); struct ("y", 1); struct ("z", 3) ])
pq.EnqueueRange([ "u"; "v" ], 0)
t "drain2" (fun () -> [ while pq.Count > 0 do yield pq.Dequeue() ])
let pmax = PriorityQueue<string, int>([ struct ("a", 5); struct ("b", 1); struct ("c", 3) ], Comparer.Create(fun a b -> compare b a))
t "max" (fun () -> [ while pmax.Count > 0 do yield pmax.Dequeue() ])
let keys, items = [| 5; 2; 8; 1; 9 |], [| "five"; "two"; "eight"; "one"; "nine" |]
Array.Sort(keys, items, 1, 3)
t "sort range" (fun () -> keys, items)
Array.Sort(keys, items, ComparisonIdentity.FromFunction(fun a b -> compare b a))
t "sort keys" (fun () -> keys, items)
let a = [| 5; 4; 3; 2; 1; 0 |]
Array.Sort(a, 2, 3)
t "range" (fun () -> a)
Array.Sort(a, 0, 4, ComparisonIdentity.FromFunction(fun a b -> compare b a))
t "range2" (fun () -> a)
t "bsearch" (fun () -> Array.BinarySearch([| 1; 3; 5; 7 |], 0, 4, 6, ComparisonIdentity.Structural))
t "members" (fun () -> a.GetLength 0, a.GetLowerBound 0, a.GetUpperBound 0, a.Rank, a.LongLength, a.IsReadOnly)
t "dimension" (fun () -> a.GetLength 1)
t "clone" (fun () -> (a.Clone() :?> int[]).Length, (a.GetValue 1 :?> int))
a.SetValue(box 100, 0)
t "setvalue" (fun () -> a.[0])
let hs = HashSet<int>([ 3; 1; 2 ])
t "hs copy" (fun () -> let x = Array.zeroCreate 5 in hs.CopyTo(x, 1, 2); x)
t "comparer" (fun () -> HashSet<int>.CreateSetComparer().Equals(hs, HashSet<int>([ 1; 2; 3 ])))
let sd = SortedDictionary<string, int>(dict [ "b", 2; "a", 1 ])
t "sd" (fun () -> [ for KeyValue(k, v) in sd -> k, v ])
let arr = Array.zeroCreate<KeyValuePair<string, int>> 3
sd.CopyTo(arr, 1)
t "sd copy" (fun () -> arr.[1].Key, arr.[2].Value)
let q = Queue<int>([ 1; 2; 3 ])
q.TrimExcess()
t "queue" (fun () -> q.EnsureCapacity 2 >= 2, q.Count)
let d2 = Dictionary<string, int>([ KeyValuePair("A", 1); KeyValuePair("b", 2) ], StringComparer.OrdinalIgnoreCase)
t "dict pairs" (fun () -> d2.["a"], d2.["B"])
