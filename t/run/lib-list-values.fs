// out: allPairs       ([(1, "a"); (1, "b"); (2, "a"); (2, "b"); (3, "a"); (3, "b")], [], [])
// out: append         ([3; 1; 4; 1; 5; 9; 2; 6; 5; 3; 7], [7], [7])
// out: choose         ["4"; "5"; "9"; "6"; "5"] by 3,1,4,1,5,9,2,6,5,3
// out: chunkBySize    (([], [[7]], [[3; 1; 4]; [1; 5; 9]; [2; 6; 5]; [3]]),
// out:  [[3; 1; 4; 1; 5; 9; 2; 6; 5; 3]])
// out: collect        [1; 10; 2; 20; 3; 30] by 1,2,3
// out: collect0       ([], [], [])
// out: compareWith    (0, -1, 1)
// out: concat         ([3; 1; 4; 1; 5; 9; 2; 6; 5; 3; 7], [], [7; 7], [7])
// out: contains       (false, false, true)
// out: countBy        ([], [(1, 1)], [(0, 4); (1, 3); (2, 3)])
// out: distinct       (([], [7], [3; 1; 4; 5; 9; 2; 6]), ["b"; "a"], [[1]; []])
// out: distinctBy     ([], [7], [3; 1; 4; 9; 6])
// out: empty          []
// out: exactlyOne     7
// out: except         (([], [], [3; 4; 5; 9; 2; 6]), [4; 5; 9; 6])
// out: exists         true by 3,1,4
// out: exists2        (true, false)
// out: filter         [3; 1; 1; 5; 9; 5; 3] by 3,1,4,1,5,9,2,6,5,3
// out: find           (4, 5)
// out: findIndex      (2, 8)
// out: fold           77157 by 3,1,4,1,5,9,2,6,5,3
// out: fold2          171 by 3,1,4,1,5,9,2,6,5,3
// out: foldBack       109095 by 3,5,6,2,9,5,1,4,1,3
// out: foldBack2      171 by 3,5,6,2,9,5,1,4,1,3
// out: forall         false by 3,1,4
// out: forall2        (true, true)
// out: groupBy        ([], [(1, [7])], [(0, [3; 9; 6; 3]); (1, [1; 4; 1]); (2, [5; 2; 5])])
// out: head           (3, Some 3, None)
// out: indexed        ([], [(0, 7)],
// out:  [(0, 3); (1, 1); (2, 4); (3, 1); (4, 5); (5, 9); (6, 2); (7, 6); (8, 5); (9, 3)])
// out: init           [0; 1; 4; 9] by 0,1,2,3
// out: init0          []
// out: insertAt       ([99; 3; 1; 4; 1; 5; 9; 2; 6; 5; 3], [3; 1; 4; 1; 5; 9; 2; 6; 5; 3; 99],
// out:  [3; 1; 4; 1; 99; 5; 9; 2; 6; 5; 3], [1])
// out: insertManyAt   ([3; 8; 9; 1; 4; 1; 5; 9; 2; 6; 5; 3], [], [7; 1; 2])
// out: isEmpty        (true, false, false)
// out: item           (3, 3, 9)
// out: iter           () by 3,1,4,1,5,9,2,6,5,3
// out: iter2          () by (1, 'a'),(2, 'b')
// out: iteri          () by (0, 3),(1, 1),(2, 4),(3, 1),(4, 5),(5, 9),(6, 2),(7, 6),(8, 5),(9, 3)
// out: iteri2         () by (0, 1, 'a'),(1, 2, 'b')
// out: last           (3, 7, Some 3, None)
// out: length         ((0, 1, 10), 10)
// out: map            ["3"; "1"; "4"; "1"; "5"; "9"; "2"; "6"; "5"; "3"] by 3,1,4,1,5,9,2,6,5,3
// out: map2           [0; -4; -2; -1; -4; 4; 1; 2; 4; 0] by 3,1,4,1,5,9,2,6,5,3
// out: map3           [16; 26]
// out: mapFold        ((["4"; "3"; "8"; "9"; "21"; "41"; "66"; "134"; "261"; "515"], 1024), ([], 1))
// out: mapFoldBack    (["515"; "257"; "132"; "65"; "37"; "25"; "10"; "10"; "7"; "4"], 1024)
// out: mapi           ([], [0], [0; 1; 8; 3; 20; 45; 12; 42; 40; 27])
// out: mapi2          [3; 9]
// out: max            (9, "b", 1, 3)
// out: min            (1, "aa", 9, 4)
// out: ofArray        ([1; 2], [], [1; 2; 3], ['a'; 'b'; 'c'], [3; 1; 4; 1; 5; 9; 2; 6; 5; 3])
// out: pairwise       ([], [],
// out:  [(3, 1); (1, 4); (4, 1); (1, 5); (5, 9); (9, 2); (2, 6); (6, 5); (5, 3)])
// out: partition      ([4; 5; 9; 6; 5], [3; 1; 1; 2; 3]) by 3,1,4,1,5,9,2,6,5,3
// out: partitionWith  ([4; 5; 9; 6; 5], ["3"; "1"; "1"; "2"; "3"])
// out: permute        ([6; 5; 3; 3; 1; 4; 1; 5; 9; 2], [])
// out: pick           8 by 3,1,4
// out: reduce         -33 by 1,4,1,5,9,2,6,5,3
// out: reduceBack     -1 by 5,6,2,9,5,1,4,1,3
// out: removeAt       ([1; 4; 1; 5; 9; 2; 6; 5; 3], [3; 1; 4; 1; 5; 9; 2; 6; 5], [3; 1; 9; 2; 6; 5; 3],
// out:  [], [3; 1; 4; 1; 5; 9; 2; 6; 5; 3])
// out: replicate      (["x"; "x"; "x"], [])
// out: rev            ([], [7], [3; 5; 6; 2; 9; 5; 1; 4; 1; 3])
// out: scan           [100; 103; 104; 108; 109; 114; 123; 125; 131; 136; 139] by 3,1,4,1,5,9,2,6,5,3
// out: scan0          ([1], [1])
// out: scanBack       [61; 64; 65; 69; 70; 75; 84; 86; 92; 97; 100] by 3,5,6,2,9,5,1,4,1,3
// out: singleton      [4]
// out: skip           (([], [7], [3; 1; 4; 1; 5; 9; 2; 6; 5; 3]), [5; 9; 2; 6; 5; 3], [],
// out:  [3; 1; 4; 1; 5; 9; 2; 6; 5; 3])
// out: skipWhile      [5; 9; 2; 6; 5; 3] by 3,1,4,1,5
// out: sort           (([], [7], [1; 1; 2; 3; 3; 4; 5; 5; 6; 9]), ["B"; "a"; "b"],
// out:  [(1, 'a'); (1, 'b'); (2, 'a')])
// out: sortBy         ("0 5 10 15 20 25 30 35 3 8 13 18 23 28 33 38 1 6 11 16 21 26 31 36 4 9 14 19 24 29 34 39 2 7 12 17 22 27 32 37",
// out:  [7])
// out: sortByDesc     "2 7 12 17 22 27 32 37 4 9 14 19 24 29 34 39 1 6 11 16 21 26 31 36 3 8 13 18 23 28 33 38 0 5 10 15 20 25 30 35"
// out: sortDesc       ([], [7], [9; 6; 5; 5; 4; 3; 3; 2; 1; 1])
// out: sortWith       "2 7 12 17 22 27 32 37 4 9 14 19 24 29 34 39 1 6 11 16 21 26 31 36 3 8 13 18 23 28 33 38 0 5 10 15 20 25 30 35"
// out: splitAt        (([], [3; 1; 4; 1; 5; 9; 2; 6; 5; 3]), ([3; 1; 4; 1], [5; 9; 2; 6; 5; 3]),
// out:  ([3; 1; 4; 1; 5; 9; 2; 6; 5; 3], []))
// out: splitInto      (([], [[7]], [[3; 1; 4]; [1; 5; 9]; [2; 6]; [5; 3]]),
// out:  [[3; 1; 4; 1; 5; 9; 2; 6; 5; 3]], [[1]; [2]])
// out: sum            ((0, 7, 39), 4.0, 78, 39.0)
// out: tail           ([1; 4; 1; 5; 9; 2; 6; 5; 3], [])
// out: take           ([], [3; 1; 4], [3; 1; 4; 1; 5; 9; 2; 6; 5; 3])
// out: takeWhile      [3; 1; 4; 1] by 3,1,4,1,5
// out: toArray        ([|3; 1; 4; 1; 5; 9; 2; 6; 5; 3|], [||], [3; 1; 4; 1; 5; 9; 2; 6; 5; 3])
// out: transpose      ([[1; 4]; [2; 5]; [3; 6]], [], [])
// out: truncate       ([], [7], [3; 1; 4])
// out: tryExactlyOne  (None, Some 7, None)
// out: tryFind        ((None, Some 7, Some 9), (None, None, Some 3))
// out: tryFindIndex   ((None, Some 0, Some 5), (None, None, Some 9))
// out: tryItem        (Some 1, None, None)
// out: tryPick        (None, None, Some "big")
// out: unfold         [1; 2; 4; 8; 16; 32] by 1,2,4,8,16,32,64
// out: unzip          (([1; 2], ['a'; 'b']), ([1; 2], ['a'; 'b'], ["x"; "y"]))
// out: updateAt       ([99; 1; 4; 1; 5; 9; 2; 6; 5; 3], [3; 1; 4; 1; 5; 9; 2; 6; 5; 99])
// out: where          ([], [7], [5; 9; 6; 5])
// out: windowed       (([], [],
// out:   [[3; 1; 4]; [1; 4; 1]; [4; 1; 5]; [1; 5; 9]; [5; 9; 2]; [9; 2; 6]; [2; 6; 5];
// out:    [6; 5; 3]]), [[7]])
// out: zip            ([(1, "a"); (2, "b")], [], [(1, "a", true); (2, "b", false)])
// out: members        (3, 1, false, true, [4; 1; 5], [3; 1], [5; 3])
// out: long           -279198
// out: long2          ([-247749; -168559; -89369], 300000, 13)
// out: long3          (779301, -93)
let e: int list = []
let one = [ 7 ]
let many = [ 3; 1; 4; 1; 5; 9; 2; 6; 5; 3 ]
let t (name: string) x = printfn "%-14s %A" name x
let each f = (f e, f one, f many)
// what happens in which order
let trace: string list ref = ref []
let log (x: 'a) r = trace.Value <- sprintf "%A" x :: trace.Value; r
let traced name f =
  trace.Value <- []
  let r = f ()
  printfn "%-14s %A by %s" name r (String.concat "," (List.rev trace.Value))
t "allPairs" (List.allPairs [ 1; 2; 3 ] [ "a"; "b" ], List.allPairs e [ 1 ], List.allPairs [ 1 ] e)
t "append" (List.append many one, List.append e one, List.append one e)
traced "choose" (fun () -> List.choose (fun x -> log x (if x > 3 then Some(string x) else None)) many)
t "chunkBySize" (each (List.chunkBySize 3), List.chunkBySize 100 many)
traced "collect" (fun () -> List.collect (fun x -> log x [ x; x * 10 ]) [ 1; 2; 3 ])
t "collect0" (each (List.collect (fun _ -> ([]: int list))))
t "compareWith" (List.compareWith compare many many, List.compareWith compare e one, List.compareWith compare [ 1; 2 ] [ 1 ])
t "concat" (List.concat [ many; e; one ], List.concat ([]: int list list), List.concat (seq { yield one; yield one }), List.concat [| one |])
t "contains" (each (List.contains 9))
t "countBy" (each (List.countBy (fun x -> x % 3)))
t "distinct" (each List.distinct, List.distinct [ "b"; "a"; "b" ], List.distinct [ [ 1 ]; []; [ 1 ] ])
t "distinctBy" (each (List.distinctBy (fun x -> x / 2)))
t "empty" (List.empty: string list)
t "exactlyOne" (List.exactlyOne one)
t "except" (each (List.except [ 1; 7 ]), List.except (seq { 1..3 }) many)
traced "exists" (fun () -> List.exists (fun x -> log x (x > 3)) many)
t "exists2" (List.exists2 (fun a b -> a = b) many (List.rev many), List.exists2 (=) e e)
traced "filter" (fun () -> List.filter (fun x -> log x (x % 2 = 1)) many)
t "find" (List.find (fun x -> x > 3) many, List.findBack (fun x -> x > 3) many)
t "findIndex" (List.findIndex (fun x -> x > 3) many, List.findIndexBack (fun x -> x > 3) many)
traced "fold" (fun () -> List.fold (fun s x -> log x (s * 3 + x)) 0 many)
traced "fold2" (fun () -> List.fold2 (fun s a b -> log a (s + a * b)) 1 many (List.rev many))
traced "foldBack" (fun () -> List.foldBack (fun x s -> log x (s * 3 + x)) many 0)
traced "foldBack2" (fun () -> List.foldBack2 (fun a b s -> log a (s + a * b)) many (List.rev many) 1)
traced "forall" (fun () -> List.forall (fun x -> log x (x < 4)) many)
t "forall2" (List.forall2 (<=) many many, List.forall2 (<) e e)
t "groupBy" (each (List.groupBy (fun x -> x % 3)))
t "head" (List.head many, List.tryHead many, List.tryHead e)
t "indexed" (each List.indexed)
traced "init" (fun () -> List.init 4 (fun i -> log i (i * i)))
t "init0" (List.init 0 id)
t "insertAt" (List.insertAt 0 99 many, List.insertAt 10 99 many, List.insertAt 4 99 many, List.insertAt 0 1 e)
t "insertManyAt" (List.insertManyAt 1 [ 8; 9 ] many, List.insertManyAt 0 e e, List.insertManyAt 1 (seq { 1..2 }) one)
t "isEmpty" (each List.isEmpty)
t "item" (List.item 0 many, List.item 9 many, many.[5])
traced "iter" (fun () -> List.iter (fun x -> log x ()) many)
traced "iter2" (fun () -> List.iter2 (fun a b -> log (a, b) ()) [ 1; 2 ] [ 'a'; 'b' ])
traced "iteri" (fun () -> List.iteri (fun i x -> log (i, x) ()) many)
traced "iteri2" (fun () -> List.iteri2 (fun i a b -> log (i, a, b) ()) [ 1; 2 ] [ 'a'; 'b' ])
t "last" (List.last many, List.last one, List.tryLast many, List.tryLast e)
t "length" (each List.length, many.Length)
traced "map" (fun () -> List.map (fun x -> log x (string x)) many)
traced "map2" (fun () -> List.map2 (fun a b -> log a (a - b)) many (List.rev many))
t "map3" (List.map3 (fun a b c -> a + b * c) [ 1; 2 ] [ 3; 4 ] [ 5; 6 ])
t "mapFold" (List.mapFold (fun s x -> (string (s + x), s * 2)) 1 many, List.mapFold (fun s x -> (x, s)) 1 e)
t "mapFoldBack" (List.mapFoldBack (fun x s -> (string (s + x), s * 2)) many 1)
t "mapi" (each (List.mapi (fun i x -> i * x)))
t "mapi2" (List.mapi2 (fun i a b -> i + a * b) [ 1; 2 ] [ 3; 4 ])
t "max" (List.max many, List.max [ "b"; "aa" ], List.maxBy (fun x -> -x) many, List.maxBy (fun x -> x % 2) many)
t "min" (List.min many, List.min [ "b"; "aa" ], List.minBy (fun x -> -x) many, List.minBy (fun x -> x % 2) many)
t "ofArray" (List.ofArray [| 1; 2 |], List.ofArray ([||]: int[]), List.ofSeq (seq { 1..3 }), List.ofSeq "abc", List.ofSeq many)
t "pairwise" (each List.pairwise)
traced "partition" (fun () -> List.partition (fun x -> log x (x > 3)) many)
t "partitionWith" (List.partitionWith (fun x -> if x > 3 then Choice1Of2 x else Choice2Of2(string x)) many)
t "permute" (List.permute (fun i -> (i + 3) % 10) many, List.permute id e)
traced "pick" (fun () -> List.pick (fun x -> log x (if x > 3 then Some(x * 2) else None)) many)
traced "reduce" (fun () -> List.reduce (fun a b -> log b (a - b)) many)
traced "reduceBack" (fun () -> List.reduceBack (fun a b -> log a (a - b)) many)
t "removeAt" (List.removeAt 0 many, List.removeAt 9 many, List.removeManyAt 2 3 many, List.removeManyAt 0 10 many, List.removeManyAt 3 0 many)
t "replicate" (List.replicate 3 "x", List.replicate 0 1)
t "rev" (each List.rev)
traced "scan" (fun () -> List.scan (fun s x -> log x (s + x)) 100 many)
t "scan0" (List.scan (+) 1 e, List.scanBack (+) e 1)
traced "scanBack" (fun () -> List.scanBack (fun x s -> log x (s - x)) many 100)
t "singleton" (List.singleton 4)
t "skip" (each (List.skip 0), List.skip 4 many, List.skip 10 many, List.skip -1 many)
traced "skipWhile" (fun () -> List.skipWhile (fun x -> log x (x <> 5)) many)
t "sort" (each List.sort, List.sort [ "b"; "B"; "a" ], List.sort [ (2, 'a'); (1, 'b'); (1, 'a') ])
let pairs = List.init 40 (fun i -> (i * 7 % 5, i))
t "sortBy" (List.sortBy fst pairs |> List.map snd |> List.map string |> String.concat " ", List.sortBy string one)
t "sortByDesc" (List.sortByDescending fst pairs |> List.map snd |> List.map string |> String.concat " ")
t "sortDesc" (each List.sortDescending)
t "sortWith" (List.sortWith (fun (a, _) (b, _) -> compare b a) pairs |> List.map snd |> List.map string |> String.concat " ")
t "splitAt" (List.splitAt 0 many, List.splitAt 4 many, List.splitAt 10 many)
t "splitInto" (each (List.splitInto 4), List.splitInto 1 many, List.splitInto 20 [ 1; 2 ])
t "sum" (each List.sum, List.sum [ 1.5; 2.5 ], List.sumBy (fun x -> x * 2) many, List.sumBy float many)
t "tail" (List.tail many, List.tail one)
t "take" (List.take 0 e, List.take 3 many, List.take 10 many)
traced "takeWhile" (fun () -> List.takeWhile (fun x -> log x (x <> 5)) many)
t "toArray" (List.toArray many, List.toArray e, List.ofSeq (List.toSeq many))
t "transpose" (List.transpose [ [ 1; 2; 3 ]; [ 4; 5; 6 ] ], List.transpose ([]: int list list), List.transpose [ e; e ])
t "truncate" (each (List.truncate 3))
t "tryExactlyOne" (each List.tryExactlyOne)
t "tryFind" (each (List.tryFind (fun x -> x > 6)), each (List.tryFindBack (fun x -> x < 6)))
t "tryFindIndex" (each (List.tryFindIndex (fun x -> x > 6)), each (List.tryFindIndexBack (fun x -> x < 6)))
t "tryItem" (List.tryItem 3 many, List.tryItem 10 many, List.tryItem -1 many)
t "tryPick" (each (List.tryPick (fun x -> if x > 7 then Some "big" else None)))
traced "unfold" (fun () -> List.unfold (fun s -> log s (if s > 50 then None else Some(s, s * 2))) 1)
t "unzip" (List.unzip [ (1, 'a'); (2, 'b') ], List.unzip3 [ (1, 'a', "x"); (2, 'b', "y") ])
t "updateAt" (List.updateAt 0 99 many, List.updateAt 9 99 many)
t "where" (each (List.where (fun x -> x > 4)))
t "windowed" (each (List.windowed 3), List.windowed 1 one)
t "zip" (List.zip [ 1; 2 ] [ "a"; "b" ], List.zip e e, List.zip3 [ 1; 2 ] [ "a"; "b" ] [ true; false ])
t "members" (many.Head, many.Tail.Head, many.IsEmpty, e.IsEmpty, many.[2..4], many.[..1], many.[8..])
// long lists: no depth, sorted in O(n log n)
let long = List.init 300000 (fun i -> i * 7919 % 300007)
t "long" (long |> List.map (fun x -> x + 1) |> List.filter (fun x -> x % 2 = 0) |> List.sort |> List.item 1000)
t "long2" (List.sortBy (fun x -> x % 10) long |> List.take 3, (List.distinct long).Length, (List.groupBy (fun x -> x % 7) long).Length)
t "long3" (List.foldBack (fun x s -> (s + x) % 1000003) long 0, List.fold2 (fun s a b -> (s + a * b) % 1009) 0 (List.truncate 1000 long) (List.truncate 1000 long))
