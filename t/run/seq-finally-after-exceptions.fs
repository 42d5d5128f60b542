// out: 3
// out: 2
// out: 1
// out: 0
// out: dispose 0
// out: dispose 1
// out: dispose 2
// out: dispose 3
// out: deep: bottom
// out: dispose 0
// out: dispose 1
// out: dispose 2
// out: deep list: bottom
// out: dispose 2
// out: dispose 3
// out: [3; 2]
// out: 1
// out: dispose 101
// out: dispose 100
// out: once: in
// out: 1
// out: dispose 101
// out: dispose 100
// out: with in
// out: 7
// out: 5
// out: dispose 2
// out: dispose 1
// out: two: two
// out: 5
// out: dispose 3
// out: raise 2
// out: dispose 1
// out: three: dispose 2
// out: 5
// out: raise 2
// out: raise 1
// out: four: dispose 1
// out: raise 2
// out: raise 1
// out: e4: dispose 1
// out: 1
// out: five inner
// out: five outer
// out: five: five
// out: five inner
// out: five outer
// out: e5: five
// out: skipped
// out: [1; 2; 3]
// out: dispose 2
// out: dispose 1
// out: fold: two
// out: 1 5
// out: dispose 2
// out: dispose 1
// out: iter2: two
// out: dispose 2
// out: dispose 1
// out: zip: two
// out: dispose 2
// out: dispose 1
// out: exists: two
// out: dispose 2
// out: dispose 1
// out: append: two
// out: dispose 2
// out: dispose 1
// out: collect: two
// out: dispose 2
// out: dispose 1
// out: max: two
// out: dispose 2
// out: dispose 1
// out: last: two
// out: dispose 2
// out: dispose 1
// out: sort: two
// out: dispose 2
// out: dispose 1
// out: array: two
// out: dispose 2
// out: dispose 1
// out: resize: two
// out: dispose 2
// out: dispose 1
// out: set: two
// out: dispose 2
// out: dispose 1
// out: join: two
// out: cache: two
// out: dispose 2
// out: dispose 1
// out: pairwise: two
// out: dispose 2
// out: dispose 1
// out: length: two
// out: dispose 2
// out: dispose 1
// out: item: two
// out: dispose 2
// out: dispose 1
// out: reduce: two
// out: dispose 2
// out: dispose 1
// out: dispose 2
// out: dispose 1
// out: compare: two
// out: dispose 2
// out: dispose 1
// out: dispose 2
// out: dispose 1
// out: forall2: two
// out: dispose 2
// out: dispose 1
// out: list: two
// out: dispose 2
// out: dispose 1
// out: arr: two
// out: dispose 2
// out: dispose 1
// out: group: two
// out: dispose 2
// out: dispose 1
// out: sumBy: two
// out: dispose 2
// out: dispose 1
// out: minBy: two
// out: dispose 2
// out: dispose 1
// out: tryFind: two
// out: dispose 2
// out: dispose 1
// out: except: two
// out: dispose 2
// out: dispose 1
// out: linq: two
let t name f = try f () with e -> printfn "%s: %s" name e.Message
let fin n = { new System.IDisposable with member _.Dispose () = printfn "dispose %d" n }
let rec deep n = seq {
    use d = fin n
    yield n
    if n = 0 then failwith "bottom"
    yield! deep (n - 1)
    yield -n }
t "deep" (fun () -> for x in deep 3 do printfn "%d" x)
t "deep list" (fun () -> printfn "%A" (List.ofSeq (deep 2)))
t "deep take" (fun () -> printfn "%A" (List.ofSeq (Seq.take 2 (deep 3))))
let once = seq {
    use d = fin 100
    yield! seq {
        use e = fin 101
        yield 1
        failwith "in" } }
t "once" (fun () -> for x in once do printfn "%d" x)
let guarded = seq {
    try
        yield! once
    with e -> printfn "with %s" e.Message; yield 7 }
t "guarded" (fun () -> for x in guarded do printfn "%d" x)
let two = seq {
    use a = fin 1
    use b = fin 2
    yield 5
    failwith "two" }
t "two" (fun () -> for x in two do printfn "%d" x)
let raising n = { new System.IDisposable with member _.Dispose () = printfn "raise %d" n; failwithf "dispose %d" n }
let three = seq {
    use a = fin 1
    use b = raising 2
    use c = fin 3
    yield 5
    failwith "three" }
t "three" (fun () -> for x in three do printfn "%d" x)
let four = seq {
    use a = raising 1
    use b = raising 2
    yield 5 }
t "four" (fun () -> for x in four do printfn "%d" x)
let e4 = four.GetEnumerator ()
e4.MoveNext () |> ignore
t "e4" e4.Dispose
t "e4" e4.Dispose
let five = seq {
    try
        try
            yield 1
        finally
            printfn "five inner"
            failwith "five"
    finally printfn "five outer" }
t "five" (fun () -> for x in five do printfn "%d" x)
let e5 = five.GetEnumerator ()
e5.MoveNext () |> ignore
t "e5" e5.Dispose
printfn "%A" (Seq.toList (seq { for i in 1 .. 3 do try (if i = 2 then failwith "skip") with _ -> printfn "skipped" 
                                                   yield i }))
t "fold" (fun () -> printfn "%d" (Seq.fold (+) 0 two))
t "iter2" (fun () -> Seq.iter2 (fun a b -> printfn "%d %d" a b) [1; 2] two)
t "zip" (fun () -> printfn "%A" (Seq.toList (Seq.zip two [1; 2])))
t "exists" (fun () -> printfn "%b" (Seq.exists (fun x -> x = 9) two))
t "append" (fun () -> printfn "%A" (Seq.toList (Seq.append [0] two)))
t "collect" (fun () -> printfn "%A" (Seq.toList (Seq.collect (fun _ -> two) [1; 2])))
t "max" (fun () -> printfn "%A" (Seq.max two))
t "last" (fun () -> printfn "%A" (Seq.last two))
t "sort" (fun () -> printfn "%A" (Seq.toList (Seq.sort two)))
t "array" (fun () -> printfn "%A" (Array.ofSeq two))
t "resize" (fun () -> printfn "%A" (ResizeArray two))
t "set" (fun () -> printfn "%A" (Set.ofSeq two))
t "join" (fun () -> printfn "%s" (System.String.Join (",", two)))
t "cache" (fun () -> printfn "%A" (Seq.toList (Seq.cache two)))
t "pairwise" (fun () -> printfn "%A" (Seq.toList (Seq.pairwise two)))
t "length" (fun () -> printfn "%A" (Seq.length two))
t "item" (fun () -> printfn "%A" (Seq.item 3 two))
t "reduce" (fun () -> printfn "%A" (Seq.reduce (+) two))
t "compare" (fun () -> printfn "%A" (Seq.compareWith compare two two))
t "forall2" (fun () -> printfn "%A" (Seq.forall2 (=) two two))
t "list" (fun () -> printfn "%A" [for x in two -> x])
t "arr" (fun () -> printfn "%A" [| yield! two |])
t "group" (fun () -> printfn "%A" (Seq.toList (Seq.groupBy id two)))
t "sumBy" (fun () -> printfn "%A" (Seq.sumBy id two))
t "minBy" (fun () -> printfn "%A" (Seq.minBy id two))
t "tryFind" (fun () -> printfn "%A" (Seq.tryFind (fun x -> x = 8) two))
t "except" (fun () -> printfn "%A" (Seq.toList (Seq.except two [5])))
t "linq" (fun () -> printfn "%d" (System.Linq.Enumerable.Count two))
