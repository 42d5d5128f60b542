// out: allPairs       ([|(1, "a"); (1, "b"); (2, "a"); (2, "b"); (3, "a"); (3, "b")|], [||], [||])
// out: append         ([|3; 1; 4; 1; 5; 9; 2; 6; 5; 3; 7|], [|7|], [|7|])
// out: average        (2.333333333, 2.0f)
// out: blit           [|0; 1; 0; 1; 2; 3|]
// out: blit2          [|8; 1; 0; 1; 2; 3|]
// out: choose         [|"4"; "5"; "9"; "6"; "5"|] by 3,1,4,1,5,9,2,6,5,3
// out: chunkBySize    (([||], [|[|7|]|], [|[|3; 1; 4|]; [|1; 5; 9|]; [|2; 6; 5|]; [|3|]|]),
// out:  [|[|3; 1; 4; 1; 5; 9; 2; 6; 5; 3|]|])
// out: collect        [|1; 10; 2; 20; 3; 30|] by 1,2,3
// out: collect0       ([||], [||], [||])
// out: compareWith    (0, -1, 1)
// out: concat         ([|3; 1; 4; 1; 5; 9; 2; 6; 5; 3; 7|], [||], [|7; 7|])
// out: contains       (false, false, true)
// out: copy           ([|100; 1; 4; 1; 5; 9; 2; 6; 5; 3|], 3)
// out: countBy        (([||], [|(1, 1)|], [|(0, 4); (1, 3); (2, 3)|]),
// out:  [|(0, 3); (1, 3); (2, 3); (3, 3); (4, 2); (5, 2); (6, 2); (7, 2); (8, 2);
// out:    (9, 2); (10, 2); (11, 2); (12, 2)|])
// out: create         ([|"x"; "x"; "x"|], [||], [|(1, 'a'); (1, 'a')|], [|true; true|], [|4|])
// out: distinct       (([||], [|7|], [|3; 1; 4; 5; 9; 2; 6|]), [|"b"; "a"|],
// out:  [|0; 1; 4; 9; 16; 8; 2; 15; 13|])
// out: distinctBy     ([||], [|7|], [|3; 1; 4; 9; 6|])
// out: empty          [||]
// out: exactlyOne     7
// out: except         (([||], [||], [|3; 4; 5; 9; 2; 6|]), [|4; 5; 9; 6|])
// out: exists         true by 3,1,4
// out: exists2        (true, false)
// out: fill           [|0; 7; 7; 7; 0|]
// out: filter         [|3; 1; 1; 5; 9; 5; 3|] by 3,1,4,1,5,9,2,6,5,3
// out: find           (4, 5)
// out: findIndex      (2, 8)
// out: fold           77157 by 3,1,4,1,5,9,2,6,5,3
// out: fold2          171 by 3,1,4,1,5,9,2,6,5,3
// out: foldBack       109095 by 3,5,6,2,9,5,1,4,1,3
// out: foldBack2      171 by 3,5,6,2,9,5,1,4,1,3
// out: forall         false by 3,1,4
// out: forall2        (true, true)
// out: get            (4, 1)
// out: groupBy        (([||], [|(1, [|7|])|],
// out:   [|(0, [|3; 9; 6; 3|]); (1, [|1; 4; 1|]); (2, [|5; 2; 5|])|]),
// out:  [|(0, [|0; 11; 22|]); (1, [|1; 12; 23|]); (2, [|2; 13; 24|]);
// out:    (3, [|3; 14; 25|]); (4, [|4; 15; 26|]); (5, [|5; 16; 27|]);
// out:    (6, [|6; 17; 28|]); (7, [|7; 18; 29|]); (8, [|8; 19|]); (9, [|9; 20|]);
// out:    (10, [|10; 21|])|])
// out: head           (3, Some 3, None)
// out: indexed        ([||], [|(0, 7)|],
// out:  [|(0, 3); (1, 1); (2, 4); (3, 1); (4, 5); (5, 9); (6, 2); (7, 6); (8, 5);
// out:    (9, 3)|])
// out: init           [|0; 1; 4; 9|] by 0,1,2,3
// out: insertAt       ([|99; 3; 1; 4; 1; 5; 9; 2; 6; 5; 3|], [|3; 1; 4; 1; 5; 9; 2; 6; 5; 3; 99|],
// out:  [|3; 1; 4; 1; 99; 5; 9; 2; 6; 5; 3|], [|1|])
// out: insertManyAt   ([|3; 8; 9; 1; 4; 1; 5; 9; 2; 6; 5; 3|], [||], [|7; 1; 2|])
// out: isEmpty        (true, false, false)
// out: iter           () by 3,1,4,1,5,9,2,6,5,3
// out: iter2          () by (1, 'a'),(2, 'b')
// out: iteri          () by (0, 3),(1, 1),(2, 4),(3, 1),(4, 5),(5, 9),(6, 2),(7, 6),(8, 5),(9, 3)
// out: iteri2         () by (0, 1, 'a'),(1, 2, 'b')
// out: last           (3, 7, Some 3, None)
// out: length         ((0, 1, 10), 10)
// out: map            [|"3"; "1"; "4"; "1"; "5"; "9"; "2"; "6"; "5"; "3"|] by 3,1,4,1,5,9,2,6,5,3
// out: map2           [|0; -4; -2; -1; -4; 4; 1; 2; 4; 0|] by 3,1,4,1,5,9,2,6,5,3
// out: map3           [|16; 26|]
// out: mapFold        ([|"4"; "3"; "8"; "9"; "21"; "41"; "66"; "134"; "261"; "515"|], 1024) by 3,1,4,1,5,9,2,6,5,3
// out: mapFoldBack    ([|"515"; "257"; "132"; "65"; "37"; "25"; "10"; "10"; "7"; "4"|], 1024) by 3,5,6,2,9,5,1,4,1,3
// out: mapFold0       ([||], 1)
// out: mapi           ([||], [|0|], [|0; 1; 8; 3; 20; 45; 12; 42; 40; 27|])
// out: mapi2          [|3; 9|]
// out: max            (9, "b", 1, 3)
// out: min            (1, "aa", 9, 4)
// out: ofSeq          ([|1; 2|], [|1; 2; 3; 4; 5; 6; 7; 8; 9|], [|'a'; 'b'; 'c'|], [|1|])
// out: pairwise       ([||], [||],
// out:  [|(3, 1); (1, 4); (4, 1); (1, 5); (5, 9); (9, 2); (2, 6); (6, 5); (5, 3)|])
// out: partition      ([|4; 5; 9; 6; 5|], [|3; 1; 1; 2; 3|]) by 3,1,4,1,5,9,2,6,5,3
// out: partitionWith  ([|4; 5; 9; 6; 5|], [|"3"; "1"; "1"; "2"; "3"|])
// out: permute        ([|6; 5; 3; 3; 1; 4; 1; 5; 9; 2|], [||])
// out: pick           8 by 3,1,4
// out: reduce         -33 by 1,4,1,5,9,2,6,5,3
// out: reduceBack     -1 by 5,6,2,9,5,1,4,1,3
// out: removeAt       ([|1; 4; 1; 5; 9; 2; 6; 5; 3|], [|3; 1; 4; 1; 5; 9; 2; 6; 5|],
// out:  [|3; 1; 9; 2; 6; 5; 3|], [||], [|3; 1; 4; 1; 5; 9; 2; 6; 5; 3|])
// out: rev            ([||], [|7|], [|3; 5; 6; 2; 9; 5; 1; 4; 1; 3|])
// out: scan           [|100; 103; 104; 108; 109; 114; 123; 125; 131; 136; 139|] by 3,1,4,1,5,9,2,6,5,3
// out: scanBack       [|61; 64; 65; 69; 70; 75; 84; 86; 92; 97; 100|] by 3,5,6,2,9,5,1,4,1,3
// out: set            [|1; 5|]
// out: skip           (([||], [|7|], [|3; 1; 4; 1; 5; 9; 2; 6; 5; 3|]), [|5; 9; 2; 6; 5; 3|], [||])
// out: skipWhile      [|5; 9; 2; 6; 5; 3|] by 3,1,4,1,5
// out: sort           (([||], [|7|], [|1; 1; 2; 3; 3; 4; 5; 5; 6; 9|]), [|"B"; "a"; "b"|],
// out:  [|(1, 'a'); (1, 'b'); (2, 'a')|])
// out: sortBy         "0 35 15 50 55 5 30 20 40 25 10 45 28 58 43 33 23 18 48 8 3 53 38 13 51 11 21 26 6 31 56 41 1 36 46 16 44 49 54 29 59 34 4 24 9 19 39 14 57 2 7 52 17 47 22 27 32 42 12 37"
// out: sortByDesc     "42 27 32 12 37 17 7 22 52 2 57 47 44 49 39 54 34 24 29 59 19 9 14 4 36 41 31 11 51 26 1 16 46 6 21 56 43 53 8 13 3 48 33 58 28 23 18 38 55 20 10 5 45 40 35 30 15 25 50 0"
// out: sortDesc       ([||], [|7|], [|9; 6; 5; 5; 4; 3; 3; 2; 1; 1|])
// out: sortWith       "42 27 32 12 37 17 7 22 52 2 57 47 44 49 39 54 34 24 29 59 19 9 14 4 36 41 31 11 51 26 1 16 46 6 21 56 43 53 8 13 3 48 33 58 28 23 18 38 55 20 10 5 45 40 35 30 15 25 50 0"
// out: inPlaceBy      "0 35 15 50 55 5 30 20 40 25 10 45 28 58 43 33 23 18 48 8 3 53 38 13 51 11 21 26 6 31 56 41 1 36 46 16 44 49 54 29 59 34 4 24 9 19 39 14 57 2 7 52 17 47 22 27 32 42 12 37"
// out: inPlaceWith    "37 57 2 7 52 17 12 22 27 32 42 47 41 1 36 46 16 44 49 54 59 34 4 24 56 19 39 14 29 9 31 26 21 11 51 6 35 15 50 55 5 30 20 40 25 10 45 58 43 33 23 18 48 8 3 53 38 13 28 0"
// out: inPlace        "0 5 10 15 20 25 30 35 40 45 50 55 3 8 13 18 23 28 33 38 43 48 53 58 1 6 11 16 21 26 31 36 41 46 51 56 4 9 14 19 24 29 34 39 44 49 54 59 2 7 12 17 22 27 32 37 42 47 52 57"
// out: sizes          "0 1"
// out: sizes          "0 1 2"
// out: sizes          "0 7 14 1 6 8 13 15 3 4 10 11 2 5 9 12"
// out: sizes          "0 14 7 13 15 6 8 1 4 3 10 11 9 12 2 5 16"
// out: sizes          "0 35 14 7 28 21 22 15 13 27 29 8 6 34 36 1 20 32 25 24 31 39 18 17 3 4 11 10 38 37 2 33 30 9 12 26 16 23 5 19"
// out: sizes          "0 42 21 154 98 49 147 161 28 140 70 133 35 112 126 105 91 119 168 63 196 189 77 182 7 175 56 14 84 83 104 78 90 97 106 76 111 71 85 113 92 134 120 197 195 190 188 183 181 176 174 169 167 162 160 155 153 148 146 141 139 132 127 125 118 69 99 20 22 27 48 29 15 55 57 13 34 8 50 1 6 41 36 64 43 62 130 150 25 144 38 31 137 129 151 32 66 143 136 67 157 3 193 192 4 186 185 10 179 24 178 172 171 17 165 164 18 123 158 11 122 199 39 52 88 87 94 95 81 80 101 102 53 46 60 108 59 45 74 116 73 115 109 75 16 68 2 170 65 194 86 173 58 177 82 72 180 191 79 9 184 5 61 187 12 89 93 54 40 124 117 37 128 114 131 44 110 135 138 107 30 142 166 47 145 26 149 100 198 152 51 23 96 156 159 121 19 163 103 33"
// out: killer         ([|1; 2; 3; 5; 4; 8; 6; 7; 11; 10; 9; 13; 12; 14; 17; 16; 15; 20; 19; 18; 23|],
// out:  [|1500; 1501; 1504; 1503; 1505; 1508; 1506; 1507; 1510; 1509; 1511; 1513; 1512;
// out:    1514; 1517; 1515; 1516; 1520; 1518; 1519; 1522|])
// out: splitAt        (([||], [|3; 1; 4; 1; 5; 9; 2; 6; 5; 3|]),
// out:  ([|3; 1; 4; 1|], [|5; 9; 2; 6; 5; 3|]),
// out:  ([|3; 1; 4; 1; 5; 9; 2; 6; 5; 3|], [||]))
// out: splitInto      (([||], [|[|7|]|], [|[|3; 1; 4|]; [|1; 5; 9|]; [|2; 6|]; [|5; 3|]|]),
// out:  [|[|3; 1; 4; 1; 5; 9; 2; 6; 5; 3|]|], [|[|1|]; [|2|]|])
// out: sub            ([|4; 1; 5|], [||], [||])
// out: sum            ((0, 7, 39), 4.0, 78, 39.0)
// out: tail           ([|1; 4; 1; 5; 9; 2; 6; 5; 3|], [||])
// out: take           ([||], [|3; 1; 4|], [|3; 1; 4; 1; 5; 9; 2; 6; 5; 3|])
// out: takeWhile      [|3; 1; 4; 1|] by 3,1,4,1,5
// out: toList         ([3; 1; 4; 1; 5; 9; 2; 6; 5; 3], [], [3; 1; 4; 1; 5; 9; 2; 6; 5; 3])
// out: transpose      ([|[|1; 4|]; [|2; 5|]; [|3; 6|]|], [||], [||])
// out: truncate       ([||], [|7|], [|3; 1; 4|])
// out: tryExactlyOne  (None, Some 7, None)
// out: tryFind        ((None, Some 7, Some 9), (None, None, Some 3))
// out: tryFindIndex   ((None, Some 0, Some 5), (None, None, Some 9))
// out: tryItem        (Some 1, None, None)
// out: tryPick        (None, None, Some "big")
// out: unfold         [|1; 2; 4; 8; 16; 32|] by 1,2,4,8,16,32,64
// out: unzip          (([|1; 2|], [|'a'; 'b'|]), ([|1; 2|], [|'a'; 'b'|], [|"x"; "y"|]))
// out: updateAt       ([|99; 1; 4; 1; 5; 9; 2; 6; 5; 3|], [|3; 1; 4; 1; 5; 9; 2; 6; 5; 99|])
// out: where          ([||], [|7|], [|5; 9; 6; 5|])
// out: windowed       (([||], [||],
// out:   [|[|3; 1; 4|]; [|1; 4; 1|]; [|4; 1; 5|]; [|1; 5; 9|]; [|5; 9; 2|]; [|9; 2; 6|];
// out:     [|2; 6; 5|]; [|6; 5; 3|]|]), [|[|7|]|])
// out: zeroCreate     ([|0.0; 0.0|], [|false|], [|None|])
// out: zip            ([|(1, "a"); (2, "b")|], [||], [|(1, "a", true); (2, "b", false)|])
// out: slices         ([|4; 1; 5|], [|3; 1|], [|5; 3|], [|3; 1; 4|], [||])
// out: long           (1000, 200000, 199997)
let e: int[] = [||]
let one = [| 7 |]
let many = [| 3; 1; 4; 1; 5; 9; 2; 6; 5; 3 |]
let t (name: string) x = printfn "%-14s %A" name x
let each f = (f e, f one, f many)
// what happens in which order
let trace: string list ref = ref []
let log (x: 'a) r =
  trace.Value <- sprintf "%A" x :: trace.Value
  r
let traced name f =
  trace.Value <- []
  let r = f ()
  printfn "%-14s %A by %s" name r (String.concat "," (List.rev trace.Value))
t "allPairs" (Array.allPairs [| 1; 2; 3 |] [| "a"; "b" |], Array.allPairs e [| 1 |], Array.allPairs [| 1 |] e)
t "append" (Array.append many one, Array.append e one, Array.append one e)
t "average" (Array.averageBy float [| 1; 2; 4 |], Array.average [| 1.5f; 2.5f |])
let target = [| 0; 1; 2; 3; 4; 5 |]
Array.blit target 0 target 2 4
t "blit" target
Array.blit [| 9; 8 |] 1 target 0 1
Array.blit e 0 target 6 0
t "blit2" target
traced "choose" (fun () -> Array.choose (fun x -> log x (if x > 3 then Some(string x) else None)) many)
t "chunkBySize" (each (Array.chunkBySize 3), Array.chunkBySize 100 many)
traced "collect" (fun () -> Array.collect (fun x -> log x [| x; x * 10 |]) [| 1; 2; 3 |])
t "collect0" (each (Array.collect (fun _ -> ([||]: int[]))))
t "compareWith" (Array.compareWith compare many many, Array.compareWith compare e one, Array.compareWith compare [| 1; 2 |] [| 1 |])
t "concat" (Array.concat [ many; e; one ], Array.concat ([]: int[] list), Array.concat (seq { yield one; yield one }))
t "contains" (each (Array.contains 9))
let copied = Array.copy many
copied.[0] <- 100
t "copy" (copied, many.[0])
t "countBy" (each (Array.countBy (fun x -> x % 3)), Array.countBy id (Array.init 30 (fun i -> i % 13)))
t "create" (Array.create 3 "x", Array.create 0 1, Array.create 2 (1, 'a'), Array.replicate 2 true, Array.singleton 4)
t "distinct" (each Array.distinct, Array.distinct [| "b"; "a"; "b" |], Array.distinct (Array.init 40 (fun i -> i * i % 17)))
t "distinctBy" (each (Array.distinctBy (fun x -> x / 2)))
t "empty" (Array.empty: string[])
t "exactlyOne" (Array.exactlyOne one)
t "except" (each (Array.except [ 1; 7 ]), Array.except (seq { 1..3 }) many)
traced "exists" (fun () -> Array.exists (fun x -> log x (x > 3)) many)
t "exists2" (Array.exists2 (fun a b -> a = b) many (Array.rev many), Array.exists2 (=) e e)
let filled = Array.zeroCreate<int> 5
Array.fill filled 1 3 7
t "fill" filled
traced "filter" (fun () -> Array.filter (fun x -> log x (x % 2 = 1)) many)
t "find" (Array.find (fun x -> x > 3) many, Array.findBack (fun x -> x > 3) many)
t "findIndex" (Array.findIndex (fun x -> x > 3) many, Array.findIndexBack (fun x -> x > 3) many)
traced "fold" (fun () -> Array.fold (fun s x -> log x (s * 3 + x)) 0 many)
traced "fold2" (fun () -> Array.fold2 (fun s a b -> log a (s + a * b)) 1 many (Array.rev many))
traced "foldBack" (fun () -> Array.foldBack (fun x s -> log x (s * 3 + x)) many 0)
traced "foldBack2" (fun () -> Array.foldBack2 (fun a b s -> log a (s + a * b)) many (Array.rev many) 1)
traced "forall" (fun () -> Array.forall (fun x -> log x (x < 4)) many)
t "forall2" (Array.forall2 (<=) many many, Array.forall2 (<) e e)
t "get" (Array.get many 2, Array.item 3 many)
t "groupBy" (each (Array.groupBy (fun x -> x % 3)), Array.groupBy (fun x -> x % 11) (Array.init 30 id))
t "head" (Array.head many, Array.tryHead many, Array.tryHead e)
t "indexed" (each Array.indexed)
traced "init" (fun () -> Array.init 4 (fun i -> log i (i * i)))
t "insertAt" (Array.insertAt 0 99 many, Array.insertAt 10 99 many, Array.insertAt 4 99 many, Array.insertAt 0 1 e)
t "insertManyAt" (Array.insertManyAt 1 [ 8; 9 ] many, Array.insertManyAt 0 e e, Array.insertManyAt 1 (seq { 1..2 }) one)
t "isEmpty" (each Array.isEmpty)
traced "iter" (fun () -> Array.iter (fun x -> log x ()) many)
traced "iter2" (fun () -> Array.iter2 (fun a b -> log (a, b) ()) [| 1; 2 |] [| 'a'; 'b' |])
traced "iteri" (fun () -> Array.iteri (fun i x -> log (i, x) ()) many)
traced "iteri2" (fun () -> Array.iteri2 (fun i a b -> log (i, a, b) ()) [| 1; 2 |] [| 'a'; 'b' |])
t "last" (Array.last many, Array.last one, Array.tryLast many, Array.tryLast e)
t "length" (each Array.length, many.Length)
traced "map" (fun () -> Array.map (fun x -> log x (string x)) many)
traced "map2" (fun () -> Array.map2 (fun a b -> log a (a - b)) many (Array.rev many))
t "map3" (Array.map3 (fun a b c -> a + b * c) [| 1; 2 |] [| 3; 4 |] [| 5; 6 |])
traced "mapFold" (fun () -> Array.mapFold (fun s x -> log x (string (s + x), s * 2)) 1 many)
traced "mapFoldBack" (fun () -> Array.mapFoldBack (fun x s -> log x (string (s + x), s * 2)) many 1)
t "mapFold0" (Array.mapFold (fun s x -> (x, s)) 1 e)
t "mapi" (each (Array.mapi (fun i x -> i * x)))
t "mapi2" (Array.mapi2 (fun i a b -> i + a * b) [| 1; 2 |] [| 3; 4 |])
t "max" (Array.max many, Array.max [| "b"; "aa" |], Array.maxBy (fun x -> -x) many, Array.maxBy (fun x -> x % 2) many)
t "min" (Array.min many, Array.min [| "b"; "aa" |], Array.minBy (fun x -> -x) many, Array.minBy (fun x -> x % 2) many)
t "ofSeq" (Array.ofList [ 1; 2 ], Array.ofSeq (seq { 1..9 }), Array.ofSeq "abc", Array.ofSeq [ 1 ])
t "pairwise" (each Array.pairwise)
traced "partition" (fun () -> Array.partition (fun x -> log x (x > 3)) many)
t "partitionWith" (Array.partitionWith (fun x -> if x > 3 then Choice1Of2 x else Choice2Of2(string x)) many)
t "permute" (Array.permute (fun i -> (i + 3) % 10) many, Array.permute id e)
traced "pick" (fun () -> Array.pick (fun x -> log x (if x > 3 then Some(x * 2) else None)) many)
traced "reduce" (fun () -> Array.reduce (fun a b -> log b (a - b)) many)
traced "reduceBack" (fun () -> Array.reduceBack (fun a b -> log a (a - b)) many)
t "removeAt" (Array.removeAt 0 many, Array.removeAt 9 many, Array.removeManyAt 2 3 many, Array.removeManyAt 0 10 many, Array.removeManyAt 3 0 many)
t "rev" (each Array.rev)
traced "scan" (fun () -> Array.scan (fun s x -> log x (s + x)) 100 many)
traced "scanBack" (fun () -> Array.scanBack (fun x s -> log x (s - x)) many 100)
t "set" (let a = [| 1; 2 |] in Array.set a 1 5; a)
t "skip" (each (Array.skip 0), Array.skip 4 many, Array.skip 10 many)
traced "skipWhile" (fun () -> Array.skipWhile (fun x -> log x (x <> 5)) many)
let pairs = Array.init 60 (fun i -> (i * 7 % 5, i))
let seconds (a: (int * int)[]) = a |> Array.map (fun (_, i) -> string i) |> String.concat " "
t "sort" (each Array.sort, Array.sort [| "b"; "B"; "a" |], Array.sort [| (2, 'a'); (1, 'b'); (1, 'a') |])
// .NET's order of equal elements: introspective sort
t "sortBy" (seconds (Array.sortBy fst pairs))
t "sortByDesc" (seconds (Array.sortByDescending fst pairs))
t "sortDesc" (each Array.sortDescending)
t "sortWith" (seconds (Array.sortWith (fun (a, _) (b, _) -> compare b a) pairs))
let inPlace = Array.copy pairs
Array.sortInPlaceBy (fun (a, _) -> a) inPlace
t "inPlaceBy" (seconds inPlace)
Array.sortInPlaceWith (fun (a, _) (b, _) -> compare (b / 2) (a / 2)) inPlace
t "inPlaceWith" (seconds inPlace)
Array.sortInPlace inPlace
t "inPlace" (seconds inPlace)
for n in [ 2; 3; 16; 17; 40; 200 ] do
  let a = Array.init n (fun i -> (i * i % 7, i))
  t "sizes" (seconds (Array.sortBy fst a))
// a pattern that makes quicksort quadratic falls back to the heap
let killer n =
  let a = Array.zeroCreate n
  let mutable next = n / 2
  for i in 0 .. n / 2 - 1 do
    if i % 2 = 0 then a.[i] <- i + 1
    else
      a.[i] <- next + 1
      next <- next + 2
    a.[n / 2 + i] <- (i + 1) * 2
  a
t "killer" (let s = Array.sortBy (fun x -> x / 3) (killer 3000) in s.[0..20], s.[1500..1520])
t "splitAt" (Array.splitAt 0 many, Array.splitAt 4 many, Array.splitAt 10 many)
t "splitInto" (each (Array.splitInto 4), Array.splitInto 1 many, Array.splitInto 20 [| 1; 2 |])
t "sub" (Array.sub many 2 3, Array.sub many 10 0, Array.sub e 0 0)
t "sum" (each Array.sum, Array.sum [| 1.5; 2.5 |], Array.sumBy (fun x -> x * 2) many, Array.sumBy float many)
t "tail" (Array.tail many, Array.tail one)
t "take" (Array.take 0 e, Array.take 3 many, Array.take 10 many)
traced "takeWhile" (fun () -> Array.takeWhile (fun x -> log x (x <> 5)) many)
t "toList" (Array.toList many, Array.toList e, Seq.toList (Array.toSeq many))
t "transpose" (Array.transpose [ [| 1; 2; 3 |]; [| 4; 5; 6 |] ], Array.transpose ([]: int[] list), Array.transpose [| e; e |])
t "truncate" (each (Array.truncate 3))
t "tryExactlyOne" (each Array.tryExactlyOne)
t "tryFind" (each (Array.tryFind (fun x -> x > 6)), each (Array.tryFindBack (fun x -> x < 6)))
t "tryFindIndex" (each (Array.tryFindIndex (fun x -> x > 6)), each (Array.tryFindIndexBack (fun x -> x < 6)))
t "tryItem" (Array.tryItem 3 many, Array.tryItem 10 many, Array.tryItem -1 many)
t "tryPick" (each (Array.tryPick (fun x -> if x > 7 then Some "big" else None)))
traced "unfold" (fun () -> Array.unfold (fun s -> log s (if s > 50 then None else Some(s, s * 2))) 1)
t "unzip" (Array.unzip [| (1, 'a'); (2, 'b') |], Array.unzip3 [| (1, 'a', "x"); (2, 'b', "y") |])
t "updateAt" (Array.updateAt 0 99 many, Array.updateAt 9 99 many)
t "where" (each (Array.where (fun x -> x > 4)))
t "windowed" (each (Array.windowed 3), Array.windowed 1 one)
t "zeroCreate" (Array.zeroCreate<float> 2, Array.zeroCreate<bool> 1, (Array.zeroCreate 1: int option[]))
t "zip" (Array.zip [| 1; 2 |] [| "a"; "b" |], Array.zip e e, Array.zip3 [| 1; 2 |] [| "a"; "b" |] [| true; false |])
t "slices" (many.[2..4], many.[..1], many.[8..], many.[-3..2], many.[20..])
let long = Array.init 200000 (fun i -> i * 7919 % 200003)
t "long" (long |> Array.sort |> Array.item 1000, (Array.distinct long).Length, Array.sortWith (fun a b -> compare b a) long |> Array.item 5)
