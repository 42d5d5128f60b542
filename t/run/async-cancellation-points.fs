// out: return: cancel
// out: return!: cancel
// out: throw: exn Exception
// out: use: ok 1
// out: try: cancel
// out: try raise: cancel
// out: finally: ok 1
// out: f finally2: cancel
// out: in if: cancel
// out: do!: cancel
// out: 1 2 for: cancel
// out: 0 1 while: cancel
// out: ignore: cancel
// out: catch: cancel
// out: token: cancel
// out: fromcont: ok 7
// out: fromcont2: cancel
// out: sleep: cancel
// out: task: cancel
// out: task2: cancel
// out: child: cancel
// out: parallel: cancel
// out: comp trycancelled: cancel
// out: run return: OperationCanceledException The operation was canceled.
// out: run bind: OperationCanceledException The operation was canceled.
// out: cancelled task: exn TaskCanceledException A task was canceled.
// out: cancelled task in async: exn TaskCanceledException A task was canceled.
// out: caught: ok 5
// out: cancelled plain: exn TaskCanceledException A task was canceled.
// out: failed task: exn AggregateException One or more errors occurred. (x)
// out: failed plain: exn AggregateException One or more errors occurred. (x)
// out: 5
// out: still here
// out: 7
// Where an async looks whether it was cancelled, and how it waits for tasks that end badly.
open System
open System.Threading
let test name (make: CancellationTokenSource -> Async<int>) =
    let cts = new CancellationTokenSource()
    let mutable r = "?"
    Async.StartWithContinuations(make cts, (fun x -> r <- sprintf "ok %d" x), (fun e -> r <- "exn " + e.GetType().Name), (fun _ -> r <- "cancel"), cts.Token)
    Thread.Sleep 20
    printfn "%s: %s" name r
let cancel (c: CancellationTokenSource) = c.Cancel()
test "return" (fun c -> async {
                                           cancel c
                                           return 1 })
test "return!" (fun c -> async { cancel c; return! async.Return 2 })
test "throw" (fun c -> async { cancel c; return failwith "x" })
test "use" (fun c -> async {
    use d = { new IDisposable with member _.Dispose() = cancel c }
    return 1 })
test "try" (fun c -> async {
    try
        cancel c
        return 1
    with _ -> return 2 })
test "try raise" (fun c -> async {
    try
        cancel c
        failwith "x"
        return 1
    with _ -> return 2 })
test "finally" (fun c -> async { try return 1 finally cancel c })
test "finally2" (fun c -> async {
    try
        cancel c
        return 1
    finally printf "f " })
test "if" (fun c -> async { cancel c
                            if true then printf "in "
                            return 1 })
test "do!" (fun c -> async { cancel c
                             do! async.Zero()
                             return 1 })
test "for" (fun c -> async { for i in 1..3 do
                                 printf "%d " i
                                 if i = 2 then cancel c
                             return 1 })
test "while" (fun c -> async { let mutable i = 0
                               while i < 3 do
                                 printf "%d " i
                                 i <- i + 1
                                 if i = 2 then cancel c
                               return 1 })
test "ignore" (fun c -> async {
    let! x = async {
                                           cancel c
                                           return 3 }
    return x })
test "catch" (fun c -> async {
    let! x = Async.Catch (async {
                                           cancel c
                                           return 3 })
    return (match x with Choice1Of2 x -> x | _ -> 9) })
test "token" (fun c -> async { cancel c
                               let! t = Async.CancellationToken
                               return if t.IsCancellationRequested then 5 else 6 })
test "fromcont" (fun c -> Async.FromContinuations(fun (ok, _, _) -> cancel c; ok 7))
test "fromcont2" (fun c -> async { cancel c
                                   return! Async.FromContinuations(fun (ok, _, _) -> ok 7) })
test "sleep" (fun c -> async { cancel c
                               do! Async.Sleep 0
                               return 8 })
test "task" (fun c -> async { cancel c
                              return! Async.AwaitTask (System.Threading.Tasks.Task.FromResult 9) })
test "task2" (fun c -> async { let t = System.Threading.Tasks.Task.Run(fun () -> Thread.Sleep 3; 9)
                               cancel c
                               return! Async.AwaitTask t })
test "child" (fun c -> async { let! ch = Async.StartChild (async { return 4 })
                               do cancel c
                               return! ch })
test "parallel" (fun c -> async { let! r = Async.Parallel [ (async {
                                         cancel c
                                         return 1 }); async { return 2 } ]
                                  return Array.sum r })
test "trycancelled" (fun c -> Async.TryCancelled(async {
                                           cancel c
                                           return 1 }, fun _ -> printf "comp "))
let viaRun name make =
    let cts = new CancellationTokenSource()
    try printfn "%s: %d" name (Async.RunSynchronously(make cts, cancellationToken = cts.Token))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) e.Message
viaRun "run return" (fun c -> async {
                                           cancel c
                                           return 1 })
viaRun "run bind" (fun c -> async { cancel c
                                    do! Async.Sleep 1
                                    return 1 })
// how an async waits for a task that ends badly
open System.Threading.Tasks
let outcome name (a: Async<int>) =
    let mutable r = "?"
    use ended = new ManualResetEventSlim()
    let say text = r <- text; ended.Set()
    Async.StartWithContinuations(a, (fun x -> say (sprintf "ok %d" x)), (fun e -> say ("exn " + e.GetType().Name + " " + e.Message)), (fun e -> say ("cancel " + e.GetType().Name)))
    ended.Wait()
    printfn "%s: %s" name r
let cancelledTask = Task.FromCanceled<int>(CancellationToken true)
outcome "cancelled task" (Async.AwaitTask cancelledTask)
outcome "cancelled task in async" (async { return! Async.AwaitTask cancelledTask })
outcome "caught" (async {
    try
        return! Async.AwaitTask cancelledTask
    with e -> return 5 })
outcome "cancelled plain" (async {
    do! Async.AwaitTask(cancelledTask :> Task)
    return 1 })
outcome "failed task" (Async.AwaitTask(Task.FromException<int>(Failure "x")))
outcome "failed plain" (async {
    do! Async.AwaitTask(Task.FromException(Failure "x"))
    return 1 })
let late = TaskCompletionSource<int>()
let t = Async.StartAsTask(async {
    try
        return! Async.AwaitTask late.Task
    with e -> return 5 })
late.SetCanceled()
(try printfn "%d" t.Result with e -> printfn "%s %A" (e.GetType().Name) t.Status)
Async.Start(async { do! Async.AwaitTask (cancelledTask :> Task) })
Thread.Sleep 10
printfn "still here"
let inTask = task {
    try
        let! x = cancelledTask
        return x
    with :? OperationCanceledException as e -> return 7 }
printfn "%d" inTask.Result
