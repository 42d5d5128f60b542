// out: 0 failures
// Map, Set, SortedDictionary, SortedSet, SortedList, Dictionary, HashSet against association lists, with numbers from a fixed seed
open System.Collections.Generic
let mutable state = 12345u
let next (n: int) =
    state <- state * 1664525u + 1013904223u
    int ((state >>> 8) % uint32 n)
let mutable failures = 0
let check name (ok: bool) =
    if not ok then
        failures <- failures + 1
        if failures < 10 then printfn "FAILED %s" name
/// The model: pairs in order of keys.
let rec put k v l =
    match l with
    | (k2, _) :: rest when k2 = k -> (k, v) :: rest
    | (k2, v2) :: rest when k2 < k -> (k2, v2) :: put k v rest
    | _ -> (k, v) :: l
let del k l = List.filter (fun (k2, _) -> k2 <> k) l
let get k l = List.tryPick (fun (k2, v) -> if k2 = k then Some v else None) l
let balanced (m: Map<int, int>) = m.Count = Seq.length (Map.toSeq m)
for round in 1 .. 6 do
    let keys = [| 3; 10; 40; 100; 100; 200 |].[round - 1]
    let mutable model: (int * int) list = []
    let mutable map = Map.empty
    let mutable set = Set.empty
    let dict = Dictionary<int, int>()
    let hash = HashSet<int>()
    let sorted = SortedDictionary<int, int>()
    let sortedSet = SortedSet<int>()
    let list = SortedList<int, int>()
    for step in 1 .. 120 do
        let k, v = next keys, next 1000
        match next 5 with
        | 0 | 1 | 2 ->
            model <- put k v model
            map <- Map.add k v map
            check "Set.Add is new" (hash.Add k = not (Set.contains k set))
            check "SortedSet.Add" (sortedSet.Add k = not (Set.contains k set))
            set <- Set.add k set
            dict.[k] <- v
            sorted.[k] <- v
            list.[k] <- v
        | 3 ->
            let had = (get k model).IsSome
            model <- del k model
            map <- Map.remove k map
            set <- Set.remove k set
            check "Remove" (dict.Remove k = had && hash.Remove k = had && sorted.Remove k = had && sortedSet.Remove k = had && list.Remove k = had)
        | _ ->
            let want = get k model
            check "Map.tryFind" (Map.tryFind k map = want)
            check "Dictionary" ((match dict.TryGetValue k with | true, v -> Some v | _ -> None) = want)
            check "SortedDictionary" ((match sorted.TryGetValue k with | true, v -> Some v | _ -> None) = want)
            check "SortedList" ((match list.TryGetValue k with | true, v -> Some v | _ -> None) = want)
            check "contains" ([ Map.containsKey k map; Set.contains k set; hash.Contains k; sortedSet.Contains k; list.ContainsKey k ] |> List.forall ((=) want.IsSome))
        if step % 10 = 0 then
            check "Map.toList" (Map.toList map = model)
            check "Set.toList" (Set.toList set = List.map fst model)
            check "SortedDictionary seq" ([ for KeyValue(k, v) in sorted -> k, v ] = model)
            check "SortedList seq" ([ for KeyValue(k, v) in list -> k, v ] = model)
            check "SortedSet seq" (List.ofSeq sortedSet = List.map fst model)
            check "Dictionary seq" (List.sort [ for KeyValue(k, v) in dict -> k, v ] = model)
            check "HashSet seq" (List.sort (List.ofSeq hash) = List.map fst model)
            check "counts" ([ map.Count; set.Count; dict.Count; hash.Count; sorted.Count; sortedSet.Count; list.Count ] |> List.forall ((=) model.Length))
            check "equal" (map = Map.ofList (List.rev model) && balanced map)
            let other = Set.ofList [ for _ in 1 .. 20 -> next keys ]
            let both f = List.filter f (List.distinct (List.sort (Set.toList set @ Set.toList other)))
            check "union" (Set.toList (set + other) = both (fun _ -> true))
            check "intersect" (Set.toList (Set.intersect set other) = both (fun x -> set.Contains x && other.Contains x))
            check "difference" (Set.toList (set - other) = both (fun x -> set.Contains x && not (other.Contains x)))
            check "subset" (Set.isSubset set other = List.forall other.Contains (Set.toList set))
            check "compare" (sign (compare set other) = sign (compare (Set.toList set) (Set.toList other)))
            let p x = x % 3 = 0
            check "partition" (Set.partition p set = (Set.filter p set, Set.filter (p >> not) set))
            check "Map.partition" (let a, b = Map.partition (fun k v -> p (k + v)) map in Map.toList a = List.filter (fun (k, v) -> p (k + v)) model && a.Count + b.Count = map.Count)
            check "Map.map" (Map.toList (Map.map (fun k v -> k + v) map) = List.map (fun (k, v) -> k, k + v) model)
            check "fold" (Map.fold (fun s k v -> s * 31 + k * v) 7 map = List.fold (fun s (k, v) -> s * 31 + k * v) 7 model)
            check "foldBack" (Map.foldBack (fun k v s -> s * 31 + k * v) map 7 = List.foldBack (fun (k, v) s -> s * 31 + k * v) model 7)
            if not set.IsEmpty then
                check "min, max" ((Set.minElement set, Set.maxElement set, sortedSet.Min, sortedSet.Max) = (fst (List.head model), fst (List.last model), fst (List.head model), fst (List.last model)))
            let h2 = HashSet<int>(hash)
            h2.SymmetricExceptWith other
            check "symmetric" (List.sort (List.ofSeq h2) = both (fun x -> set.Contains x <> other.Contains x))
            let lo, hi = next keys, next keys
            if lo <= hi then check "view" (List.ofSeq (sortedSet.GetViewBetween(lo, hi)) = List.filter (fun x -> x >= lo && x <= hi) (List.map fst model))
printfn "%d failures" failures
