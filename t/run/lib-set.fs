// out: s -> (set [1; 3; 5; 9], set [], set [4], set ['e'; 'h'; 'l'; 'o'], set [1; 2],
// out:  set [1; 2; 3], set [1])
// out: contains -> (true, false, false)
// out: add -> (set [1; 3; 4; 5; 9], set [1; 3; 5; 9], set [1; 5; 9], set [1; 3; 5; 9], set [])
// out: count -> (4, 0, false, true)
// out: ops -> (set [1; 3; 4; 5; 9], set [1; 9], set [4], set [1; 3; 4; 5; 9], set [1; 9],
// out:  set [3; 5], set [3; 5])
// out: ops0 -> (set [1; 3; 5; 9], set [1; 3; 5; 9], set [1; 3; 5; 9], set [], set [], set [])
// out: many -> (set [1; 3; 4; 5; 9], set [3; 5], set [])
// out: raise1 !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: raise2 !! ArgumentException: Set contains no elements. (Parameter 's')
// out: raise3 !! ArgumentException: Set contains no elements. (Parameter 's')
// out: raise4 !! ArgumentException: Set contains no elements. (Parameter 's')
// out: ends -> (1, 9, 1, 9)
// out: subset -> (true, false, true, true, false, true, false, true, true, false)
// out: fold -> (1359, 9531)
// out: 1 3 5 9 iter -> ()
// out: map -> (set [0; 1; 2; 4], set [5; 9], (set [5; 9], set [1; 3]),
// out:  (set [5; 9], set ["1"; "3"]))
// out: exists -> (true, false, false, true)
// out: to -> ([1; 3; 5; 9], [|1; 3; 5; 9|], [1; 3; 5; 9])
// out: 1 3 5 9 
// out: seq -> ([2; 6; 10; 18], 18, [2; 4; 6; 10], [1; 3; 5; 9])
// out: equal -> (true, true, 0, -1, 1, -1, true)
// out: nested -> set [set []; set [1; 5]; set [2]]
// out: text -> ("set [1; 3; 5; ... ]", "set [a; b]", "set []")
// out: unions -> (set [Hearts; Clubs], set [(1, "z"); (2, "a")])
// out: big -> (20001, 13334, 6667, 3333, 512446)
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
let e: Set<int> = Set.empty
let s = Set.ofList [ 5; 3; 9; 3; 1 ]
let o = set [ 3; 4; 5 ]
t "s" (fun () -> s, e, Set.singleton 4, set "hello", Set.ofArray [| 2; 1 |], Set.ofSeq (seq { 1..3 }), Set [ 1; 1 ])
t "contains" (fun () -> Set.contains 3 s, s.Contains 4, Set.contains 1 e)
t "add" (fun () -> Set.add 4 s, s.Add 3, Set.remove 3 s, s.Remove 44, Set.remove 1 e)
t "count" (fun () -> s.Count, Set.count e, s.IsEmpty, Set.isEmpty e)
t "ops" (fun () -> s + o, s - o, o - s, Set.union s o, Set.difference s o, Set.intersect s o, Set.intersect o s)
t "ops0" (fun () -> s + e, e + s, s - e, e - s, Set.intersect s e, s - s)
t "many" (fun () -> Set.unionMany [ s; o; e ], Set.intersectMany [ s; o ], Set.unionMany ([]: Set<int> list))
t "raise1" (fun () -> Set.intersectMany ([]: Set<int> list))
t "raise2" (fun () -> Set.minElement e)
t "raise3" (fun () -> Set.maxElement e)
t "raise4" (fun () -> e.MinimumElement)
t "ends" (fun () -> Set.minElement s, Set.maxElement s, s.MinimumElement, s.MaximumElement)
t "subset" (fun () -> Set.isSubset s s, Set.isProperSubset s s, Set.isSubset (set [ 3; 9 ]) s, Set.isProperSubset (set [ 3; 9 ]) s, Set.isSuperset s o, Set.isProperSuperset s e, s.IsSubsetOf o, e.IsProperSubsetOf s, s.IsSupersetOf e, s.IsProperSupersetOf s)
t "fold" (fun () -> Set.fold (fun a x -> a * 10 + x) 0 s, Set.foldBack (fun x a -> a * 10 + x) s 0)
t "iter" (fun () -> Set.iter (printf "%d ") s)
t "map" (fun () -> Set.map (fun x -> x / 2) s, Set.filter (fun x -> x > 3) s, Set.partition (fun x -> x > 3) s, Set.partitionWith (fun x -> if x > 3 then Choice1Of2 x else Choice2Of2(string x)) s)
t "exists" (fun () -> Set.exists (fun x -> x = 3) s, Set.forall (fun x -> x < 3) s, Set.exists (fun _ -> true) e, Set.forall (fun _ -> false) e)
t "to" (fun () -> Set.toList s, Set.toArray s, Set.toSeq s |> Seq.toList)
for x in s do printf "%d " x
printfn ""
t "seq" (fun () -> s |> Seq.map (fun x -> x * 2) |> Seq.toList, Seq.sum s, [ for x in s -> x + 1 ], List.ofSeq s)
let up = List.fold (fun s k -> Set.add k s) Set.empty [ 1..50 ]
let down = List.fold (fun s k -> Set.add k s) Set.empty [ 50 .. -1 .. 1 ]
t "equal" (fun () -> up = down, hash up = hash down, compare up down, compare (set [ 1; 2 ]) (set [ 1; 3 ]), compare (set [ 1; 2 ]) (set [ 1 ]), compare (set [ 1; 2 ]) (set [ 2 ]), up <> Set.remove 7 down)
t "nested" (fun () -> set [ set [ 2 ]; set [ 1; 5 ]; set []; set [ 2 ] ])
t "text" (fun () -> string s, sprintf "%O" (set [ 'a'; 'b' ]), string e)
type Suit = Hearts | Clubs
t "unions" (fun () -> set [ Clubs; Hearts; Clubs ], set [ (2, "a"); (1, "z") ])
let mutable big = Set.empty
for i in 0..20000 do big <- Set.add (i * 7919 % 20011) big
let odd = Set.filter (fun x -> x % 2 = 1) big
let third = Set.filter (fun x -> x % 3 = 1) big
t "big" (fun () -> big.Count, (odd + third).Count, (odd - third).Count, (Set.intersect odd third).Count, Set.fold (fun s x -> (s * 31 + x) % 1000003) 0 (third - odd))
