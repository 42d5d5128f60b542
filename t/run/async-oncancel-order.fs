// out: ["finally"; "on cancel"; "TaskCanceledException"]
// out: ["finally"; "on cancel"; "TaskCanceledException"]
// out: 5
// out: The operation was canceled.
// A sleeping async is cancelled inside the call of Cancel, before callbacks that were registered earlier. Disposing of what
// OnCancel gives then no longer keeps its handler from being called.
open System
open System.Threading

let test (cancel: CancellationTokenSource -> unit) =
    use source = new CancellationTokenSource()
    let log = ResizeArray<string>()
    let work = async {
        use! _handler = Async.OnCancel(fun () -> log.Add "on cancel")
        try
            do! Async.Sleep 1000
        finally
            log.Add "finally" }
    let task = Async.StartAsTask(work, cancellationToken = source.Token)
    Thread.Sleep 20
    cancel source
    try task.Wait() with :? AggregateException as e -> log.Add(e.InnerException.GetType().Name)
    printfn "%A" (List.ofSeq log)

test (fun source -> source.Cancel())
test (fun source -> source.CancelAfter 10)

let completed = async {
    use source = new CancellationTokenSource()
    let inner = async {
        use! _handler = Async.OnCancel(fun () -> printfn "not called")
        do! Async.Sleep 1
        return 5 }
    let! child = Async.StartChild inner
    return! child }
printfn "%d" (Async.RunSynchronously completed)

let already = new CancellationTokenSource()
already.Cancel()
try Async.RunSynchronously(Async.Sleep 10000, cancellationToken = already.Token)
with :? OperationCanceledException as e -> printfn "%s" e.Message
