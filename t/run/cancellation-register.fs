// out: true false
// out: true
// out: plain
// out: called 1
// out: false
// out: at once 3
// out: false
// out: sent a
// out: posted b
// out: counted c
// out: 1 true
// out: true The operation was canceled.
// out: true
// out: why true
// out: inner true
// out: true
// out: A task was canceled.
// Callbacks of a token with a state; registrations taken back; contexts.
open System
open System.Threading

let source = new CancellationTokenSource()
let kept = source.Token.Register((fun (state: obj) -> printfn "called %O" state), box 1)
let dropped = source.Token.Register(Action<obj>(fun state -> printfn "never %O" state), box 2)
printfn "%b %b" (dropped.Unregister()) (dropped.Unregister())
printfn "%b" (kept.Token = source.Token)
source.Token.Register((fun () -> printfn "plain"), false) |> ignore
source.Cancel()
printfn "%b" (kept.Unregister())
source.Token.Register((fun (state: obj) -> printfn "at once %O" state), box 3) |> ignore
printfn "%b" (CancellationToken.None.Register(fun () -> ()).Unregister())

let context = SynchronizationContext()
context.Send((fun state -> printfn "sent %O" state), box "a")
let posted = new ManualResetEvent(false)
context.Post(SendOrPostCallback(fun state -> printfn "posted %O" state; posted.Set() |> ignore), box "b")
posted.WaitOne() |> ignore

type Counting() =
    inherit SynchronizationContext()
    let mutable count = 0
    member _.Count = count
    override _.Post(d, state) =
        count <- count + 1
        d.Invoke state
let counting = Counting()
(counting :> SynchronizationContext).Post((fun state -> printfn "counted %O" state), box "c")
printfn "%d %b" counting.Count (isNull SynchronizationContext.Current)

// what an exception says of its token
let stopped = new CancellationTokenSource()
stopped.Cancel()
try stopped.Token.ThrowIfCancellationRequested() with :? OperationCanceledException as e -> printfn "%b %s" (e.CancellationToken = stopped.Token) e.Message
let bare = OperationCanceledException()
printfn "%b" (bare.CancellationToken = CancellationToken.None)
let given = OperationCanceledException("why", stopped.Token)
printfn "%s %b" given.Message (given.CancellationToken = stopped.Token)
let inner = OperationCanceledException("why", exn "inner", stopped.Token)
printfn "%s %b" inner.InnerException.Message (inner.CancellationToken = stopped.Token)
printfn "%b" (OperationCanceledException(stopped.Token).CancellationToken.IsCancellationRequested)
printfn "%s" (System.Threading.Tasks.TaskCanceledException(System.Threading.Tasks.Task.CompletedTask).Message)
