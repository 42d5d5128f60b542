// out: 5
// out: [|1; 4; 9|]
// out: x
// out: 3
// out: started
// out: imm
// out: w 1
// out: w 2
// out: w 3
// out: f 1
// out: f 2
// out: fin
// out: caught a
// out: five
// out: disposed
// out: 1
open System
open System.Threading
let a = async {
    do! Async.Sleep 1
    return 5 }
printfn "%d" (Async.RunSynchronously a)
let rs = [ for i in 1 .. 3 -> async { return i * i } ] |> Async.Parallel |> Async.RunSynchronously
printfn "%A" rs
let c = async { failwith "x" } |> Async.Catch |> Async.RunSynchronously
match c with Choice1Of2 () -> printfn "ok" | Choice2Of2 e -> printfn "%s" e.Message
let t = async { return 3 } |> Async.StartAsTask
printfn "%d" t.Result
Async.Start(async { printfn "started" })
Thread.Sleep 120
Async.StartImmediate(async { printfn "imm" })
let d = { new IDisposable with member _.Dispose() = printfn "disposed" }
let u = async {
    use x = d
    let mutable i = 0
    while i < 3 do
        i <- i + 1
        printfn "w %d" i
    for j in [1;2] do
        printfn "f %d" j
    try
        try failwith "a"
        finally printfn "fin"
    with e -> printfn "caught %s" e.Message
    match! a with
    | 5 -> printfn "five"
    | _ -> ()
    let! y = async { return 1 }
    return! async { return y } }
try printfn "%d" (Async.RunSynchronously u) with e -> printfn "%s" e.Message
