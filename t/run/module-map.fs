// out: e add = map [(2, "z")]
// out: e add new = map [(0, "z"); (9, "y")]
// out: <<null>>e change = map []
// out: e change to none = map []
// out: e change to some = map [(7, "n")]
// out: e change raises !! Exception: boom
// out: e containsKey = (false, false)
// out: e count = (0, 0, true, true)
// out: e exists = false
// out: e forall = true
// out: e filter = map []
// out: e find !! KeyNotFoundException: The given key was not present in the dictionary.
// out: e find none !! KeyNotFoundException: The given key was not present in the dictionary.
// out: e item none !! KeyNotFoundException: The given key was not present in the dictionary.
// out: e findKey !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: e tryFindKey = None
// out: e tryFind = (None, None)
// out: e TryGetValue = ((false, null), (false, null))
// out: e fold = ""
// out: e foldBack = ""
// out: e iter = ()
// out: e keys = ([], 0, [], 0)
// out: e map = map []
// out: e maxKeyValue !! KeyNotFoundException: The given key was not present in the dictionary.
// out: e minKeyValue !! KeyNotFoundException: The given key was not present in the dictionary.
// out: e partition = (map [], map [])
// out: e pick !! KeyNotFoundException: The given key was not present in the dictionary.
// out: e tryPick = None
// out: e remove = (map [], map [])
// out: e toArray = ([||], [], [])
// out: e seq = []
// out: e in keys = (false, false)
// out: e equal = (true, false, -1, 1)
// out: e text = ("map []", "map []")
// out: e hash = true
// out: o add = map [(2, "z")]
// out: o add new = map [(0, "z"); (2, "b"); (9, "y")]
// out: <Some(b)>o change = map [(2, "bb")]
// out: o change to none = map []
// out: o change to some = map [(2, "b"); (7, "n")]
// out: o change raises !! Exception: boom
// out: o containsKey = (true, false)
// out: o count = (1, 1, false, false)
// out: <2>o exists = false
// out: <2>o forall = true
// out: <2>o filter = map [(2, "b")]
// out: o find = "b"
// out: o find none !! KeyNotFoundException: The given key was not present in the dictionary.
// out: o item none !! KeyNotFoundException: The given key was not present in the dictionary.
// out: <2>o findKey !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: <2>o tryFindKey = None
// out: o tryFind = (Some "b", None)
// out: o TryGetValue = ((true, "b"), (false, null))
// out: <2>o fold = "2b"
// out: <2>o foldBack = "2b"
// out: 2b o iter = ()
// out: o keys = ([2], 1, ["b"], 1)
// out: <2>o map = map [(2, 3)]
// out: o maxKeyValue = (2, "b")
// out: o minKeyValue = (2, "b")
// out: <2>o partition = (map [], map [(2, "b")])
// out: <2>o pick = "b"
// out: <2>o tryPick = None
// out: o remove = (map [], map [(2, "b")])
// out: o toArray = ([|(2, "b")|], [(2, "b")], [(2, "b")])
// out: o seq = [(2, "b")]
// out: o in keys = (true, false)
// out: o equal = (true, false, 1, -1)
// out: o text = ("map [(2, b)]", "map [(2, b)]")
// out: o hash = true
// out: m add = map [(1, "A"); (2, "z"); (3, "c"); (4, "d"); (5, "e")]
// out: m add new = map [(0, "z"); (1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e"); (9, "y")]
// out: <Some(b)>m change = map [(1, "A"); (2, "bb"); (3, "c"); (4, "d"); (5, "e")]
// out: m change to none = map [(1, "A"); (3, "c"); (4, "d"); (5, "e")]
// out: m change to some = map [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e"); (7, "n")]
// out: m change raises !! Exception: boom
// out: m containsKey = (true, false)
// out: m count = (5, 5, false, false)
// out: <1><2><3>m exists = true
// out: <1><2><3>m forall = false
// out: <1><2><3><4><5>m filter = map [(2, "b"); (4, "d")]
// out: m find = "b"
// out: m find none !! KeyNotFoundException: The given key was not present in the dictionary.
// out: m item none !! KeyNotFoundException: The given key was not present in the dictionary.
// out: <1><2><3>m findKey = 3
// out: <1><2><3>m tryFindKey = Some 3
// out: m tryFind = (Some "b", None)
// out: m TryGetValue = ((true, "b"), (false, null))
// out: <1><2><3><4><5>m fold = "1A2b3c4d5e"
// out: <5><4><3><2><1>m foldBack = "5e4d3c2b1A"
// out: 1A 2b 3c 4d 5e m iter = ()
// out: m keys = ([1; 2; 3; 4; 5], 5, ["A"; "b"; "c"; "d"; "e"], 5)
// out: <1><2><3><4><5>m map = map [(1, 2); (2, 3); (3, 4); (4, 5); (5, 6)]
// out: m maxKeyValue = (5, "e")
// out: m minKeyValue = (1, "A")
// out: <5><4><3><2><1>m partition = (map [(3, "c"); (4, "d"); (5, "e")], map [(1, "A"); (2, "b")])
// out: <1><2>m pick = "b"
// out: <1><2><3><4><5>m tryPick = None
// out: m remove = (map [(1, "A"); (3, "c"); (4, "d"); (5, "e")],
// out:  map [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")])
// out: m toArray = ([|(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")|],
// out:  [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")],
// out:  [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")])
// out: m seq = [(1, "A"); (2, "b"); (3, "c"); (4, "d"); (5, "e")]
// out: m in keys = (true, false)
// out: m equal = (true, true, 0, 0)
// out: m text = ("map [(1, A); (2, b); (3, c); ... ]", "map [(1, A); (2, b); (3, c); ... ]")
// out: m hash = true
// out: ofList = map [(1, 'b'); (2, 'c')]
// out: ofArray = map [(null, 4); ("", 5); ("B", 3); ("a", 2); ("b", 1)]
// out: <5><4><3><2><1>ofSeq = map [(0, 3); (1, 1); (2, 2)]
// out: tuple keys = [((0, "z"), 2); ((1, "a"), 3); ((1, "b"), 1)]
// out: nan keys = 2
// out: nested = [(map [], "y"); (map [(1, 2)], "x")]
// out: <1><2>toSeq is lazy = [1; 2]
// out: comparer raises, one = 1
// out: comparer raises, two !! Exception: no order
// out: comparer raises, find !! Exception: no order
// out: big = (1009, 760734541, true)
// out: less = (309, 236600369)
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
let e: Map<int, string> = Map.empty
let o = Map [ 2, "b" ]
let m = Map [ 5, "e"; 1, "a"; 3, "c"; 1, "A"; 2, "b"; 4, "d" ]
let each (f: string -> Map<int, string> -> unit) = f "e" e; f "o" o; f "m" m
each (fun n x ->
  t (n + " add") (fun () -> Map.add 2 "z" x)
  t (n + " add new") (fun () -> Map.add 0 "z" x |> Map.add 9 "y")
  t (n + " change") (fun () -> Map.change 2 (fun v -> log v; Option.map (fun (s: string) -> s + s) v) x)
  t (n + " change to none") (fun () -> Map.change 2 (fun _ -> None) x)
  t (n + " change to some") (fun () -> Map.change 7 (fun v -> Some "n") x)
  t (n + " change raises") (fun () -> Map.change 2 (fun v -> failwith "boom") x)
  t (n + " containsKey") (fun () -> Map.containsKey 2 x, Map.containsKey 9 x)
  t (n + " count") (fun () -> Map.count x, x.Count, Map.isEmpty x, x.IsEmpty)
  t (n + " exists") (fun () -> Map.exists (fun k v -> log k; k > 2) x)
  t (n + " forall") (fun () -> Map.forall (fun k v -> log k; k < 3) x)
  t (n + " filter") (fun () -> Map.filter (fun k v -> log k; k % 2 = 0) x)
  t (n + " find") (fun () -> Map.find 2 x)
  t (n + " find none") (fun () -> Map.find 99 x)
  t (n + " item none") (fun () -> x.[99])
  t (n + " findKey") (fun () -> Map.findKey (fun k v -> log k; v > "b") x)
  t (n + " tryFindKey") (fun () -> Map.tryFindKey (fun k v -> log k; v > "b") x)
  t (n + " tryFind") (fun () -> Map.tryFind 2 x, x.TryFind 99)
  t (n + " TryGetValue") (fun () -> x.TryGetValue 2, x.TryGetValue 99)
  t (n + " fold") (fun () -> Map.fold (fun s k v -> log k; s + string k + v) "" x)
  t (n + " foldBack") (fun () -> Map.foldBack (fun k v s -> log k; s + string k + v) x "")
  t (n + " iter") (fun () -> Map.iter (fun k v -> printf "%d%s " k v) x)
  t (n + " keys") (fun () -> Map.keys x |> Seq.toList, x.Keys.Count, Map.values x |> Seq.toList, x.Values.Count)
  t (n + " map") (fun () -> Map.map (fun k (v: string) -> log k; v.Length + k) x)
  t (n + " maxKeyValue") (fun () -> Map.maxKeyValue x)
  t (n + " minKeyValue") (fun () -> Map.minKeyValue x)


  t (n + " partition") (fun () -> Map.partition (fun k v -> log k; k > 2) x)
  t (n + " pick") (fun () -> Map.pick (fun k v -> log k; if k = 2 then Some v else None) x)
  t (n + " tryPick") (fun () -> Map.tryPick (fun k v -> log k; if k = 9 then Some v else None) x)
  t (n + " remove") (fun () -> Map.remove 2 x, x.Remove 99)
  t (n + " toArray") (fun () -> Map.toArray x, Map.toList x, Map.toSeq x |> Seq.toList)
  t (n + " seq") (fun () -> [ for KeyValue(k, v) in x -> k, v ])
  t (n + " in keys") (fun () -> x.Keys.Contains 2, x.Values.Contains "zz")
  t (n + " equal") (fun () -> x = Map.ofSeq (Map.toSeq x), x = m, compare x m, compare m x)
  t (n + " text") (fun () -> x.ToString(), string x)
  t (n + " hash") (fun () -> hash x = hash (Map.ofList (Map.toList x))))
