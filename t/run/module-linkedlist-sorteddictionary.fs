// out: e AddFirst = 9
// out:    ([9], 1)
// out: o AddFirst = 9
// out:    ([9; 3], 2)
// out: m AddFirst = 9
// out:    ([9; 5; 3; 1; 3; 2], 6)
// out: e AddLast = 9
// out:    ([9], 1)
// out: o AddLast = 9
// out:    ([3; 9], 2)
// out: m AddLast = 9
// out:    ([5; 3; 1; 3; 2; 9], 6)
// out: e AddAfter !! ArgumentNullException: Value cannot be null. (Parameter 'node')
// out:    ([], 0)
// out: o AddAfter = 9
// out:    ([3; 9], 2)
// out: m AddAfter = 9
// out:    ([5; 9; 3; 1; 3; 2], 6)
// out: e AddBefore !! ArgumentNullException: Value cannot be null. (Parameter 'node')
// out:    ([], 0)
// out: o AddBefore = 9
// out:    ([9; 3], 2)
// out: m AddBefore = 9
// out:    ([5; 3; 1; 3; 9; 2], 6)
// out: e AddAfter null !! ArgumentNullException: Value cannot be null. (Parameter 'node')
// out:    ([], 0)
// out: o AddAfter null !! ArgumentNullException: Value cannot be null. (Parameter 'node')
// out:    ([3], 1)
// out: m AddAfter null !! ArgumentNullException: Value cannot be null. (Parameter 'node')
// out:    ([5; 3; 1; 3; 2], 5)
// out: e Clear = ()
// out:    ([], 0)
// out: o Clear = ()
// out:    ([], 0)
// out: m Clear = ()
// out:    ([], 0)
// out: e Contains = (false, false)
// out:    ([], 0)
// out: o Contains = (true, false)
// out:    ([3], 1)
// out: m Contains = (true, false)
// out:    ([5; 3; 1; 3; 2], 5)
// out: e CopyTo = [|0; 0; 0; 0; 0; 0|]
// out:    ([], 0)
// out: o CopyTo = [|0; 3; 0; 0; 0; 0|]
// out:    ([3], 1)
// out: m CopyTo = [|0; 5; 3; 1; 3; 2|]
// out:    ([5; 3; 1; 3; 2], 5)
// out: e CopyTo short = [|0; 0|]
// out:    ([], 0)
// out: o CopyTo short = [|3; 0|]
// out:    ([3], 1)
// out: m CopyTo short !! ArgumentException: Insufficient space in the target location to copy the information.
// out:    ([5; 3; 1; 3; 2], 5)
// out: e CopyTo -1 !! ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out:    ([], 0)
// out: o CopyTo -1 !! ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out:    ([3], 1)
// out: m CopyTo -1 !! ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out:    ([5; 3; 1; 3; 2], 5)
// out: e CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    ([], 0)
// out: o CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    ([3], 1)
// out: m CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    ([5; 3; 1; 3; 2], 5)
// out: e Find = (true, true, true)
// out:    ([], 0)
// out: o Find = (false, true, false)
// out:    ([3], 1)
// out: m Find = (false, true, false)
// out:    ([5; 3; 1; 3; 2], 5)
// out: e Find next = (0, 0)
// out:    ([], 0)
// out: o Find next = (0, 0)
// out:    ([3], 1)
// out: m Find next = (1, 1)
// out:    ([5; 3; 1; 3; 2], 5)
// out: e Remove = (false, false)
// out:    ([], 0)
// out: o Remove = (true, false)
// out:    ([], 0)
// out: m Remove = (true, false)
// out:    ([5; 1; 3; 2], 4)
// out: e Remove node !! ArgumentNullException: Value cannot be null. (Parameter 'node')
// out:    ([], 0)
// out: o Remove node = ()
// out:    ([], 0)
// out: m Remove node = ()
// out:    ([3; 1; 3; 2], 4)
// out: e RemoveFirst !! InvalidOperationException: The LinkedList is empty.
// out:    ([], 0)
// out: o RemoveFirst = ()
// out:    ([], 0)
// out: m RemoveFirst = ()
// out:    ([3; 1; 3; 2], 4)
// out: e RemoveLast !! InvalidOperationException: The LinkedList is empty.
// out:    ([], 0)
// out: o RemoveLast = ()
// out:    ([], 0)
// out: m RemoveLast = ()
// out:    ([5; 3; 1; 3], 4)
// out: e ends = (true, true)
// out:    ([], 0)
// out: o ends = (false, false)
// out:    ([3], 1)
// out: m ends = (false, false)
// out:    ([5; 3; 1; 3; 2], 5)
// out: e set Value = ()
// out:    ([], 0)
// out: o set Value = ()
// out:    ([7], 1)
// out: m set Value = ()
// out:    ([7; 3; 1; 3; 2], 5)
// out: e change while reading = ()
// out:    ([], 0)
// out: <3>o change while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    ([3; 3], 2)
// out: <5>m change while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    ([5; 3; 1; 3; 2; 5], 6)
// out: e remove while reading = ()
// out:    ([], 0)
// out: <3>o remove while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    ([], 0)
// out: <5>m remove while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    ([3; 1; 3; 2], 4)
// out: e walk = ()
// out:    ([], 0)
// out: <3>o walk = ()
// out:    ([3], 1)
// out: <2><3><1><3><5>m walk = ()
// out:    ([5; 3; 1; 3; 2], 5)
// out: node of another list !! InvalidOperationException: The LinkedList node does not belong to current LinkedList.
// out: node removed twice !! InvalidOperationException: The LinkedList node does not belong to current LinkedList.
// out: null !! ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: e sorted Add = ()
// out:    [("z", 1)] 1
// out: o sorted Add = ()
// out:    [("b", 98); ("z", 1)] 2
// out: m sorted Add = ()
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100); ("z", 1)] 5
// out: e sorted Add same = ()
// out:    [("b", 1)] 1
// out: o sorted Add same !! ArgumentException: An item with the same key has already been added. Key: [b, 1]
// out:    [("b", 98)] 1
// out: m sorted Add same !! ArgumentException: An item with the same key has already been added. Key: [b, 1]
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted Add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [] 0
// out: o sorted Add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("b", 98)] 1
// out: m sorted Add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted set = ()
// out:    [("b", 5); ("n", 6)] 2
// out: o sorted set = ()
// out:    [("b", 5); ("n", 6)] 2
// out: m sorted set = ()
// out:    [("a", 97); ("b", 5); ("c", 99); ("d", 100); ("n", 6)] 5
// out: e sorted set null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [] 0
// out: o sorted set null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("b", 98)] 1
// out: m sorted set null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted get !! KeyNotFoundException: The given key 'b' was not present in the dictionary.
// out:    [] 0
// out: o sorted get = 98
// out:    [("b", 98)] 1
// out: m sorted get = 98
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [] 0
// out: o sorted get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("b", 98)] 1
// out: m sorted get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted Clear = ()
// out:    [] 0
// out: o sorted Clear = ()
// out:    [] 0
// out: m sorted Clear = ()
// out:    [] 0
// out: e sorted ContainsKey = (false, false, false)
// out:    [] 0
// out: o sorted ContainsKey = (true, false, true)
// out:    [("b", 98)] 1
// out: m sorted ContainsKey = (true, false, true)
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted ContainsKey null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [] 0
// out: o sorted ContainsKey null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("b", 98)] 1
// out: m sorted ContainsKey null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted Remove = (false, false)
// out:    [] 0
// out: o sorted Remove = (true, false)
// out:    [] 0
// out: m sorted Remove = (true, false)
// out:    [("a", 97); ("c", 99); ("d", 100)] 3
// out: e sorted Remove null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [] 0
// out: o sorted Remove null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("b", 98)] 1
// out: m sorted Remove null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted TryGetValue = ((false, 0), (false, 0))
// out:    [] 0
// out: o sorted TryGetValue = ((true, 98), (false, 0))
// out:    [("b", 98)] 1
// out: m sorted TryGetValue = ((true, 98), (false, 0))
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted TryAdd = (true, true)
// out:    [("b", 7); ("q", 7)] 2
// out: o sorted TryAdd = (false, true)
// out:    [("b", 98); ("q", 7)] 2
// out: m sorted TryAdd = (false, true)
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100); ("q", 7)] 5
// out: e sorted Keys = ([], 0, [], 0)
// out:    [] 0
// out: o sorted Keys = (["b"], 1, [98], 1)
// out:    [("b", 98)] 1
// out: m sorted Keys = (["a"; "b"; "c"; "d"], 4, [97; 98; 99; 100], 4)
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted CopyTo = [(null, 0); (null, 0); (null, 0); (null, 0); (null, 0)]
// out:    [] 0
// out: o sorted CopyTo = [(null, 0); ("b", 98); (null, 0); (null, 0); (null, 0)]
// out:    [("b", 98)] 1
// out: m sorted CopyTo = [(null, 0); ("a", 97); ("b", 98); ("c", 99); ("d", 100)]
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted CopyTo short = [(null, 0); (null, 0)]
// out:    [] 0
// out: o sorted CopyTo short = [(null, 0); ("b", 98)]
// out:    [("b", 98)] 1
// out: m sorted CopyTo short !! ArgumentException: Destination array is not long enough to copy all the items in the collection. Check array index and length.
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted add while reading = ()
// out:    [] 0
// out: <b>o sorted add while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [("b", 98); ("b!", 1)] 2
// out: <a>m sorted add while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [("a", 97); ("a!", 1); ("b", 98); ("c", 99); ("d", 100)] 5
// out: e sorted set while reading = ()
// out:    [] 0
// out: <b>o sorted set while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [("b", 1)] 1
// out: <a>m sorted set while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [("a", 1); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e sorted remove while reading = ()
// out:    [] 0
// out: <b>o sorted remove while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [] 0
// out: <a>m sorted remove while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [("b", 98); ("c", 99); ("d", 100)] 3
// out: sorted by comparer = [(3, 4); (2, 5); (1, 2)]
// out: sorted comparer raises !! Exception: cmp
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
let show (l: LinkedList<int>) = Seq.toList l, l.Count
let on (what: string) (f: LinkedList<int> -> 'a) =
  for w, items in [ "e", []; "o", [ 3 ]; "m", [ 5; 3; 1; 3; 2 ] ] do
    let s = LinkedList<int>(items: int list)
    t (w + " " + what) (fun () -> f s)
    printfn "   %A" (show s)
on "AddFirst" (fun l -> (l.AddFirst 9).Value)
on "AddLast" (fun l -> (l.AddLast 9).Value)
on "AddAfter" (fun l -> (l.AddAfter(l.First, 9)).Value)
on "AddBefore" (fun l -> (l.AddBefore(l.Last, 9)).Value)
on "AddAfter null" (fun l -> (l.AddAfter(null, 9)).Value)
on "Clear" (fun l -> l.Clear())
on "Contains" (fun l -> l.Contains 3, l.Contains 8)
on "CopyTo" (fun l -> let a = Array.zeroCreate 6 in (l.CopyTo(a, 1); a))
on "CopyTo short" (fun l -> let a = Array.zeroCreate 2 in (l.CopyTo(a, 0); a))
on "CopyTo -1" (fun l -> let a = Array.zeroCreate 2 in (l.CopyTo(a, -1); a))
on "CopyTo null" (fun l -> l.CopyTo(null, 0))
on "Find" (fun l -> isNull (l.Find 3), isNull (l.Find 8), isNull (l.FindLast 3))
on "Find next" (fun l -> if l.Count < 5 then 0, 0 else (l.Find 3).Next.Value, (l.FindLast 3).Previous.Value)
on "Remove" (fun l -> l.Remove 3, l.Remove 8)
on "Remove node" (fun l -> l.Remove l.First)
on "RemoveFirst" (fun l -> l.RemoveFirst())
on "RemoveLast" (fun l -> l.RemoveLast())
on "ends" (fun l -> isNull l.First, isNull l.Last)
on "set Value" (fun l -> if l.Count > 0 then l.First.Value <- 7)
on "change while reading" (fun l -> for x in l do (log x; l.AddLast x |> ignore))
on "remove while reading" (fun l -> for x in l do (log x; l.Remove x |> ignore))
on "walk" (fun l ->
  let mutable n = l.Last
  while not (isNull n) do
    log n.Value
    n <- n.Previous)
t "node of another list" (fun () ->
  let a = LinkedList [ 1; 2 ]
  let b = LinkedList [ 3 ]
  b.AddAfter(a.First, 9) |> ignore)
t "node removed twice" (fun () ->
  let a = LinkedList [ 1; 2 ]
  let n = a.First
  a.Remove n
  a.Remove n)
t "null" (fun () -> LinkedList<int>(null: seq<int>).Count)
let d (what: string) (f: SortedDictionary<string, int> -> 'a) =
  for w, items in [ "e", []; "o", [ "b" ]; "m", [ "d"; "b"; "a"; "c" ] ] do
    let d = SortedDictionary<string, int>()
    for x in items do d.[x] <- int x.[0]
    t (w + " sorted " + what) (fun () -> f d)
    printfn "   %A %d" [ for KeyValue(k, v) in d -> k, v ] d.Count
d "Add" (fun d -> d.Add("z", 1))
d "Add same" (fun d -> d.Add("b", 1))
d "Add null" (fun d -> d.Add(null, 1))
d "set" (fun d -> d.["b"] <- 5; d.["n"] <- 6)
d "set null" (fun d -> d.[null] <- 5)
d "get" (fun d -> d.["b"])
d "get null" (fun d -> d.[null])
d "Clear" (fun d -> d.Clear())
d "ContainsKey" (fun d -> d.ContainsKey "b", d.ContainsKey "q", d.ContainsValue 98)
d "ContainsKey null" (fun d -> d.ContainsKey null)
d "Remove" (fun d -> d.Remove "b", d.Remove "q")
d "Remove null" (fun d -> d.Remove null)
d "TryGetValue" (fun d -> d.TryGetValue "b", d.TryGetValue "q")
d "TryAdd" (fun d -> d.TryAdd("b", 7), d.TryAdd("q", 7))
d "Keys" (fun d -> Seq.toList d.Keys, d.Keys.Count, Seq.toList d.Values, d.Values.Count)
d "CopyTo" (fun d -> let a = Array.zeroCreate 5 in (d.CopyTo(a, 1); [ for x in a -> x.Key, x.Value ]))
d "CopyTo short" (fun d -> let a = Array.zeroCreate 2 in (d.CopyTo(a, 1); [ for x in a -> x.Key, x.Value ]))
d "add while reading" (fun d -> for KeyValue(k, v) in d do (log k; d.[k + "!"] <- 1))
d "set while reading" (fun d -> for KeyValue(k, v) in d do (log k; d.[k] <- 1))
d "remove while reading" (fun d -> for KeyValue(k, v) in d do (log k; d.Remove k |> ignore))
t "sorted by comparer" (fun () -> [ for KeyValue(k, v) in SortedDictionary<int, int>(dict [ 1, 2; 3, 4; 2, 5 ], Comparer.Create(fun a b -> compare b a)) -> k, v ])
t "sorted comparer raises" (fun () -> let d = SortedDictionary<int, int>(Comparer.Create(fun (a: int) (b: int) -> failwith "cmp": int)) in (d.[1] <- 1; d.[2] <- 2; d.Count))
