// out: a: Some 1 | Delay Run Bind Return end 
// out: b: Some 106 | Delay Run Bind BindR Yield Delay Combine Delay While Delay Combine Return end 
// out: c: Some 25 | Delay Run For Yield YieldFrom Yield Delay Combine Delay TryWith Bind Return end 
// out: finally
// out: disposed2
// out: disposed
// out: d: Some 44 | Delay Run Using Using Delay TryFinally Bind Return end 
// out: e: Some 56 | Delay Run Delay While Yield Yield Yield Delay Combine For Yield Yield Delay Combine Yield Delay Combine Yield end 
// out: f: Some 8 | Delay Run Bind Return end 
type Log() =
    let sb = System.Text.StringBuilder()
    member _.Add (s: string) = sb.Append(s).Append(' ') |> ignore
    override _.ToString() = sb.ToString()
type T = { Log: Log }
type B(log: Log) =
    member _.Bind(x: int option, f) = log.Add "Bind"; Option.bind f x
    member _.Bind(x: Result<int, string>, f) = log.Add "BindR"; match x with Ok v -> f v | Error _ -> None
    member _.Return x = log.Add "Return"; Some x
    member _.ReturnFrom (x: _ option) = log.Add "ReturnFrom"; x
    member _.Zero() = log.Add "Zero"; Some 0
    member _.Delay f = log.Add "Delay"; f
    member _.Run f = log.Add "Run"; let r = f () in log.Add "end"; r
    member _.Combine(a: int option, b: unit -> int option) = log.Add "Combine"; match a with Some x -> (match b () with Some y -> Some (x + y) | None -> None) | None -> None
    member this.While(g, body: unit -> int option) =
        log.Add "While"
        let mutable acc = 0
        while g () do acc <- acc + (body () |> Option.defaultValue 0)
        Some acc
    member this.For(s: seq<_>, body) =
        log.Add "For"
        let mutable acc = 0
        for x in s do acc <- acc + (body x |> Option.defaultValue 0)
        Some acc
    member _.TryWith(b: unit -> _, h) = log.Add "TryWith"; try b () with e -> h e
    member _.TryFinally(b: unit -> _, h) = log.Add "TryFinally"; try b () finally h ()
    member _.Using(d: #System.IDisposable, f) = log.Add "Using"; try f d finally d.Dispose()
    member _.Yield x = log.Add "Yield"; Some x
    member _.YieldFrom (x: _ option) = log.Add "YieldFrom"; x
let run name f =
    let log = Log()
    let r = f (B log)
    printfn "%s: %A | %O" name r log
run "a" (fun b -> b { let! x = Some 1 in return x })
run "b" (fun b -> b {
    let! x = Some 1
    let! y = Ok 5
    if x > 0 then
        yield 100
    while false do
        yield 1
    return x + y })
run "c" (fun b -> b {
    for i in 1..3 do
        if i = 2 then yield! Some 20
        else yield i
    try
        let! q = Some 5
        failwith "x"
        return q
    with
    | Failure m when m = "y" -> return 0
    | Failure m -> return m.Length
    | _ -> return 2 })
run "d" (fun b -> b {
    use d = { new System.IDisposable with member _.Dispose() = printfn "disposed" }
    use _ = { new System.IDisposable with member _.Dispose() = printfn "disposed2" }
    try
        match! Some 4 with
        | 4 -> return 44
        | n when n > 4 -> return! Some 5
        | _ -> ()
    finally
        printfn "finally" })
run "e" (fun b -> b {
    let mutable n = 3
    while n > 0 do
        n <- n - 1
        yield n * 10
    for (a, b) in [1,2;3,4] do yield a * b
    match n with
    | 0 -> yield 5
    | _ -> ()
    if n = 0 then yield 7 })
run "f" (fun b -> b { let f x = x * 2
                      let! a = Some (f 4)
                      let z = a
                      return z }) 
