// out: false
// out: step 1
// out: step 2
// out: step 3
// out: cancelled: The operation was canceled.
// out: true
// out: The operation was canceled.
// out: Some 1
// out: ok 1
// out: err zz
// out: 4
// out: 5
open System
open System.Threading
let cts = new CancellationTokenSource()
let work = async {
    let! ct = Async.CancellationToken
    printfn "%b" ct.IsCancellationRequested
    for i in 1 .. 5 do
        printfn "step %d" i
        if i = 3 then cts.Cancel()
        do! Async.Sleep 1
    printfn "not reached" }
try Async.RunSynchronously(work, cancellationToken = cts.Token)
with :? OperationCanceledException as e -> printfn "cancelled: %s" e.Message
printfn "%b" cts.IsCancellationRequested
try cts.Token.ThrowIfCancellationRequested() with :? OperationCanceledException as e -> printfn "%s" e.Message
let r = Async.Choice [ async { return Some 1 }; async { return None } ] |> Async.RunSynchronously
printfn "%A" r
Async.StartWithContinuations(async { return 1 }, (fun x -> printfn "ok %d" x), (fun e -> printfn "err %s" e.Message), (fun c -> printfn "canc"))
Async.StartWithContinuations(async { return failwith "zz" }, (fun (x: int) -> printfn "ok %d" x), (fun e -> printfn "err %s" e.Message), (fun c -> printfn "canc"))
let x = async { let! a = Async.StartChild(async { return 4 }) in let! b = a in return b } |> Async.RunSynchronously
printfn "%d" x
let t = Async.AwaitTask (Tasks.Task.FromResult 5) |> Async.RunSynchronously
printfn "%d" t
Async.RunSynchronously (Async.Ignore (async { return 1 }))
