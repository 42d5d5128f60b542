// out: map            made: 
// out:    two [10; 20]: open,1,2,close
// out:    all [10; 20; 30; 40; 50]: open,1,2,3,4,5,close
// out: mapi           made: 
// out:    two [0; 2]: open,1,2,close
// out:    all [0; 2; 6; 12; 20]: open,1,2,3,4,5,close
// out: indexed        made: 
// out:    two [(0, 1); (1, 2)]: open,1,2,close
// out:    all [(0, 1); (1, 2); (2, 3); (3, 4); (4, 5)]: open,1,2,3,4,5,close
// out: filter         made: 
// out:    two [1; 3]: open,1,2,3,close
// out:    all [1; 3; 5]: open,1,2,3,4,5,close
// out: where          made: 
// out:    two [1; 3]: open,1,2,3,close
// out:    all [1; 3; 5]: open,1,2,3,4,5,close
// out: choose         made: 
// out:    two ["3"; "4"]: open,1,2,3,4,close
// out:    all ["3"; "4"; "5"]: open,1,2,3,4,5,close
// out: collect        made: 
// out:    two [1; 10]: open,1,close
// out:    all [1; 10; 2; 20; 3; 30; 4; 40; 5; 50]: open,1,2,3,4,5,close
// out: append         made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2; 3; 4; 5; 9]: open,1,2,3,4,5,close
// out: concat         made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2; 3; 4; 5; 1; 2; 3; 4; 5]: open,1,2,3,4,5,close,open,1,2,3,4,5,close
// out: map2           made: 
// out:    two [11; 22]: open,1,2,close
// out:    all [11; 22; 33]: open,1,2,3,4,close
// out: map2b          made: 
// out:    two [11; 22]: open,1,2,close
// out:    all [11; 22; 33]: open,1,2,3,4,close
// out: mapi2          made: 
// out:    two [11; 23]: open,1,2,close
// out:    all [11; 23; 35]: open,1,2,3,4,close
// out: map3           made: 
// out:    two [12; 24]: open,1,2,close
// out:    all [12; 24]: open,1,2,3,close
// out: zip            made: 
// out:    two [(1, 'a'); (2, 'b')]: open,1,2,close
// out:    all [(1, 'a'); (2, 'b'); (3, 'c')]: open,1,2,3,4,close
// out: zip3           made: 
// out:    two [(1, 'a', true); (2, 'b', false)]: open,1,2,close
// out:    all [(1, 'a', true); (2, 'b', false); (3, 'c', true)]: open,1,2,3,4,close
// out: allPairs       made: 
// out:    two [(1, 'x'); (1, 'y')]: open,1,close
// out:    all [(1, 'x'); (1, 'y'); (2, 'x'); (2, 'y'); (3, 'x'); (3, 'y'); (4, 'x'); (4, 'y');
// out:  (5, 'x'); (5, 'y')]: open,1,2,3,4,5,close
// out: take           made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2; 3]: open,1,2,3,close
// out: take0          made: 
// out:    two []: 
// out:    all []: 
// out: truncate       made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2; 3]: open,1,2,3,close
// out: takeWhile      made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2]: open,1,2,3,close
// out: skip           made: 
// out:    two [4; 5]: open,1,2,3,4,5,close
// out:    all [4; 5]: open,1,2,3,4,5,close
// out: skipWhile      made: 
// out:    two [3; 4]: open,1,2,3,4,close
// out:    all [3; 4; 5]: open,1,2,3,4,5,close
// out: tail           made: 
// out:    two [2; 3]: open,1,2,3,close
// out:    all [2; 3; 4; 5]: open,1,2,3,4,5,close
// out: scan           made: 
// out:    two [0; 1]: open,1,(0, 1),close
// out:    all [0; 1; 3; 6; 10; 15]: open,1,(0, 1),2,(1, 2),3,(3, 3),4,(6, 4),5,(10, 5),close
// out: pairwise       made: 
// out:    two [(1, 2); (2, 3)]: open,1,2,3,close
// out:    all [(1, 2); (2, 3); (3, 4); (4, 5)]: open,1,2,3,4,5,close
// out: chunkBySize    made: 
// out:    two [[|1; 2|]; [|3; 4|]]: open,1,2,3,4,close
// out:    all [[|1; 2|]; [|3; 4|]; [|5|]]: open,1,2,3,4,5,close
// out: windowed       made: 
// out:    two [[|1; 2; 3|]; [|2; 3; 4|]]: open,1,2,3,4,close
// out:    all [[|1; 2; 3|]; [|2; 3; 4|]; [|3; 4; 5|]]: open,1,2,3,4,5,close
// out: distinct       made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2; 0]: open,1,2,3,4,5,close
// out: distinctBy     made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2; 3]: open,1,2,3,4,5,close
// out: except         made: 
// out:    two [1; 4]: open,1,2,3,4,close
// out:    all [1; 4; 5]: open,1,2,3,4,5,close
// out: insertAt       made: 
// out:    two [1; 99]: open,1,2,close
// out:    all [1; 99; 2; 3; 4; 5]: open,1,2,3,4,5,close
// out: insertManyAt   made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2; 3; 4; 5; 98; 99]: open,1,2,3,4,5,close
// out: removeAt       made: 
// out:    two [1; 3]: open,1,2,3,close
// out:    all [1; 3; 4; 5]: open,1,2,3,4,5,close
// out: removeManyAt   made: 
// out:    two [1; 4]: open,1,2,3,4,close
// out:    all [1; 4; 5]: open,1,2,3,4,5,close
// out: updateAt       made: 
// out:    two [1; 99]: open,1,2,close
// out:    all [1; 99; 3; 4; 5]: open,1,2,3,4,5,close
// out: rev            made: 
// out:    two [5; 4]: open,1,2,3,4,5,close
// out:    all [5; 4; 3; 2; 1]: open,1,2,3,4,5,close
// out: sort           made: 
// out:    two [5; 4]: open,1,2,3,4,5,close
// out:    all [5; 4; 3; 2; 1]: open,1,2,3,4,5,close
// out: permute        made: 
// out:    two [4; 5]: open,1,2,3,4,5,close
// out:    all [4; 5; 1; 2; 3]: open,1,2,3,4,5,close
// out: countBy        made: 
// out:    two [(1, 3); (0, 2)]: open,1,2,3,4,5,close
// out:    all [(1, 3); (0, 2)]: open,1,2,3,4,5,close
// out: groupBy        made: 
// out:    two [(1, [1; 3; 5]); (0, [2; 4])]: open,1,2,3,4,5,close
// out:    all [(1, [1; 3; 5]); (0, [2; 4])]: open,1,2,3,4,5,close
// out: splitInto      made: 
// out:    two [[|1; 2; 3|]; [|4; 5|]]: open,1,2,3,4,5,close
// out:    all [[|1; 2; 3|]; [|4; 5|]]: open,1,2,3,4,5,close
// out: scanBack       made: 
// out:    two [15; 14]: open,1,2,3,4,5,close
// out:    all [15; 14; 12; 9; 5; 0]: open,1,2,3,4,5,close
// out: readonly       made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2; 3; 4; 5]: open,1,2,3,4,5,close
// out: delay          made: 
// out:    two [1; 2]: open,1,2,close
// out:    all [1; 2; 3; 4; 5]: open,1,2,3,4,5,close
// out: cache          made: 
// out:    two [1; 2]: open,1,2
// out:    all [1; 2; 3; 4; 5]: 3,4,5,close
// out: cache1         (1, "open,1", [1; 2; 3], "2,3,close", [1; 2; 3], "")
// out: head           1: open,1,close
// out: tryHead        Some 1: open,1,close
// out: isEmpty        false: open,1,close
// out: exists         true: open,1,2,close
// out: forall         false: open,1,2,close
// out: contains       true: open,1,2,3,close
// out: find           3: open,1,2,3,close
// out: findIndex      2: open,1,2,3,close
// out: tryFind        None: open,1,2,3,4,5,close
// out: tryFindIndex   Some 2: open,1,2,3,close
// out: pick           "two": open,1,2,close
// out: tryPick        None: open,1,2,3,4,5,close
// out: item           2: open,1,2,close
// out: tryItem        Some 3: open,1,2,3,close
// out: tryItem-       None: 
// out: exactlyOne     None: open,1,2,close
// out: exists2        true: open,1,2,close
// out: forall2        false: open,1,2,3,close
// out: fold           12345: open,1,2,3,4,5,close
// out: reduce         12345: open,1,2,3,4,5,close
// out: reduceBack     3: open,1,2,3,4,5,close
// out: last           5: open,1,2,3,4,5,close
// out: length         5: open,1,2,3,4,5,close
// out: compareWith    1: open,1,2,3,close
// out: mapFold        ([1; 4; 12; 28; 55], 16): open,1,2,3,4,5,close
// out: mapFoldBack    ([15; 26; 30; 24; 5], 16): open,1,2,3,4,5,close
// out: iter2          (): open,1,2,2,4,3,close
// out: iteri2         (): open,1,2,2,5,3,close
// out: iteri          (): open,1,0,2,2,3,6,4,12,5,20,close
// out: fold2          5: open,1,2,3,close
// out: foldBack2      -5: open,1,2,3,close
// out: foldBack       3: open,1,2,3,4,5,close
// out: average        3.0: open,1,2,3,4,5,close
// out: max            (5, 5): open,1,2,3,4,5,close,open,1,2,3,4,5,close
// out: exactlyOne1    0: open,1,2,close
// out: sums           ((0, 7, 39), 39.0, 2.5)
// out: max            (9, 1, 4, 5)
// out: back           (3, 9, None, Some 3)
// out: sort           (([], [7], [1; 1; 2; 3; 3; 4; 5; 5; 6; 9]),
// out:  ([], [7], [9; 6; 5; 5; 4; 3; 3; 2; 1; 1]),
// out:  ([], [7], [9; 6; 5; 5; 4; 3; 3; 2; 1; 1]),
// out:  ([], [7], [4; 9; 3; 3; 2; 1; 1; 6; 5; 5]))
// out: chunks         (([], [[|7|]], [[|3; 1; 4; 1|]; [|5; 9; 2; 6|]; [|5; 3|]]),
// out:  ([], [],
// out:   [[|3; 1; 4; 1|]; [|1; 4; 1; 5|]; [|4; 1; 5; 9|]; [|1; 5; 9; 2|];
// out:    [|5; 9; 2; 6|]; [|9; 2; 6; 5|]; [|2; 6; 5; 3|]]),
// out:  ([], [[|7|]], [[|3; 1; 4; 1|]; [|5; 9; 2|]; [|6; 5; 3|]]),
// out:  ([], [],
// out:   [(3, 1); (1, 4); (4, 1); (1, 5); (5, 9); (9, 2); (2, 6); (6, 5); (5, 3)]))
// out: empties        (([], [7], [3; 1; 4; 5; 9; 2; 6]), ([], [7], [3; 5; 6; 2; 9; 5; 1; 4; 1; 3]),
// out:  ([0], [0; 7], [0; 3; 4; 8; 9; 14; 23; 25; 31; 36; 39]), ([], [7], [3; 1]),
// out:  ([], [7], [4; 1; 5; 9; 2; 6; 5; 3]))
// out: counts         (([], [(1, 1)], [(0, 4); (1, 3); (2, 3)]), (None, Some 7, Some 3),
// out:  (None, Some 7, None))
// out: transpose      [[1; 4]; [2; 5]; [3]]
// out: compare        (-1, 1, 0, 5)
// out: init           ([0; 1; 4], [6; 8; 10], ["r"; "r"])
// out: unfold         ([1; 2; 4; 8; 16; 32], [])
// out: conversions    ([|3; 1; 4; 1; 5; 9; 2; 6; 5; 3|], ['a'; 'b'; 'c'], [|1|], [2])
// out: primes         ([2; 3; 5; 7; 11; 13; 17; 19; 23; 29], 547)
// out: long           599994
let trace: string list ref = ref []
let log (x: 'a) r =
  trace.Value <- sprintf "%A" x :: trace.Value
  r
// a source that says what is asked of it
let src (items: int list) =
  seq {
    log "open" ()
    try
      for x in items do
        log x ()
        yield x
    finally
      log "close" ()
  }
let e = seq { 1..0 }
let one = Seq.singleton 7
let many = seq [ 3; 1; 4; 1; 5; 9; 2; 6; 5; 3 ]
let t (name: string) x = printfn "%-14s %A" name x
let each (f: int seq -> 'a seq) = (List.ofSeq (f e), List.ofSeq (f one), List.ofSeq (f many))
let eachv f = (f e, f one, f many)
let flush () =
  let s = trace.Value |> List.rev |> String.concat ","
  trace.Value <- []
  s.Replace("\"", "")
// made, then the first two elements, then all
let lazily name (f: int seq -> 'a seq) =
  trace.Value <- []
  let s = f (src [ 1; 2; 3; 4; 5 ])
  printfn "%-14s made: %s" name (flush ())
  let first = s |> Seq.truncate 2 |> Seq.toList
  printfn "   two %A: %s" first (flush ())
  let all = Seq.toList s
  printfn "   all %A: %s" all (flush ())
let consumed name (f: int seq -> 'a) =
  trace.Value <- []
  let r = f (src [ 1; 2; 3; 4; 5 ])
  printfn "%-14s %A: %s" name r (flush ())
lazily "map" (Seq.map (fun x -> x * 10))
lazily "mapi" (Seq.mapi (fun i x -> i * x))
lazily "indexed" Seq.indexed
lazily "filter" (Seq.filter (fun x -> x % 2 = 1))
lazily "where" (Seq.where (fun x -> x % 2 = 1))
lazily "choose" (Seq.choose (fun x -> if x > 2 then Some(string x) else None))
lazily "collect" (Seq.collect (fun x -> seq { x; x * 10 }))
lazily "append" (fun s -> Seq.append s [ 9 ])
lazily "concat" (fun s -> Seq.concat [ s; s ])
lazily "map2" (fun s -> Seq.map2 (+) s [ 10; 20; 30 ])
lazily "map2b" (fun s -> Seq.map2 (+) [ 10; 20; 30 ] s)
lazily "mapi2" (fun s -> Seq.mapi2 (fun i a b -> i + a + b) s [ 10; 20; 30 ])
lazily "map3" (fun s -> Seq.map3 (fun a b c -> a + b + c) [ 1; 2 ] s [ 10; 20; 30 ])
lazily "zip" (fun s -> Seq.zip s "abc")
lazily "zip3" (fun s -> Seq.zip3 s "abc" [ true; false; true; true ])
lazily "allPairs" (fun s -> Seq.allPairs s [ 'x'; 'y' ])
lazily "take" (Seq.take 3)
lazily "take0" (Seq.take 0)
lazily "truncate" (Seq.truncate 3)
lazily "takeWhile" (Seq.takeWhile (fun x -> x < 3))
lazily "skip" (Seq.skip 3)
lazily "skipWhile" (Seq.skipWhile (fun x -> x < 3))
lazily "tail" Seq.tail
lazily "scan" (Seq.scan (fun s x -> log (s, x) (s + x)) 0)
lazily "pairwise" Seq.pairwise
lazily "chunkBySize" (Seq.chunkBySize 2)
lazily "windowed" (Seq.windowed 3)
lazily "distinct" (fun s -> Seq.distinct (Seq.map (fun x -> x % 3) s))
lazily "distinctBy" (Seq.distinctBy (fun x -> x % 3))
lazily "except" (Seq.except [ 2; 3 ])
lazily "insertAt" (Seq.insertAt 1 99)
lazily "insertManyAt" (Seq.insertManyAt 5 [ 98; 99 ])
lazily "removeAt" (Seq.removeAt 1)
lazily "removeManyAt" (Seq.removeManyAt 1 2)
lazily "updateAt" (Seq.updateAt 1 99)
lazily "rev" Seq.rev
lazily "sort" (Seq.sortBy (fun x -> -x))
lazily "permute" (Seq.permute (fun i -> (i + 2) % 5))
lazily "countBy" (Seq.countBy (fun x -> x % 2))
lazily "groupBy" (fun s -> Seq.groupBy (fun x -> x % 2) s |> Seq.map (fun (k, g) -> k, List.ofSeq g))
lazily "splitInto" (Seq.splitInto 2)
lazily "scanBack" (fun s -> Seq.scanBack (+) s 0)
lazily "readonly" Seq.readonly
lazily "delay" (fun s -> Seq.delay (fun () -> s))
lazily "cache" Seq.cache
trace.Value <- []
let cached = Seq.cache (src [ 1; 2; 3 ])
t "cache1" (Seq.head cached, flush (), Seq.toList cached, flush (), Seq.toList cached, flush ())
consumed "head" Seq.head
consumed "tryHead" Seq.tryHead
consumed "isEmpty" Seq.isEmpty
consumed "exists" (Seq.exists (fun x -> x = 2))
consumed "forall" (Seq.forall (fun x -> x < 2))
consumed "contains" (Seq.contains 3)
consumed "find" (Seq.find (fun x -> x > 2))
consumed "findIndex" (Seq.findIndex (fun x -> x > 2))
consumed "tryFind" (Seq.tryFind (fun x -> x > 9))
consumed "tryFindIndex" (Seq.tryFindIndex (fun x -> x > 2))
consumed "pick" (Seq.pick (fun x -> if x = 2 then Some "two" else None))
consumed "tryPick" (Seq.tryPick (fun x -> if x = 12 then Some "two" else None))
consumed "item" (Seq.item 1)
consumed "tryItem" (Seq.tryItem 2)
consumed "tryItem-" (Seq.tryItem -2)
consumed "exactlyOne" Seq.tryExactlyOne
consumed "exists2" (fun s -> Seq.exists2 (=) s [ 5; 2; 3 ])
consumed "forall2" (fun s -> Seq.forall2 (=) s [ 1; 2; 5 ])
consumed "fold" (Seq.fold (fun s x -> s * 10 + x) 0)
consumed "reduce" (Seq.reduce (fun a b -> a * 10 + b))
consumed "reduceBack" (Seq.reduceBack (fun a b -> a - b))
consumed "last" Seq.last
consumed "length" Seq.length
consumed "compareWith" (fun s -> Seq.compareWith compare s [ 1; 2; 0 ])
consumed "mapFold" (fun s -> let a, b = Seq.mapFold (fun s x -> s * x, s + x) 1 s in List.ofSeq a, b)
consumed "mapFoldBack" (fun s -> let a, b = Seq.mapFoldBack (fun x s -> s * x, s + x) s 1 in List.ofSeq a, b)
consumed "iter2" (fun s -> Seq.iter2 (fun a b -> log (a + b) ()) s [ 1; 2 ])
consumed "iteri2" (fun s -> Seq.iteri2 (fun i a b -> log (i + a + b) ()) s [ 1; 2 ])
consumed "iteri" (fun s -> Seq.iteri (fun i a -> log (i * a) ()) s)
consumed "fold2" (fun s -> Seq.fold2 (fun s a b -> s + a * b) 0 s [ 1; 2 ])
consumed "foldBack2" (fun s -> Seq.foldBack2 (fun a b s -> s - a * b) s [ 1; 2 ] 0)
consumed "foldBack" (fun s -> Seq.foldBack (fun a s -> a - s) s 0)
consumed "average" (fun s -> Seq.averageBy float s)
consumed "max" (fun s -> Seq.max s, Seq.minBy (fun x -> -x) s)
consumed "exactlyOne1" (fun s -> try Seq.exactlyOne s with e -> 0)
t "sums" (eachv Seq.sum, Seq.sumBy float many, Seq.average [ 1.0; 4.0 ])
t "max" (Seq.max many, Seq.min many, Seq.maxBy (fun x -> x % 5) many, Seq.minBy (fun x -> x % 5) many)
t "back" (Seq.findBack (fun x -> x < 6) many, Seq.findIndexBack (fun x -> x < 6) many, Seq.tryFindBack (fun x -> x > 60) many, Seq.tryFindIndexBack (fun x -> x = 1) many)
t "sort" (each Seq.sort, each Seq.sortDescending, each (Seq.sortWith (fun a b -> compare b a)), each (Seq.sortByDescending (fun x -> x % 5)))
t "chunks" (each (Seq.chunkBySize 4), each (Seq.windowed 4), each (Seq.splitInto 3), each Seq.pairwise)
t "empties" (each Seq.distinct, each Seq.rev, each (Seq.scan (+) 0), each (Seq.truncate 2), each (Seq.skipWhile (fun x -> x < 4)))
t "counts" (each (Seq.countBy (fun x -> x % 3)), eachv Seq.tryLast, eachv Seq.tryExactlyOne)
t "transpose" (Seq.transpose [ [ 1; 2; 3 ]; [ 4; 5 ]; [] ] |> Seq.map List.ofSeq |> List.ofSeq)
t "compare" (Seq.compareWith compare e one, Seq.compareWith compare one e, Seq.compareWith compare e e, Seq.compareWith (fun a b -> 5) one one)
t "init" (Seq.init 3 (fun i -> i * i) |> Seq.toList, Seq.initInfinite (fun i -> i * 2) |> Seq.skip 3 |> Seq.take 3 |> Seq.toList, Seq.replicate 2 "r" |> Seq.toList)
t "unfold" (Seq.unfold (fun s -> if s > 50 then None else Some(s, s * 2)) 1 |> Seq.toList, Seq.empty<int> |> Seq.toList)
t "conversions" (Seq.toArray many, Seq.toList "abc", Seq.ofList [ 1 ] |> Seq.toArray, Seq.ofArray [| 2 |] |> Seq.toList)
let primes = Seq.initInfinite ((+) 2) |> Seq.filter (fun n -> Seq.forall (fun d -> n % d <> 0) (seq { 2 .. int (sqrt (float n)) })) |> Seq.cache
t "primes" (primes |> Seq.take 10 |> Seq.toList, Seq.item 100 primes)
t "long" (Seq.init 300000 id |> Seq.map (fun x -> x * 2) |> Seq.filter (fun x -> x % 3 = 0) |> Seq.windowed 2 |> Seq.sumBy (fun w -> w.[1] - w.[0]))
