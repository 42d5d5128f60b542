// out: e add = (set [2], set [9], set [0])
// out: e contains = (false, false)
// out: e count = (0, 0, true, true)
// out: e exists = false
// out: e forall = true
// out: e filter = set []
// out: e fold = ""
// out: e foldBack = ""
// out: e iter = ()
// out: e map = set []
// out: e map to strings = set []
// out: e maxElement !! ArgumentException: Set contains no elements. (Parameter 's')
// out: e minElement !! ArgumentException: Set contains no elements. (Parameter 's')
// out: e MaximumElement !! ArgumentException: Set contains no elements. (Parameter 's')
// out: e MinimumElement !! ArgumentException: Set contains no elements. (Parameter 's')
// out: e partition = (set [], set [])
// out: e partitionWith = (set [], set [])
// out: e remove = (set [], set [])
// out: e toArray = ([||], [], [])
// out: e text = ("set []", "set []")
// out: e hash = true
// out: ee union = (set [], set [])
// out: ee difference = (set [], set [])
// out: ee intersect = set []
// out: ee subset = (true, false, true, false)
// out: ee superset = (true, false, true, false)
// out: ee compare = (true, 0, false)
// out: eo union = (set [2], set [2])
// out: eo difference = (set [], set [])
// out: eo intersect = set []
// out: eo subset = (true, true, true, true)
// out: eo superset = (false, false, false, false)
// out: eo compare = (false, -1, true)
// out: em union = (set [1; 2; 3; 4; 5], set [1; 2; 3; 4; 5])
// out: em difference = (set [], set [])
// out: em intersect = set []
// out: em subset = (true, true, true, true)
// out: em superset = (false, false, false, false)
// out: em compare = (false, -1, true)
// out: o add = (set [2], set [2; 9], set [0; 2])
// out: o contains = (true, false)
// out: o count = (1, 1, false, false)
// out: <2>o exists = false
// out: <2>o forall = true
// out: <2>o filter = set [2]
// out: <2>o fold = "2"
// out: <2>o foldBack = "2"
// out: 2 o iter = ()
// out: <2>o map = set [1]
// out: o map to strings = set ["2"]
// out: o maxElement = 2
// out: o minElement = 2
// out: o MaximumElement = 2
// out: o MinimumElement = 2
// out: <2>o partition = (set [], set [2])
// out: o partitionWith = (set [], set [-2])
// out: o remove = (set [], set [2])
// out: o toArray = ([|2|], [2], [2])
// out: o text = ("set [2]", "set [2]")
// out: o hash = true
// out: oe union = (set [2], set [2])
// out: oe difference = (set [2], set [2])
// out: oe intersect = set []
// out: oe subset = (false, false, false, false)
// out: oe superset = (true, true, true, true)
// out: oe compare = (false, 1, false)
// out: oo union = (set [2], set [2])
// out: oo difference = (set [], set [])
// out: oo intersect = set [2]
// out: oo subset = (true, false, true, false)
// out: oo superset = (true, false, true, false)
// out: oo compare = (true, 0, false)
// out: om union = (set [1; 2; 3; 4; 5], set [1; 2; 3; 4; 5])
// out: om difference = (set [], set [])
// out: om intersect = set [2]
// out: om subset = (true, true, true, true)
// out: om superset = (false, false, false, false)
// out: om compare = (false, 1, false)
// out: m add = (set [1; 2; 3; 4; 5], set [1; 2; 3; 4; 5; 9], set [0; 1; 2; 3; 4; 5])
// out: m contains = (true, false)
// out: m count = (5, 5, false, false)
// out: <3>m exists = true
// out: <3>m forall = false
// out: <3><4><5><1><2>m filter = set [2; 4]
// out: <1><2><3><4><5>m fold = "12345"
// out: <5><4><3><2><1>m foldBack = "54321"
// out: 1 2 3 4 5 m iter = ()
// out: <1><2><3><4><5>m map = set [0; 1; 2]
// out: m map to strings = set ["1"; "2"; "3"; "4"; "5"]
// out: m maxElement = 5
// out: m minElement = 1
// out: m MaximumElement = 5
// out: m MinimumElement = 1
// out: <5><4><3><2><1>m partition = (set [3; 4; 5], set [1; 2])
// out: m partitionWith = (set ["3"; "4"; "5"], set [-2; -1])
// out: m remove = (set [1; 3; 4; 5], set [1; 2; 3; 4; 5])
// out: m toArray = ([|1; 2; 3; 4; 5|], [1; 2; 3; 4; 5], [1; 2; 3; 4; 5])
// out: m text = ("set [1; 2; 3; ... ]", "set [1; 2; 3; ... ]")
// out: m hash = true
// out: me union = (set [1; 2; 3; 4; 5], set [1; 2; 3; 4; 5])
// out: me difference = (set [1; 2; 3; 4; 5], set [1; 2; 3; 4; 5])
// out: me intersect = set []
// out: me subset = (false, false, false, false)
// out: me superset = (true, true, true, true)
// out: me compare = (false, 1, false)
// out: mo union = (set [1; 2; 3; 4; 5], set [1; 2; 3; 4; 5])
// out: mo difference = (set [1; 3; 4; 5], set [1; 3; 4; 5])
// out: mo intersect = set [2]
// out: mo subset = (false, false, false, false)
// out: mo superset = (true, true, true, true)
// out: mo compare = (false, -1, true)
// out: mm union = (set [1; 2; 3; 4; 5], set [1; 2; 3; 4; 5])
// out: mm difference = (set [], set [])
// out: mm intersect = set [1; 2; 3; 4; 5]
// out: mm subset = (true, false, true, false)
// out: mm superset = (true, false, true, false)
// out: mm compare = (true, 0, false)
// out: unionMany = (set [1; 2; 3; 4; 5; 10], set [])
// out: intersectMany = set [2]
// out: intersectMany none !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: singleton = (set ["x"], set [1; 3], set ['a'; 'b'], set [1; 2; 3])
// out: strings = [null; ""; "B"; "a"; "b"; "é"]
// out: nan = 2
// out: nested = [set []; set [1]; set [1; 2]]
// out: <1>choose from seq = 2
// out: no value = true
// out: big = (1009, 508536, true)
// out: big difference = (504, 509)
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
let e: Set<int> = Set.empty
let o = set [ 2 ]
let m = set [ 5; 1; 3; 1; 2; 4 ]
let each (f: string -> Set<int> -> unit) = f "e" e; f "o" o; f "m" m
each (fun n x ->
  t (n + " add") (fun () -> Set.add 2 x, Set.add 9 x, x.Add 0)
  t (n + " contains") (fun () -> Set.contains 2 x, x.Contains 9)
  t (n + " count") (fun () -> Set.count x, x.Count, Set.isEmpty x, x.IsEmpty)
  t (n + " exists") (fun () -> Set.exists (fun k -> log k; k > 2) x)
  t (n + " forall") (fun () -> Set.forall (fun k -> log k; k < 3) x)
  t (n + " filter") (fun () -> Set.filter (fun k -> log k; k % 2 = 0) x)
  t (n + " fold") (fun () -> Set.fold (fun s k -> log k; s + string k) "" x)
  t (n + " foldBack") (fun () -> Set.foldBack (fun k s -> log k; s + string k) x "")
  t (n + " iter") (fun () -> Set.iter (fun k -> printf "%d " k) x)
  t (n + " map") (fun () -> Set.map (fun k -> log k; k / 2) x)
  t (n + " map to strings") (fun () -> Set.map string x)
  t (n + " maxElement") (fun () -> Set.maxElement x)
  t (n + " minElement") (fun () -> Set.minElement x)
  t (n + " MaximumElement") (fun () -> x.MaximumElement)
  t (n + " MinimumElement") (fun () -> x.MinimumElement)
  t (n + " partition") (fun () -> Set.partition (fun k -> log k; k > 2) x)
  t (n + " partitionWith") (fun () -> Set.partitionWith (fun k -> if k > 2 then Choice1Of2 (string k) else Choice2Of2 -k) x)
  t (n + " remove") (fun () -> Set.remove 2 x, x.Remove 99)
  t (n + " toArray") (fun () -> Set.toArray x, Set.toList x, Set.toSeq x |> Seq.toList)
  t (n + " text") (fun () -> x.ToString(), string x)
  t (n + " hash") (fun () -> hash x = hash (Set.ofList (Set.toList x)))
  each (fun n2 y ->
    let n = n + n2
    t (n + " union") (fun () -> Set.union x y, x + y)
    t (n + " difference") (fun () -> Set.difference x y, x - y)
    t (n + " intersect") (fun () -> Set.intersect x y)
    t (n + " subset") (fun () -> Set.isSubset x y, Set.isProperSubset x y, x.IsSubsetOf y, x.IsProperSubsetOf y)
    t (n + " superset") (fun () -> Set.isSuperset x y, Set.isProperSuperset x y, x.IsSupersetOf y, x.IsProperSupersetOf y)
    t (n + " compare") (fun () -> x = y, compare x y, x < y)))
