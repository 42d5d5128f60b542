// out: Some 6
// out: None
// out: Some 2
// out: [|10; 20; 40|]
// out: Error "three"
// out: e three
// out: 108
// out: got 110
// out: got 120
// out: got 130
// out: bye
// out: done
// out: 6
// out: 3
// option & async & task & seq builders mixed
type OptionBuilder() =
    member _.Bind(x, f) = Option.bind f x
    member _.Return x = Some x
    member _.ReturnFrom x = x
    member _.Zero() = None
    member _.Delay f = f
    member _.Run f = f ()
    member _.Combine(a, b) = match a with Some _ -> a | None -> b ()
    member _.Source(x: 'a option) = x
    member _.Source(x: Result<'a, 'e>) = match x with Ok v -> Some v | Error _ -> None
    member _.Source(x: 'a list) = List.tryHead x
let option = OptionBuilder()
let r1 = option {
    let! a = Some 1
    let! b = Ok 2
    let! c = [ 3; 4 ]
    return a + b + c
}
printfn "%A" r1
let r2 : int option = option {
    let! a = Error "x"
    return a
}
printfn "%A" r2
let r3 = option {
    if r1.IsNone then return 1
    return 2
}
printfn "%A" r3
let work n = async {
    do! Async.Sleep 1
    if n = 3 then failwith "three"
    return n * 10
}
let results =
    [ 1; 2; 4 ]
    |> List.map work
    |> Async.Parallel
    |> Async.RunSynchronously
printfn "%A" results
let caught = async {
    try
        let! x = work 3
        return Ok x
    with e -> return Error e.Message
}
printfn "%A" (Async.RunSynchronously caught)
match Async.RunSynchronously (Async.Catch (work 3)) with
| Choice1Of2 v -> printfn "v %d" v
| Choice2Of2 e -> printfn "e %s" e.Message
let t = task {
    let! x = work 5
    let mutable total = x
    for i in 1..3 do
        total <- total + i
    while total < 100 do
        total <- total + 13
    return total
}
printfn "%d" t.Result
let loop = async {
    for i in 1..3 do
        let! r = work (i + 10)
        printfn "got %d" r
    use d = { new System.IDisposable with member _.Dispose() = printfn "bye" }
    return! async { return "done" }
}
printfn "%s" (loop |> Async.RunSynchronously)
let start = async { return 5 }
let sum = async {
    let! child = Async.StartChild start
    let! v = child
    return v + 1
}
sum |> Async.RunSynchronously |> printfn "%d"
let v = async.Return 3 |> Async.RunSynchronously
printfn "%d" v
