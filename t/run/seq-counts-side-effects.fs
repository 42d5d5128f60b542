// out: item initInfinite: 2, source 0, calls 1
// out: item init: 2, source 0, calls 1
// out: nth: Some 2, source 0, calls 1
// out: skip initInfinite: 3, source 0, calls 1
// out: skip init: [3; 4], source 0, calls 2
// out: take init: [0; 1; 2], source 0, calls 3
// out: length init: 9, source 0, calls 0
// out: isEmpty init: false, source 0, calls 0
// out: last init: 8, source 0, calls 9
// out: tryLast init: Some 8, source 0, calls 9
// out: exactlyOne init: 0, source 0, calls 1
// out: exactlyOne init2: ArgumentException: The input sequence contains more than one element. (Parameter 'source'), source 0, calls 1
// out: tryExactlyOne init2: None, source 0, calls 1
// out: map item: 3, source 4, calls 4
// out: map skip: 3, source 4, calls 4
// out: map length: 9, source 9, calls 9
// out: map isEmpty: false, source 1, calls 1
// out: filter head: 4, source 5, calls 5
// out: take 0: [], source 0, calls 0
// out: take 3: [0; 1; 2], source 3, calls 0
// out: truncate 3: [0; 1; 2], source 3, calls 0
// out: take too many: InvalidOperationException: The input sequence has an insufficient number of elements.: tried to take 1 element past the end of the seq. Use Seq.truncate to get 3 or less elements, source 2, calls 0
// out: takeWhile: [0; 1; 2], source 4, calls 4
// out: skipWhile: [3; 4; 5; 6; 7; 8], source 9, calls 4
// out: skip all: InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 3 past the end of the seq, source 2, calls 0
// out: skip lazily: (), source 0, calls 0
// out: head: 0, source 1, calls 0
// out: tryHead: None, source 0, calls 0
// out: last: 8, source 9, calls 0
// out: item: 4, source 5, calls 0
// out: item out: ArgumentException: The input sequence has an insufficient number of elements. seq was short by 3 elements (Parameter 'index'), source 2, calls 0
// out: item neg: ArgumentException: The input must be non-negative. index = -1 (Parameter 'index'), source 0, calls 0
// out: tryItem out: None, source 2, calls 0
// out: exists: true, source 4, calls 4
// out: forall: false, source 4, calls 4
// out: find: 3, source 4, calls 4
// out: tryFindIndex: Some 3, source 4, calls 4
// out: pick: 3, source 4, calls 4
// out: contains: true, source 4, calls 0
// out: findBack: 3, source 9, calls 6
// out: zip: 3, source 7, calls 0
// out: zip short first: 3, source 7, calls 0
// out: zip3: 3, source 11, calls 0
// out: map2: [0; 1; 2], source 7, calls 3
// out: map3: [0; 1; 2], source 11, calls 3
// out: mapi2: [0; 1; 2], source 6, calls 3
// out: iter2: (), source 6, calls 3
// out: iteri2: (), source 7, calls 3
// out: fold2: 3, source 7, calls 3
// out: foldBack: 6, source 4, calls 4
// out: foldBack2: 6, source 9, calls 4
// out: forall2: true, source 8, calls 4
// out: exists2: true, source 6, calls 3
// out: compareWith: -1, source 9, calls 0
// out: allPairs: 6, source 5, calls 0
// out: allPairs head: (0, 0), source 2, calls 0
// out: allPairs twice: 12, source 8, calls 0
// out: pairwise head: (0, 1), source 2, calls 0
// out: windowed head: [|0; 1; 2|], source 3, calls 0
// out: chunk head: [|0; 1; 2|], source 3, calls 0
// out: split lazily: (), source 0, calls 0
// out: split head: [|0; 1; 2|], source 9, calls 0
// out: scan head: 0, source 0, calls 0
// out: scan 3: 3, source 3, calls 3
// out: scanBack: [3; 3; 2; 0], source 3, calls 3
// out: scanBack lazily: (), source 0, calls 0
// out: mapFold: (seq [0; 1; 2], 3), source 3, calls 3
// out: mapFold lazily: (), source 3, calls 3
// out: mapFoldBack: (seq [0; 1; 2], 3), source 3, calls 3
// out: collect head: 0, source 1, calls 1
// out: concat head: 0, source 1, calls 0
// out: append head: 0, source 1, calls 0
// out: append len: 12, source 12, calls 0
// out: choose head: 3, source 4, calls 4
// out: distinct head: 0, source 1, calls 0
// out: distinctBy: 3, source 4, calls 4
// out: except lazily: (), source 0, calls 0
// out: except head: 3, source 7, calls 0
// out: except empty: [], source 0, calls 0
// out: groupBy lazily: (), source 0, calls 0
// out: groupBy: [(0, [0; 2]); (1, [1; 3])], source 4, calls 4
// out: countBy lazily: (), source 0, calls 0
// out: sort lazily: (), source 0, calls 0
// out: sortBy: 0, source 3, calls 3
// out: sortWith lazily: (), source 0, calls 0
// out: rev lazily: (), source 0, calls 0
// out: rev twice: 16, source 18, calls 0
// out: sort twice: 0, source 18, calls 0
// out: cache: 5, source 4, calls 0
// out: readonly: 0, source 1, calls 0
// out: delay lazily: (), source 0, calls 0
// out: delay twice: 6, source 6, calls 2
// out: unfold: [0; 1], source 0, calls 2
// out: unfold skip: 2, source 0, calls 3
// out: init neg: ArgumentException: The input must be non-negative. count = -1 (Parameter 'count'), source 0, calls 0
// out: indexed: (2, 2), source 3, calls 0
// out: mapi: 2, source 3, calls 3
// out: permute lazily: (), source 0, calls 0
// out: permute: 2, source 3, calls 3
// out: insertAt: 9, source 3, calls 0
// out: removeAt: 3, source 4, calls 0
// out: updateAt: 9, source 3, calls 0
// out: insertManyAt: 1, source 5, calls 0
// out: removeManyAt: 3, source 4, calls 0
// out: transpose lazily: (), source 0, calls 0
// out: transpose: [0; 0], source 4, calls 0
// out: replicate: 3, source 0, calls 1
// out: max: 3, source 4, calls 4
// out: reduce: 6, source 4, calls 3
// out: reduceBack: 6, source 4, calls 3
// out: tail: 1, source 2, calls 0
// out: tail empty lazily: (), source 0, calls 0
// out: iter: (), source 4, calls 4
// out: where: [|2; 3|], source 4, calls 4
// out: map twice: 12, source 8, calls 8
// out: cast: 0, source 1, calls 0
// out: singleton: 1, source 0, calls 1
// out: filter skip: 2, source 3, calls 3
// out: init map item: 3, source 0, calls 8
// out: init filter: 4, source 0, calls 5
// out: init toArray: [|0; 1; 2|], source 0, calls 3
// out: initInfinite tail: 1, source 0, calls 1
// out: initInfinite pairwise: (0, 1), source 0, calls 2
// out: init map no item: 2, source 0, calls 6
// out: init mixed types: ("2", 1.0), source 0, calls 2
// out: skip 2 of init in generic: (3, [3]), source 0, calls 2
// out: init again: 16, source 0, calls 6
// out: init out: ArgumentException: The input sequence has an insufficient number of elements. seq was short by 3 elements (Parameter 'index'), source 0, calls 0
// out: init raises: 2, source 0, calls 1
// out: initInfinite twice: 2, source 0, calls 2
// side effects of Seq functions
let mutable n = 0
let src k = seq { for i in 0 .. k - 1 do n <- n + 1; yield i }
let mutable calls = 0
let f x = calls <- calls + 1; x
let t name (g: unit -> 'a) =
    n <- 0
    calls <- 0
    let r = try sprintf "%A" (g ()) with e -> e.GetType().Name + ": " + e.Message.Replace("\n", " ")
    printfn "%s: %s, source %d, calls %d" name r n calls
t "item initInfinite" (fun () -> Seq.item 2 (Seq.initInfinite f))
t "item init" (fun () -> Seq.item 2 (Seq.init 5 f))
t "nth" (fun () -> Seq.tryItem 2 (Seq.init 5 f))
t "skip initInfinite" (fun () -> Seq.initInfinite f |> Seq.skip 3 |> Seq.head)
t "skip init" (fun () -> Seq.init 9 f |> Seq.skip 3 |> Seq.truncate 2 |> Seq.toList)
t "take init" (fun () -> Seq.init 9 f |> Seq.take 3 |> Seq.toList)
t "length init" (fun () -> Seq.init 9 f |> Seq.length)
t "isEmpty init" (fun () -> Seq.init 9 f |> Seq.isEmpty)
t "last init" (fun () -> Seq.init 9 f |> Seq.last)
t "tryLast init" (fun () -> Seq.init 9 f |> Seq.tryLast)
t "exactlyOne init" (fun () -> Seq.init 1 f |> Seq.exactlyOne)
t "exactlyOne init2" (fun () -> Seq.init 3 f |> Seq.exactlyOne)
t "tryExactlyOne init2" (fun () -> Seq.init 3 f |> Seq.tryExactlyOne)
t "map item" (fun () -> src 9 |> Seq.map f |> Seq.item 3)
t "map skip" (fun () -> src 9 |> Seq.map f |> Seq.skip 3 |> Seq.head)
t "map length" (fun () -> src 9 |> Seq.map f |> Seq.length)
t "map isEmpty" (fun () -> src 9 |> Seq.map f |> Seq.isEmpty)
t "filter head" (fun () -> src 9 |> Seq.filter (fun x -> f x > 3) |> Seq.head)
t "take 0" (fun () -> src 9 |> Seq.take 0 |> Seq.toList)
t "take 3" (fun () -> src 9 |> Seq.take 3 |> Seq.toList)
t "truncate 3" (fun () -> src 9 |> Seq.truncate 3 |> Seq.toList)
t "take too many" (fun () -> src 2 |> Seq.take 3 |> Seq.toList)
t "takeWhile" (fun () -> src 9 |> Seq.takeWhile (fun x -> f x < 3) |> Seq.toList)
t "skipWhile" (fun () -> src 9 |> Seq.skipWhile (fun x -> f x < 3) |> Seq.toList)
t "skip all" (fun () -> src 2 |> Seq.skip 3 |> Seq.toList)
t "skip lazily" (fun () -> src 2 |> Seq.skip 3 |> ignore)
t "head" (fun () -> src 9 |> Seq.head)
t "tryHead" (fun () -> src 0 |> Seq.tryHead)
t "last" (fun () -> src 9 |> Seq.last)
t "item" (fun () -> src 9 |> Seq.item 4)
t "item out" (fun () -> src 2 |> Seq.item 4)
t "item neg" (fun () -> src 2 |> Seq.item -1)
t "tryItem out" (fun () -> src 2 |> Seq.tryItem 4)
t "exists" (fun () -> src 9 |> Seq.exists (fun x -> f x = 3))
t "forall" (fun () -> src 9 |> Seq.forall (fun x -> f x < 3))
t "find" (fun () -> src 9 |> Seq.find (fun x -> f x = 3))
t "tryFindIndex" (fun () -> src 9 |> Seq.tryFindIndex (fun x -> f x = 3))
t "pick" (fun () -> src 9 |> Seq.pick (fun x -> if f x = 3 then Some x else None))
t "contains" (fun () -> src 9 |> Seq.contains 3)
t "findBack" (fun () -> src 9 |> Seq.findBack (fun x -> f x = 3))
t "zip" (fun () -> Seq.zip (src 9) (src 3) |> Seq.toList |> List.length)
t "zip short first" (fun () -> Seq.zip (src 3) (src 9) |> Seq.toList |> List.length)
t "zip3" (fun () -> Seq.zip3 (src 9) (src 3) (src 5) |> Seq.toList |> List.length)
t "map2" (fun () -> Seq.map2 (fun a b -> f a) (src 9) (src 3) |> Seq.toList)
t "map3" (fun () -> Seq.map3 (fun a b c -> f a) (src 9) (src 3) (src 5) |> Seq.toList)
t "mapi2" (fun () -> Seq.mapi2 (fun i a b -> f a) (src 3) (src 9) |> Seq.toList)
t "iter2" (fun () -> Seq.iter2 (fun a b -> f a |> ignore) (src 3) (src 9))
t "iteri2" (fun () -> Seq.iteri2 (fun i a b -> f a |> ignore) (src 9) (src 3))
t "fold2" (fun () -> Seq.fold2 (fun s a b -> f s + a) 0 (src 9) (src 3))
t "foldBack" (fun () -> Seq.foldBack (fun a s -> f a + s) (src 4) 0)
t "foldBack2" (fun () -> Seq.foldBack2 (fun a b s -> f a + s) (src 4) (src 6) 0)
t "forall2" (fun () -> Seq.forall2 (fun a b -> f a = b) (src 4) (src 6))
t "exists2" (fun () -> Seq.exists2 (fun a b -> f a = 2) (src 4) (src 6))
t "compareWith" (fun () -> Seq.compareWith compare (src 4) (src 6))
t "allPairs" (fun () -> Seq.allPairs (src 3) (src 2) |> Seq.toList |> List.length)
t "allPairs head" (fun () -> Seq.allPairs (src 3) (src 2) |> Seq.head)
t "allPairs twice" (fun () -> let p = Seq.allPairs (src 3) (src 2) in Seq.length p + Seq.length p)
t "pairwise head" (fun () -> src 9 |> Seq.pairwise |> Seq.head)
t "windowed head" (fun () -> src 9 |> Seq.windowed 3 |> Seq.head)
t "chunk head" (fun () -> src 9 |> Seq.chunkBySize 3 |> Seq.head)
t "split lazily" (fun () -> src 9 |> Seq.splitInto 3 |> ignore)
t "split head" (fun () -> src 9 |> Seq.splitInto 3 |> Seq.head)
t "scan head" (fun () -> src 9 |> Seq.scan (fun s x -> f s + x) 0 |> Seq.head)
t "scan 3" (fun () -> src 9 |> Seq.scan (fun s x -> f s + x) 0 |> Seq.item 3)
t "scanBack" (fun () -> Seq.scanBack (fun x s -> f s + x) (src 3) 0 |> Seq.toList)
t "scanBack lazily" (fun () -> Seq.scanBack (fun x s -> f s + x) (src 3) 0 |> ignore)
t "mapFold" (fun () -> Seq.mapFold (fun s x -> (f x, s + x)) 0 (src 3))
t "mapFold lazily" (fun () -> Seq.mapFold (fun s x -> (f x, s + x)) 0 (src 3) |> ignore)
t "mapFoldBack" (fun () -> Seq.mapFoldBack (fun x s -> (f x, s + x)) (src 3) 0)
t "collect head" (fun () -> src 9 |> Seq.collect (fun x -> f x |> ignore; [x; x]) |> Seq.head)
t "concat head" (fun () -> Seq.concat [src 9; src 3] |> Seq.head)
t "append head" (fun () -> Seq.append (src 9) (src 3) |> Seq.head)
t "append len" (fun () -> Seq.append (src 9) (src 3) |> Seq.length)
t "choose head" (fun () -> src 9 |> Seq.choose (fun x -> if f x > 2 then Some x else None) |> Seq.head)
t "distinct head" (fun () -> src 9 |> Seq.distinct |> Seq.head)
t "distinctBy" (fun () -> src 9 |> Seq.distinctBy (fun x -> f x / 3) |> Seq.item 1)
t "except lazily" (fun () -> Seq.except (src 3) (src 9) |> ignore)
t "except head" (fun () -> Seq.except (src 3) (src 9) |> Seq.head)
t "except empty" (fun () -> Seq.except (src 3) (src 0) |> Seq.toList)
t "groupBy lazily" (fun () -> src 9 |> Seq.groupBy f |> ignore)
t "groupBy" (fun () -> src 4 |> Seq.groupBy (fun x -> f x % 2) |> Seq.toList |> List.map (fun (k, v) -> k, Seq.toList v))
t "countBy lazily" (fun () -> src 9 |> Seq.countBy f |> ignore)
t "sort lazily" (fun () -> src 9 |> Seq.sort |> ignore)
t "sortBy" (fun () -> src 3 |> Seq.sortBy f |> Seq.head)
t "sortWith lazily" (fun () -> src 9 |> Seq.sortWith compare |> ignore)
t "rev lazily" (fun () -> src 9 |> Seq.rev |> ignore)
t "rev twice" (fun () -> let r = src 9 |> Seq.rev in Seq.head r + Seq.head r)
t "sort twice" (fun () -> let r = src 9 |> Seq.sort in Seq.head r + Seq.head r)
t "cache" (fun () -> let r = src 9 |> Seq.cache in Seq.item 2 r + Seq.item 3 r)
t "readonly" (fun () -> src 9 |> Seq.readonly |> Seq.head)
t "delay lazily" (fun () -> Seq.delay (fun () -> f 1 |> ignore; src 3) |> ignore)
t "delay twice" (fun () -> let d = Seq.delay (fun () -> f 1 |> ignore; src 3) in Seq.length d + Seq.length d)
t "unfold" (fun () -> Seq.unfold (fun s -> f s |> ignore; if s < 5 then Some (s, s + 1) else None) 0 |> Seq.truncate 2 |> Seq.toList)
t "unfold skip" (fun () -> Seq.unfold (fun s -> f s |> ignore; if s < 5 then Some (s, s + 1) else None) 0 |> Seq.item 2)
t "init neg" (fun () -> Seq.init -1 f |> Seq.toList)
t "indexed" (fun () -> src 9 |> Seq.indexed |> Seq.item 2)
t "mapi" (fun () -> src 9 |> Seq.mapi (fun i x -> f x) |> Seq.item 2)
t "permute lazily" (fun () -> Seq.permute (fun i -> f (2 - i)) (src 3) |> ignore)
t "permute" (fun () -> Seq.permute (fun i -> f (2 - i)) (src 3) |> Seq.head)
t "insertAt" (fun () -> src 5 |> Seq.insertAt 2 9 |> Seq.item 2)
t "removeAt" (fun () -> src 5 |> Seq.removeAt 2 |> Seq.item 2)
t "updateAt" (fun () -> src 5 |> Seq.updateAt 2 9 |> Seq.item 2)
t "insertManyAt" (fun () -> src 5 |> Seq.insertManyAt 2 (src 3) |> Seq.item 3)
t "removeManyAt" (fun () -> src 5 |> Seq.removeManyAt 1 2 |> Seq.item 1)
t "transpose lazily" (fun () -> Seq.transpose [src 2; src 2] |> ignore)
t "transpose" (fun () -> Seq.transpose [src 2; src 2] |> Seq.head |> Seq.toList)
t "replicate" (fun () -> Seq.replicate 3 (f 1) |> Seq.length)
t "max" (fun () -> src 4 |> Seq.maxBy f)
t "reduce" (fun () -> src 4 |> Seq.reduce (fun a b -> f a + b))
t "reduceBack" (fun () -> src 4 |> Seq.reduceBack (fun a b -> f a + b))
t "tail" (fun () -> src 4 |> Seq.tail |> Seq.head)
t "tail empty lazily" (fun () -> src 0 |> Seq.tail |> ignore)
t "iter" (fun () -> src 4 |> Seq.map f |> Seq.iter ignore)
t "where" (fun () -> src 4 |> Seq.where (fun x -> f x > 1) |> Seq.toArray)
t "map twice" (fun () -> let m = src 4 |> Seq.map f in Seq.sum m + Seq.sum m)
t "cast" (fun () -> src 4 |> Seq.cast<int> |> Seq.head)
t "singleton" (fun () -> Seq.singleton (f 1) |> Seq.head)
t "filter skip" (fun () -> src 9 |> Seq.filter (fun x -> f x % 2 = 0) |> Seq.skip 1 |> Seq.head)
t "init map item" (fun () -> Seq.init 9 f |> Seq.map f |> Seq.item 3)
t "init filter" (fun () -> Seq.init 9 f |> Seq.filter (fun x -> x > 3) |> Seq.head)
t "init toArray" (fun () -> Seq.init 3 f |> Seq.toArray)
t "initInfinite tail" (fun () -> Seq.initInfinite f |> Seq.tail |> Seq.head)
t "initInfinite pairwise" (fun () -> Seq.initInfinite f |> Seq.pairwise |> Seq.head)
t "init map no item" (fun () -> Seq.init 9 f |> Seq.map f |> Seq.skip 2 |> Seq.head)
t "init mixed types" (fun () -> (Seq.item 2 (Seq.init 5 (fun i -> string (f i))), Seq.item 1 (Seq.init 5 (fun i -> float (f i)))))
t "skip 2 of init in generic" (fun () -> let g (s: seq<'a>) = Seq.item 3 s in (g (Seq.init 5 f), g (Seq.init 5 (fun i -> [f i]))))
t "init again" (fun () -> let s = Seq.init 5 f in Seq.length s + Seq.sum s + Seq.item 1 s)
t "init out" (fun () -> Seq.item 7 (Seq.init 5 f))
t "init raises" (fun () -> Seq.item 2 (Seq.init 5 (fun i -> if i = 1 then failwith "read" else f i)))
t "initInfinite twice" (fun () -> Seq.initInfinite f |> Seq.take 2 |> Seq.length)