t "unionMany" (fun () -> Set.unionMany [ e; o; m; set [ 10 ] ], Set.unionMany ([]: Set<int> list))
t "intersectMany" (fun () -> Set.intersectMany [ m; o; m ])
t "intersectMany none" (fun () -> Set.intersectMany ([]: Set<int> list))
t "singleton" (fun () -> Set.singleton "x", Set.ofArray [| 3; 1; 3 |], Set.ofList [ 'b'; 'a' ], Set.ofSeq (seq { 3 .. -1 .. 1 }))
t "strings" (fun () -> set [ "b"; null; "a"; ""; "B"; "é" ] |> Set.toList)
t "nan" (fun () -> set [ nan; 1.0; nan ] |> Set.count)
t "nested" (fun () -> set [ set [ 2; 1 ]; set []; set [ 1 ] ] |> Set.toList)
t "choose from seq" (fun () -> set [ 3; 1; 2 ] |> Seq.map (fun x -> log x; x * 2) |> Seq.head)
t "no value" (fun () -> (set [ 1; 2 ]).Remove(7) = set [ 2; 1 ])
let big = List.fold (fun s i -> Set.add (i * 7919 % 1009) s) Set.empty [ 1 .. 2000 ]
t "big" (fun () -> big.Count, Set.fold (+) 0 big, Set.toList big = List.sort (Set.toList big))
t "big difference" (fun () -> (big - set [ 0..2..1008 ]).Count, Set.intersect big (set [ 500..2000 ]) |> Set.count)
