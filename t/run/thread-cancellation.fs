// out: unregister: (true, false)
// out: of token: (true, true, false)
// out: before: (false, false, true)
// out: ["fourth"; "third"; "second"]
// out: after: (true, true, true)
// out: throws: OperationCanceledException: The operation was canceled.
// out: true
// out: ["at once"]
// out: null: ArgumentNullException: Value cannot be null. (Parameter 'callback')
// out: all: InvalidOperationException b, Exception a
// out: ["at once"; "between"]
// out: first: InvalidOperationException: b
// out: waits: true
// out: never: false
// out: later: true
// out: put off: false
// out: bad time: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'millisecondsDelay')
// out: bad after: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'millisecondsDelay')
// out: reset: (true, false)
// out: linked: false
// out: linked after: (true, false)
// out: one: true
// out: empty: ArgumentException: No tokens were supplied.
// out: none: false
// out: tokens: (true, false, true)
// out: equal: (true, false, true, true)
// out: registers nothing: false
// out: disposed: ObjectDisposedException: The CancellationTokenSource has been disposed.
// out: disposed cancel: ObjectDisposedException: The CancellationTokenSource has been disposed.
// out: disposed asks: true
// out: delay: true
// out: wait: TaskCanceledException A task was canceled.
// out: wait with token: OperationCanceledException: The operation was canceled.
// out: wait with both: false
// out: wait with span: true
// out: true Canceled
// out: Canceled
// out: "state"
// out: Canceled
// out: 5
// out: action
// CancellationTokenSource, tokens and registrations: every form, order, exceptions, time.
open System
open System.Threading
open System.Threading.Tasks

