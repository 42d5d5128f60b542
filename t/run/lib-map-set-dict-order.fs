// out: Set.exists: true [3 2 1 7 4]
// out: Set.exists none: false [3 2 1 7 4 6 5 9 8]
// out: Set.forall: false [3 2 1 7]
// out: Set.forall all: true [3 2 1 7 4 6 5 9 8]
// out: Set.iter: () [1 2 3 4 5 6 7 8 9]
// out: Set.filter: set [2; 4; 6; 8] [3 7 9 8 4 6 5 2 1]
// out: Set.partition: (set [2; 4; 6; 8], set [1; 3; 5; 7; 9]) [9 8 7 6 5 4 3 2 1]
// out: Set.map: set [0; 1; 2; 3; 4] [1 2 3 4 5 6 7 8 9]
// out: Set.fold: -45 [1 2 3 4 5 6 7 8 9]
// out: Set.foldBack: 5 [9 8 7 6 5 4 3 2 1]
// out: Map.exists: true [1 2 3 4]
// out: Map.forall: false [1 2 3 4 5 6]
// out: Map.tryPick: Some "49" [1 2 3 4 5 6 7]
// out: Map.pick none: !! The given key was not present in the dictionary. [1 2 3 4 5 6 7 8 9]
// out: Map.findKey: 7 [1 2 3 4 5 6 7]
// out: Map.tryFindKey: None [1 2 3 4 5 6 7 8 9]
// out: Map.findKey none: !! An index satisfying the predicate was not found in the collection. [1 2 3 4 5 6 7 8 9]
// out: Map.filter: map [(7, "49"); (8, "64"); (9, "81")] [1 2 3 4 5 6 7 8 9]
// out: Map.partition: (map [(7, "49"); (8, "64"); (9, "81")],
// out:  map [(1, "1"); (2, "4"); (3, "9"); (4, "16"); (5, "25"); (6, "36")]) [9 8 7 6 5 4 3 2 1]
// out: Map.map: map [(1, 1); (2, 2); (3, 3); (4, 4); (5, 5); (6, 6); (7, 7); (8, 8); (9, 9)] [1 2 3 4 5 6 7 8 9]
// out: Map.fold: -45 [1 2 3 4 5 6 7 8 9]
// out: Map.foldBack: 5 [9 8 7 6 5 4 3 2 1]
// out: Map.iter: () [1 2 3 4 5 6 7 8 9]
// out: Map.find: !! The given key was not present in the dictionary. []
// out: m.[k]: !! The given key was not present in the dictionary. []
// out: Map.change: 9 [Some "9" None]
// out: Map.change raise: !! no []
// out: minKeyValue: ((1, "1"), (9, "81")) []
// out: minKeyValue empty: !! The given key was not present in the dictionary. []
// out: maxKeyValue empty: !! The given key was not present in the dictionary. []
// out: Set.minElement: !! Set contains no elements. (Parameter 's') []
// out: Set.maxElement: !! Set contains no elements. (Parameter 's') []
// out: Set ops: (set [4; 5; 6; 7; 8; 9], set [0; 1; 2; 3; 4; 5; 6; 7; 8; ...], set [1; 5],
// out:  set [1; 2; 3; 4; 6; 7; 8; 9]) []
// out: Set.unionMany: (set [1; 2], set []) []
// out: Set.intersectMany: set [3] []
// out: Set.intersectMany empty: !! The input sequence was empty. (Parameter 'source') []
// out: subsets: (true, false, false, true) []
// out: members: (true, 9, false, 1, 9, 10, 8, true, false) []
// out: map members: (true, 9, false, Some "9", "x", 8, (true, "16"), [1; 2; 3; 4; 5; 6; 7; 8; 9],
// out:  ["1"; "4"; "9"; "16"; "25"; "36"; "49"; "64"; "81"]) []
// out: map eq: (true, 1, -1, true) []
// out: set compare: (-1, -1, 1, true) []
// out: dups: (map [(1, "c"); (2, "b")], set [3]) []
// out: toSeq: ([(1, "1"); (2, "4")], 9) []
// out: keys: ([1; 2; 3; 4; 5; 6; 7; 8; 9], 9) []
// out: string: ("set [1; 2; 3; ... ]", "map [(1, 1); (2, 4); (3, 9); ... ]", "set [a]",
// out:  "set [1; 2; 3; ... ]", "map [(k, 1)]") []
// out: dict int missing: !! The given key '7' was not present in the dictionary. []
// out: dict add: !! This value cannot be mutated []
// out: dict null key: 1 []
// out: dict contains null: false []
// out: dict dup: 2 []
// out: dict remove: !! This value cannot be mutated []
// out: dict clear: !! This value cannot be mutated []
// out: dict set: !! This value cannot be mutated []
// out: readOnlyDict keys: ["a"; "b"] []
// out: dict seq: [("a", 1); ("b", 2)] []
// out: dict try: ((true, 1), (false, 0)) []
// out: dict tuple key: 1 []
// out: dict isreadonly: (true, 1) []
// out: Dictionary null add: !! Value cannot be null. (Parameter 'key') []
// out: Dictionary null get: !! Value cannot be null. (Parameter 'key') []
// out: Dictionary null set: !! Value cannot be null. (Parameter 'key') []
// out: Dictionary null contains: !! Value cannot be null. (Parameter 'key') []
// out: Dictionary null remove: !! Value cannot be null. (Parameter 'key') []
// out: Dictionary null try: !! Value cannot be null. (Parameter 'key') []
// out: Dictionary missing: !! The given key 'nope' was not present in the dictionary. []
let log = ResizeArray<string>()
let t name (f: unit -> 'a) =
    log.Clear()
    let r = try sprintf "%A" (f ()) with e -> "!! " + e.Message
    printfn "%s: %s [%s]" name r (System.String.Join(" ", log))
let see (x: 'a) = log.Add(string x); x
let s = set [5; 3; 8; 1; 4; 7; 9; 2; 6]
let m = Map.ofList [ for i in [5; 3; 8; 1; 4; 7; 9; 2; 6] -> i, string (i * i) ]
t "Set.exists" (fun () -> Set.exists (fun x -> see x = 4) s)
t "Set.exists none" (fun () -> Set.exists (fun x -> see x = 40) s)
t "Set.forall" (fun () -> Set.forall (fun x -> see x < 6) s)
t "Set.forall all" (fun () -> Set.forall (fun x -> see x < 60) s)
t "Set.iter" (fun () -> Set.iter (fun x -> see x |> ignore) s)
t "Set.filter" (fun () -> Set.filter (fun x -> see x % 2 = 0) s)
t "Set.partition" (fun () -> Set.partition (fun x -> see x % 2 = 0) s)
t "Set.map" (fun () -> Set.map (fun x -> see x / 2) s)
t "Set.fold" (fun () -> Set.fold (fun a x -> a - see x) 0 s)
t "Set.foldBack" (fun () -> Set.foldBack (fun x a -> see x - a) s 0)
t "Map.exists" (fun () -> Map.exists (fun k _ -> see k = 4) m)
t "Map.forall" (fun () -> Map.forall (fun k _ -> see k < 6) m)
t "Map.tryPick" (fun () -> Map.tryPick (fun k v -> if see k = 7 then Some v else None) m)
t "Map.pick none" (fun () -> Map.pick (fun k v -> if see k = 70 then Some v else None) m)
t "Map.findKey" (fun () -> Map.findKey (fun k v -> see k > 6) m)
t "Map.tryFindKey" (fun () -> Map.tryFindKey (fun k v -> see k > 60) m)
t "Map.findKey none" (fun () -> Map.findKey (fun k v -> see k > 60) m)
t "Map.filter" (fun () -> Map.filter (fun k v -> see k > 6) m)
t "Map.partition" (fun () -> Map.partition (fun k v -> see k > 6) m)
t "Map.map" (fun () -> Map.map (fun k v -> see k) m)
t "Map.fold" (fun () -> Map.fold (fun a k v -> a - see k) 0 m)
t "Map.foldBack" (fun () -> Map.foldBack (fun k v a -> see k - a) m 0)
t "Map.iter" (fun () -> Map.iter (fun k _ -> see k |> ignore) m)
t "Map.find" (fun () -> Map.find 44 m)
t "m.[k]" (fun () -> m.[44])
t "Map.change" (fun () -> m |> Map.change 3 (fun v -> log.Add(sprintf "%A" v); None) |> Map.change 33 (fun v -> log.Add(sprintf "%A" v); Some "x") |> Map.count)
t "Map.change raise" (fun () -> Map.change 3 (fun _ -> failwith "no") m)
t "minKeyValue" (fun () -> Map.minKeyValue m, Map.maxKeyValue m)
t "minKeyValue empty" (fun () -> Map.minKeyValue (Map.empty: Map<int, int>))
t "maxKeyValue empty" (fun () -> Map.maxKeyValue (Map.empty: Map<int, int>))
t "Set.minElement" (fun () -> Set.minElement (Set.empty: Set<int>))
t "Set.maxElement" (fun () -> Set.maxElement (Set.empty: Set<int>))
t "Set ops" (fun () -> s - set [1;2;3], s + set [0; 10], Set.intersect s (set [1; 40; 5]), Set.difference s (set [5]))
t "Set.unionMany" (fun () -> Set.unionMany [ set [1]; set [2]; set [] ], (Set.unionMany ([]: Set<int> list)))
t "Set.intersectMany" (fun () -> Set.intersectMany [ set [1; 2; 3]; set [2; 3]; set [3; 4] ])
t "Set.intersectMany empty" (fun () -> Set.intersectMany ([]: Set<int> list))
t "subsets" (fun () -> Set.isSubset (set [1]) s, Set.isProperSubset s s, Set.isSuperset s (set [1; 77]), Set.isProperSuperset s (set []))
t "members" (fun () -> s.Contains 3, s.Count, s.IsEmpty, s.MinimumElement, s.MaximumElement, s.Add(0).Count, s.Remove(5).Count, s.IsSubsetOf s, s.IsProperSubsetOf s)
t "map members" (fun () -> m.ContainsKey 3, m.Count, m.IsEmpty, m.TryFind 3, m.Add(3, "x").[3], m.Remove(3).Count, (let ok, v = m.TryGetValue 4 in ok, v), Seq.toList m.Keys, Seq.toList m.Values)
t "map eq" (fun () -> m = Map.ofSeq (Map.toSeq m), compare m (Map.add 0 "" m), compare (Map.ofList [1, 2]) (Map.ofList [1, 3]), hash m = hash (Map.ofList (Map.toList m)))
t "set compare" (fun () -> compare (set [1; 2]) (set [1; 3]), compare (set [1]) (set [1; 2]), compare (set [2]) (set [1; 2]), set [1] < set [2])
t "dups" (fun () -> Map.ofList [1, "a"; 2, "b"; 1, "c"], set [3; 3; 3])
t "toSeq" (fun () -> Map.toSeq m |> Seq.truncate 2 |> Seq.toList, Map.toArray m |> Array.length)
t "keys" (fun () -> Map.keys m |> Seq.toList, Map.values m |> Seq.length)
t "string" (fun () -> string s, string m, string (set ["a"]), s.ToString(), (Map.ofList ["k", 1]).ToString())
t "dict int missing" (fun () -> (dict [ 1, 1 ]).[7])
t "dict add" (fun () -> (dict [ "a", 1 ]).Add("b", 2))
t "dict null key" (fun () -> (dict [ (null: string), 1 ]).Count)
t "dict contains null" (fun () -> (dict [ "a", 1 ]).ContainsKey null)
t "dict dup" (fun () -> (dict [ "a", 1; "a", 2 ]).["a"])
t "dict remove" (fun () -> (dict [ "a", 1 ]).Remove "a")
t "dict clear" (fun () -> (dict [ "a", 1 ]).Clear())
t "dict set" (fun () -> (dict [ "a", 1 ]).["a"] <- 3)
t "readOnlyDict keys" (fun () -> (readOnlyDict [ "a", 1; "b", 2 ]).Keys |> Seq.toList)
t "dict seq" (fun () -> [ for KeyValue(k, v) in dict [ "a", 1; "b", 2 ] -> k, v ])
t "dict try" (fun () -> (dict [ "a", 1 ]).TryGetValue "a", (dict [ "a", 1 ]).TryGetValue "z")
t "dict tuple key" (fun () -> (dict [ (1, "a"), 1 ]).[(1, "a")])
t "dict isreadonly" (fun () -> (dict [ 1, 1 ]).IsReadOnly, (dict [ 1, 1 ]).Count)
let d = System.Collections.Generic.Dictionary<string, int>()
t "Dictionary null add" (fun () -> d.Add(null, 1))
t "Dictionary null get" (fun () -> d.[null])
t "Dictionary null set" (fun () -> d.[null] <- 1)
t "Dictionary null contains" (fun () -> d.ContainsKey null)
t "Dictionary null remove" (fun () -> d.Remove null)
t "Dictionary null try" (fun () -> d.TryGetValue null)
t "Dictionary missing" (fun () -> d.["nope"])
