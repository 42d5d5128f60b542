// out: m -> (map [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")], map [], map [(9, "z")])
// out: find -> ("c", Some "c", None, "A", None, true, false)
// out: raise1 !! KeyNotFoundException: The given key was not present in the dictionary.
// out: raise2 !! KeyNotFoundException: The given key was not present in the dictionary.
// out: raise3 !! KeyNotFoundException: The given key was not present in the dictionary.
// out: raise4 !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: raise5 !! KeyNotFoundException: The given key was not present in the dictionary.
// out: raise6 !! KeyNotFoundException: The given key was not present in the dictionary.
// out: counts -> (5, 0, false, true)
// out: remove -> (map [(1, "A"); (2, "b"); (4, "d"); (5, "e")],
// out:  map [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")],
// out:  map [(2, "b"); (3, "c"); (4, "d"); (5, "e")], map [])
// out: change -> (map [(1, "A"); (2, "b"); (3, "c!"); (4, "d"); (5, "e")],
// out:  map [(1, "A"); (2, "b"); (4, "d"); (5, "e")],
// out:  map [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e"); (7, "True")],
// out:  map [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")])
// out: fold -> ("1A2b3c4d5e", "5e4d3c2b1A")
// out: 1A 2b 3c 4d 5e iter -> ()
// out: map -> (map
// out:    [(1, (10, "A")); (2, (20, "b")); (3, (30, "c")); (4, (40, "d"));
// out:     (5, (50, "e"))], map [(1, "A"); (3, "c"); (5, "e")],
// out:  (map [(3, "c"); (4, "d"); (5, "e")], map [(1, "A"); (2, "b")]))
// out: 1 2 3 1 2 3 exists -> (true, false, false, true)
// out: pick -> ("c", None, 4, None)
// out: ends -> ((1, "A"), (5, "e"))
// out: to -> ([(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")],
// out:  [|(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")|],
// out:  [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")], map [(1, 2); (2, 1)],
// out:  map [(3, 'x')])
// out: keys -> ([1; 2; 3; 4; 5], ["A"; "b"; "c"; "d"; "e"], 5, 5)
// out: try -> ((true, "c"), (false, null))
// out: ctor -> (map [(1, 'a'); (2, 'b')], map [(1, 2)])
// out: 1=A 2=b 3=c 4=d 5=e 1=A 2=b 3=c 4=d 5=e 
// out: seq -> ([1; 2; 3; 4; 5], 5, ["A"; "b"; "c"; "d"; "e"])
// out: equal -> (true, true, 0, false, 1, -1, -1)
// out: nested -> ([2; 1], map [((0, "z"), []); ((1, "a"), [1])])
// out: text -> ("map [(1, A); (2, b); (3, c); ... ]", "map [(k, 1.5)]", "map []")
// out: big -> (13338, 584875, true)
// out: words -> map
// out:   [("brown", 1); ("dog", 1); ("end", 1); ("lazy", 1); ("quick", 1); ("the", 3)]
open System
open System.Collections.Generic
let kind (e: exn) =
  match e with
  | :? ArgumentNullException -> "ArgumentNullException"
  | :? ArgumentOutOfRangeException -> "ArgumentOutOfRangeException"
  | :? ArgumentException -> "ArgumentException"
  | :? KeyNotFoundException -> "KeyNotFoundException"
  | :? InvalidOperationException -> "InvalidOperationException"
  | :? IndexOutOfRangeException -> "IndexOutOfRangeException"
  | :? OverflowException -> "OverflowException"
  | _ -> "another exception"