t "ofList" (fun () -> Map.ofList [ 2, 'a'; 1, 'b'; 2, 'c' ])
t "ofArray" (fun () -> Map.ofArray [| "b", 1; "a", 2; "B", 3; null, 4; "", 5 |])
t "ofSeq" (fun () -> Map.ofSeq (seq { for i in 5 .. -1 .. 1 do log i; yield i % 3, i }))
t "tuple keys" (fun () -> Map.ofList [ (1, "b"), 1; (0, "z"), 2; (1, "a"), 3 ] |> Map.toList)
t "nan keys" (fun () -> Map.ofList [ nan, 1; 1.0, 2; nan, 3 ] |> Map.count)
t "nested" (fun () -> Map.ofList [ Map.ofList [ 1, 2 ], "x"; Map.empty, "y" ] |> Map.toList)
t "toSeq is lazy" (fun () -> Map.toSeq m |> Seq.map (fun (k, v) -> log k; k) |> Seq.take 2 |> Seq.toList)
[<CustomComparison; CustomEquality>]
type Bad =
  { key: int }
  override a.Equals b = match b with :? Bad as b -> a.key = b.key | _ -> false
  override a.GetHashCode() = a.key
  interface IComparable with
    member a.CompareTo b = failwith "no order"
t "comparer raises, one" (fun () -> Map.ofList [ { key = 1 }, 1 ] |> Map.count)
t "comparer raises, two" (fun () -> Map.ofList [ { key = 1 }, 1; { key = 2 }, 2 ] |> Map.count)
t "comparer raises, find" (fun () -> Map.ofList [ { key = 1 }, 1 ] |> Map.find { key = 1 })
let big = List.fold (fun m i -> Map.add (i * 7919 % 1009) i m) Map.empty [ 1 .. 2000 ]
t "big" (fun () -> big.Count, Map.fold (fun s k v -> s + k * v) 0 big, (Map.toList big |> List.map fst) = List.sort (Map.toList big |> List.map fst))
let less = List.fold (fun m i -> Map.remove (i * 31 % 1009) m) big [ 1 .. 700 ]
t "less" (fun () -> less.Count, Map.fold (fun s k v -> s + k * v) 0 less)