let attempt name (action: unit -> 'a) =
    try
        printfn "%s: %A" name (action ())
    with
    | :? AggregateException as e ->
        printfn "%s: %s" name (String.Join(", ", e.InnerExceptions |> Seq.map (fun i -> i.GetType().Name + " " + i.Message)))
    | e -> printfn "%s: %s: %s" name (e.GetType().Name) e.Message

let source = new CancellationTokenSource()
let token = source.Token
let log = ResizeArray<string>()
let first = token.Register(fun () -> log.Add "first")
let second = token.Register(Action<obj>(fun state -> log.Add(string state)), box "second")
let third = token.Register(Action(fun () -> log.Add "third"), true)
let fourth = token.UnsafeRegister(Action<obj>(fun state -> log.Add(string state)), "fourth")
let gone = token.Register(fun () -> log.Add "gone")
gone.Dispose()
attempt "unregister" (fun () -> first.Unregister(), first.Unregister())
attempt "of token" (fun () -> second.Token = token, second = second, second = third)
attempt "before" (fun () -> source.IsCancellationRequested, token.IsCancellationRequested, token.CanBeCanceled)
token.ThrowIfCancellationRequested()
source.Cancel()
printfn "%A" (List.ofSeq log)
attempt "after" (fun () -> source.IsCancellationRequested, token.IsCancellationRequested, token.CanBeCanceled)
attempt "throws" (fun () -> token.ThrowIfCancellationRequested())
(try token.ThrowIfCancellationRequested() with :? OperationCanceledException as e -> printfn "%b" (e.CancellationToken = token))
log.Clear()
token.Register(fun () -> log.Add "at once") |> ignore
printfn "%A" (List.ofSeq log)
source.Cancel()
attempt "null" (fun () -> token.Register(null: Action))

// exceptions of callbacks
let failing = new CancellationTokenSource()
failing.Token.Register(fun () -> failwith "a") |> ignore
failing.Token.Register(fun () -> log.Add "between") |> ignore
failing.Token.Register(fun () -> invalidOp "b") |> ignore
attempt "all" (fun () -> failing.Cancel())
printfn "%A" (List.ofSeq log)
let failing2 = new CancellationTokenSource()
failing2.Token.Register(fun () -> failwith "a") |> ignore
failing2.Token.Register(fun () -> invalidOp "b") |> ignore
attempt "first" (fun () -> failing2.Cancel true)

// time
let timed = new CancellationTokenSource(5)
attempt "waits" (fun () -> timed.Token.WaitHandle.WaitOne 5000)
let never = new CancellationTokenSource(-1)
attempt "never" (fun () -> never.IsCancellationRequested)
never.CancelAfter(TimeSpan.FromMilliseconds 1.0)
attempt "later" (fun () -> never.Token.WaitHandle.WaitOne 5000)
let put = new CancellationTokenSource(20)
put.CancelAfter -1
attempt "put off" (fun () -> put.Token.WaitHandle.WaitOne 40)
attempt "bad time" (fun () -> new CancellationTokenSource(-2))
attempt "bad after" (fun () -> put.CancelAfter -2)
attempt "reset" (fun () -> put.TryReset(), source.TryReset())

// linked
let a = new CancellationTokenSource()
let b = new CancellationTokenSource()
let linked = CancellationTokenSource.CreateLinkedTokenSource(a.Token, b.Token)
let one = CancellationTokenSource.CreateLinkedTokenSource a.Token
attempt "linked" (fun () -> linked.IsCancellationRequested)
b.Cancel()
attempt "linked after" (fun () -> linked.IsCancellationRequested, one.IsCancellationRequested)
a.Cancel()
attempt "one" (fun () -> one.IsCancellationRequested)
attempt "empty" (fun () -> CancellationTokenSource.CreateLinkedTokenSource([||]: CancellationToken[]))
attempt "none" (fun () -> CancellationTokenSource.CreateLinkedTokenSource(CancellationToken.None).IsCancellationRequested)

// tokens by themselves
attempt "tokens" (fun () -> CancellationToken(true).IsCancellationRequested, CancellationToken(false).CanBeCanceled, CancellationToken.None = CancellationToken())
attempt "equal" (fun () -> a.Token = a.Token, a.Token = b.Token, a.Token.Equals(box a.Token), a.Token.GetHashCode() = a.Token.GetHashCode())
attempt "registers nothing" (fun () -> CancellationToken.None.Register(fun () -> printfn "never").Unregister())
linked.Dispose()
attempt "disposed" (fun () -> linked.Token)
attempt "disposed cancel" (fun () -> linked.Cancel())
attempt "disposed asks" (fun () -> linked.IsCancellationRequested)

// tasks
let delay = Task.Delay(100000, timed.Token)
attempt "delay" (fun () -> delay.IsCanceled)
attempt "wait" (fun () -> delay.Wait())
attempt "wait with token" (fun () -> TaskCompletionSource<int>().Task.Wait(timed.Token))
attempt "wait with both" (fun () -> TaskCompletionSource<int>().Task.Wait(1, CancellationToken.None))
attempt "wait with span" (fun () -> Task.CompletedTask.Wait(TimeSpan.FromSeconds 1.0))
let ran = Task.Run((fun () -> timed.Token.ThrowIfCancellationRequested(); 1), timed.Token)
(try ran.Wait() with _ -> ())
printfn "%b %A" ran.IsCanceled ran.Status
let inside = new CancellationTokenSource()
let own = Task.Run((fun () -> inside.Cancel(); inside.Token.ThrowIfCancellationRequested(); 1), inside.Token)
(try own.Wait() with _ -> ())
printfn "%A" own.Status
let state = TaskCompletionSource<int>("state", TaskCreationOptions.RunContinuationsAsynchronously)
printfn "%A" state.Task.AsyncState
state.SetCanceled timed.Token
printfn "%A" state.Task.Status
let factory = Task.Factory.StartNew((fun () -> 5), CancellationToken.None)
printfn "%d" factory.Result
let plain = Task.Factory.StartNew(Action(fun () -> printfn "action"), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default)
plain.Wait()
