// out: 1: 2a6d1ec7 1311c174
// out: 2: 5ec7fc7b 6ee897da
// out: 3: 196f487f 1dddffaa
// out: 4: 5b806b5d 8fe1dcc3
// out: 5: aa26255b c6d5bb88
// out: 6: 74bc025d 41d86ab1
// out: 7: 924cca4d c38c4167
// out: 8: 19c51b78 0d769181
// out: 9: cad37485 3c0e2822
// out: 10: 7600ffa7 2032a69a
// out: 11: a1041e61 c07213fc
// out: 12: e4978b83 99e2136b
// out: 1: 153c1096 338 e3e61d84 138
// out: 2: 3e87bb51 323 531aa544 108
// out: 3: 20995984 337 4d7e4312 148
// out: 4: 893023dc 345 9708910a 149
// out: 5: 5d23de7e 347 c5cd86c2 168
// out: 6: a9522261 339 e0a7cb3a 141
// out: 0: 811c9dc5 811c9dc5
// out: 1: 050c5d1f 050c5d1f
// out: 2: 117697cc 117697cc
// out: 3: 49b0f626 49b0f626
// out: 15: 17427594 17427594
// out: 16: 7d3657d3 7d3657d3
// out: WRONG Array.sortWith is stable
// out: 17: 28d9ec27 28d9ec27
// out: WRONG Array.sortWith is stable
// out: 40: 9740d123 9740d123
// out: WRONG Array.sortWith is stable
// out: 300: ae54e1a9 ae54e1a9
// out: WRONG Array.sortWith is stable
// out: 3000: 9457351d 9457351d
// Random operations on every collection beside a plain model; the order of enumeration is .NET's, by its checksum.
open System.Collections.Generic
let mutable state = 2463534242u
let next (n: int) =
  state <- state ^^^ (state <<< 13)
  state <- state ^^^ (state >>> 17)
  state <- state ^^^ (state <<< 5)
  int (state % uint32 n)
let fold (items: seq<int>) = Seq.fold (fun (h: uint32) x -> h * 16777619u ^^^ uint32 x) 2166136261u items
let check what (b: bool) = if not b then printfn "WRONG %s" what
for round in 1..12 do
  let range = [| 5; 17; 60; 300 |].[round % 4]
  let d = Dictionary<int, int>()
  let s = HashSet<int>()
  let sd = SortedDictionary<int, int>()
  let ss = SortedSet<int>()
  let sl = SortedList<int, int>()
  let mutable m: Map<int, int> = Map.empty
  let mutable st: Set<int> = Set.empty
  let model: int[] = Array.create range -1
  for step in 1..600 do
    let k = next range
    match next 8 with
    | 0
    | 1
    | 2
    | 3 ->
      d.[k] <- step
      s.Add k |> ignore
      sd.[k] <- step
      ss.Add k |> ignore
      sl.[k] <- step
      m <- Map.add k step m
      st <- Set.add k st
      model.[k] <- step
    | 7 when step % 97 = 0 ->
      d.Clear()
      s.Clear()
      sd.Clear()
      ss.Clear()
      sl.Clear()
      m <- Map.empty
      st <- Set.empty
      Array.fill model 0 range -1
    | _ ->
      let had = model.[k] >= 0
      check "Dictionary.Remove" (d.Remove k = had)
      check "HashSet.Remove" (s.Remove k = had)
      check "SortedDictionary.Remove" (sd.Remove k = had)
      check "SortedSet.Remove" (ss.Remove k = had)
      check "SortedList.Remove" (sl.Remove k = had)
      m <- Map.remove k m
      st <- Set.remove k st
      model.[k] <- -1
    if step % 50 = 0 then
      let keys = [ for i in 0 .. range - 1 do if model.[i] >= 0 then i ]
      let pairs = [ for i in keys -> i, model.[i] ]
      check "Map" (Map.toList m = pairs)
      check "Set" (Set.toList st = keys)
      check "SortedDictionary" ([ for KeyValue(k, v) in sd -> k, v ] = pairs)
      check "SortedList" ([ for KeyValue(k, v) in sl -> k, v ] = pairs)
      check "SortedSet" (Seq.toList ss = keys)
      check "Dictionary" (List.sort [ for KeyValue(k, v) in d -> k, v ] = pairs)
      check "HashSet" (List.sort (Seq.toList s) = keys)
      check "counts" (List.forall ((=) keys.Length) [ d.Count; s.Count; sd.Count; ss.Count; sl.Count; m.Count; st.Count ])
  printfn "%d: %08x %08x" round (fold (Seq.collect (fun (KeyValue(k, v)) -> [ k; v ]) d)) (fold s)
for round in 1..6 do
  let q = PriorityQueue<int, int>()
  let l = LinkedList<int>()
  let order = List<int>()
  let mutable count = 0
  for step in 1..400 do
    let p = next 20
    match next 6 with
    | 0
    | 1
    | 2 ->
      q.Enqueue(step, p)
      if p % 2 = 0 then l.AddFirst step |> ignore else l.AddLast step |> ignore
    | 3 when q.Count > 0 -> order.Add(q.EnqueueDequeue(step, p))
    | 4 when q.Count > 0 ->
      order.Add(q.DequeueEnqueue(step, p))
      l.RemoveFirst()
      l.AddLast p |> ignore
    | _ ->
      match q.TryDequeue() with
      | true, x, _ ->
        order.Add x
        if p % 2 = 0 then l.RemoveFirst() else l.RemoveLast()
      | _ -> ()
  while q.Count > 0 do order.Add(q.Dequeue())
  printfn "%d: %08x %d %08x %d" round (fold order) order.Count (fold l) l.Count
for n in [ 0; 1; 2; 3; 15; 16; 17; 40; 300; 3000 ] do
  let items = Array.init n (fun i -> next (1 + n / 3), i)
  let stable = List.sortBy fst (List.ofArray items)
  check "List.sortBy is stable" (stable |> List.pairwise |> List.forall (fun ((a, i), (b, j)) -> a < b || (a = b && i < j)))
  let down = List.sortByDescending fst (List.ofArray items)
  check "List.sortByDescending is stable" (down |> List.pairwise |> List.forall (fun ((a, i), (b, j)) -> a > b || (a = b && i < j)))
  check "Seq.sortWith is stable" (Seq.toList (Seq.sortWith (fun a b -> compare (fst a) (fst b)) items) = stable)
  check "Array.sortWith is stable" (Array.toList (Array.sortWith (fun a b -> compare (fst a) (fst b)) items) = stable)
  check "Array.sort" (Array.toList (Array.sort items) = List.sort (List.ofArray items))
  let l = List<int * int>(items)
  l.Sort(fun a b -> compare (fst a) (fst b))
  printfn "%d: %08x %08x" n (fold (Array.map snd (Array.sortBy fst items))) (fold (Seq.map snd l))
