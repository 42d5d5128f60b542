// out: pos
// out: i 1
// out: i 2
// out: fin
// out: m e
// out: one
// out: disp2
// out: disp
// out: 3
// out: 18
// out: 4
// out: [|1; 4; 9|]
// out: x
// out: [20; 16; 12; 8; 4]
// out: [("a", 4); ("b", 2)]
// out: [(2, "b"); (3, "c")]
// out: 3 6 true
// out: 1
// out: [1]
// out: seq fin
// out: seq disp
// out: [1; 2; 3; 4; 5; 100; 200; 7; 8]
// out: [|2; 3; 4|]
// out: 1
// out: [1; 20; 21; 3]
// out: [3; 2; 1; -1; -2; -3]
// out: 3 7
// async, task, seq, query
open System
open System.Threading.Tasks
let a1 = async { return 1 }
let a2 = async {
    let! x = a1
    do! Async.Sleep 1
    if x > 0 then printfn "pos"
    for i in 1 .. 2 do
        printfn "i %d" i
        do! Async.Sleep 0
    let mutable n = 0
    while n < 2 do
        n <- n + 1
    try
        try
            failwith "e"
        finally
            printfn "fin"
    with Failure m -> printfn "m %s" m
    use d = { new IDisposable with member _.Dispose() = printfn "disp" }
    use! d2 = async { return { new IDisposable with member _.Dispose() = printfn "disp2" } }
    match! a1 with
    | 1 -> printfn "one"
    | _ -> ()
    return! async { return x + 2 }
}
printfn "%d" (Async.RunSynchronously a2)
let t1 = task {
    let! x = Task.FromResult 3
    let! y = a1
    let! z = task { return 5 }
    and! w = task { return 6 }
    do! Task.Delay 1
    let mutable i = 0
    while i < 3 do
        i <- i + 1
    for j in [1; 2] do
        do! Task.CompletedTask
    return x + y + z + w + i
}
printfn "%d" t1.Result
let t2 = backgroundTask { return 4 }
printfn "%d" (t2.GetAwaiter().GetResult())
let par = [ for i in 1 .. 3 -> async { return i * i } ] |> Async.Parallel |> Async.RunSynchronously
printfn "%A" par
let caught = async { return failwith "x" } |> Async.Catch |> Async.RunSynchronously
match caught with Choice1Of2 () -> printfn "?" | Choice2Of2 e -> printfn "%s" e.Message
let q1 = query { for x in [1..10] do where (x % 2 = 0); sortByDescending x; select (x * 2) } |> Seq.toList
printfn "%A" q1
let q2 = query { for x in ["a", 1; "b", 2; "a", 3] do groupBy (fst x) into g; select (g.Key, Seq.sumBy snd g) } |> Seq.toList
printfn "%A" q2
let q3 = query { for x in [1; 2; 3] do join y in [(2, "b"); (3, "c")] on (x = fst y); select (x, snd y) } |> Seq.toList
printfn "%A" q3
printfn "%d %d %b" (query { for x in [1;2;3] do count }) (query { for x in [1;2;3] do sumBy x }) (query { for x in [1;2] do exists (x > 1) })
printfn "%A" (query { for x in [3;1;2] do minBy x })
printfn "%A" (query { for x in [3;1;2] do skip 1; take 1 } |> Seq.toList)
let s1 = seq {
    yield 1
    try
        yield 2
        yield! [3; 4]
    finally
        printfn "seq fin"
    for x in [5; 6] do
        if x = 5 then yield x
    let mutable k = 0
    while k < 2 do
        k <- k + 1
        yield k * 100
    use d = { new IDisposable with member _.Dispose() = printfn "seq disp" }
    yield 7
    match k with
    | 2 -> yield 8
    | _ -> ()
}
printfn "%A" (Seq.toList s1)
let s2 = seq { 1; 2; 3 }
printfn "%A" (s2 |> Seq.map (fun x -> x + 1) |> Seq.toArray)
let en = s1.GetEnumerator()
en.MoveNext() |> ignore
printfn "%d" en.Current
en.Dispose()
let l1 = [ for i in 1 .. 3 do
               if i <> 2 then
                   i
               else
                   yield! [20; 21] ]
printfn "%A" l1
let rec walk n = seq {
    if n > 0 then
        yield n
        yield! walk (n - 1)
        yield -n }
printfn "%A" (walk 3 |> Seq.toList)
let mb = MailboxProcessor.Start(fun inbox ->
    let rec loop n = async {
        let! (msg, reply: AsyncReplyChannel<int>) = inbox.Receive()
        reply.Reply(n + msg)
        return! loop (n + msg) }
    loop 0)
printfn "%d %d" (mb.PostAndReply(fun r -> 3, r)) (mb.PostAndReply(fun r -> 4, r))