let t (name: string) (f: unit -> 'a) = try printfn "%s -> %A" name (f ()) with e -> printfn "%s !! %s: %s" name (kind e) e.Message
let e: Map<int, string> = Map.empty
let m = Map.ofList [ 5, "e"; 1, "a"; 3, "c"; 2, "b"; 4, "d"; 1, "A" ]
t "m" (fun () -> m, e, Map.add 9 "z" e)
t "find" (fun () -> Map.find 3 m, Map.tryFind 3 m, Map.tryFind 9 m, m.[1], m.TryFind 7, m.ContainsKey 2, Map.containsKey 8 m)
t "raise1" (fun () -> Map.find 9 m)
t "raise2" (fun () -> m.[9])
t "raise3" (fun () -> Map.pick (fun _ _ -> (None: int option)) m)
t "raise4" (fun () -> Map.findKey (fun _ _ -> false) m)
t "raise5" (fun () -> Map.minKeyValue e)
t "raise6" (fun () -> Map.maxKeyValue e)
t "counts" (fun () -> m.Count, Map.count e, m.IsEmpty, Map.isEmpty e)
t "remove" (fun () -> Map.remove 3 m, Map.remove 33 m, m.Remove 1, Map.remove 1 e)
t "change" (fun () -> Map.change 3 (Option.map (fun s -> s + "!")) m, Map.change 3 (fun _ -> None) m, Map.change 7 (fun o -> Some(string o.IsNone)) m, m.Change(8, fun _ -> None))
t "fold" (fun () -> Map.fold (fun s k v -> s + string k + v) "" m, Map.foldBack (fun k v s -> s + string k + v) m "")
t "iter" (fun () -> Map.iter (fun k v -> printf "%d%s " k v) m)
t "map" (fun () -> Map.map (fun k v -> k * 10, v) m, Map.filter (fun k _ -> k % 2 = 1) m, Map.partition (fun k _ -> k > 2) m)
t "exists" (fun () -> Map.exists (fun k _ -> printf "%d " k; k = 3) m, Map.forall (fun k _ -> printf "%d " k; k < 3) m, Map.exists (fun _ _ -> true) e, Map.forall (fun _ _ -> false) e)
t "pick" (fun () -> Map.pick (fun k v -> if k > 2 then Some v else None) m, Map.tryPick (fun k v -> if k > 7 then Some v else None) m, Map.findKey (fun _ v -> v = "d") m, Map.tryFindKey (fun _ v -> v = "q") m)
t "ends" (fun () -> Map.minKeyValue m, Map.maxKeyValue m)
t "to" (fun () -> Map.toList m, Map.toArray m, Map.toSeq m |> Seq.toList, Map.ofArray [| 2, 1; 1, 2 |], Map.ofSeq (seq { 3, 'x' }))
t "keys" (fun () -> Map.keys m |> Seq.toList, Map.values m |> Seq.toList, m.Keys.Count, m.Values |> Seq.length)
t "try" (fun () -> m.TryGetValue 3, m.TryGetValue 9)
t "ctor" (fun () -> Map [ 1, 'a'; 2, 'b' ], Map(seq { 1, 2 }))
for KeyValue(k, v) in m do printf "%d=%s " k v
for kv in m do printf "%d=%s " kv.Key kv.Value
printfn ""
t "seq" (fun () -> m |> Seq.map (fun kv -> kv.Key) |> Seq.toList, Seq.length m, [ for KeyValue(k, v) in m -> v ])
// equality and order do not see the shape of the tree
let up = List.fold (fun m k -> Map.add k (k * k) m) Map.empty [ 1..50 ]
let down = List.fold (fun m k -> Map.add k (k * k) m) Map.empty [ 50 .. -1 .. 1 ]
t "equal" (fun () -> up = down, hash up = hash down, compare up down, up = Map.add 3 0 down, compare up (Map.add 3 0 up), compare (Map.remove 50 up) up, compare up (Map.remove 1 up))
t "nested" (fun () -> Map.ofList [ m, 1; e, 2 ] |> Map.toList |> List.map snd, (Map.ofList [ (1, "a"), [ 1 ]; (0, "z"), [] ]))
t "text" (fun () -> string m, sprintf "%O" (Map.ofList [ "k", 1.5 ]), string e)
let mutable big = Map.empty
for i in 0..20000 do big <- Map.add (i * 7919 % 20011) i big
for i in 0..3..20000 do big <- Map.remove i big
t "big" (fun () -> big.Count, Map.fold (fun s k v -> (s * 31 + k + v) % 1000003) 0 big, Map.forall (fun k _ -> k % 3 <> 0 || k > 20000) big)
let words = "the quick brown the lazy dog the end" .Split(' ')
t "words" (fun () -> words |> Array.fold (fun m w -> Map.change w (fun n -> Some(defaultArg n 0 + 1)) m) Map.empty)
