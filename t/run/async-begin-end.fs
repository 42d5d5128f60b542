// out: false
// out: true
// out: true
// out: false
// out: true
// out: true true true
// out: false
// out: 42 "state"
// out: called true
// out: 8
// out: 16
// out: negative
// out: 6
// out: true
// out: cancelled
// out: false
// out: 3
// Async and IAsyncResult: wait handles, Begin and End pairs, the default token.
open System
open System.Threading
open System.Threading.Tasks

let run work = Async.RunSynchronously work

// wait handles
let gate = new ManualResetEvent(false)

printfn "%b" (run (Async.AwaitWaitHandle(gate, 1)))

let waiting =
    async {
        let! late = Async.AwaitWaitHandle gate
        return late
    }
    |> Async.StartAsTask

gate.Set() |> ignore
printfn "%A" waiting.Result
let auto = new AutoResetEvent(true)
printfn "%b" (run (Async.AwaitWaitHandle auto))
printfn "%b" (run (Async.AwaitWaitHandle(auto, 0)))

// a task is an IAsyncResult
let result = Task.Run(fun () -> 5) :> IAsyncResult
printfn "%b" (run (Async.AwaitIAsyncResult result))
printfn "%b %b %b" result.IsCompleted (result.AsyncWaitHandle.WaitOne 0) (isNull result.AsyncState)
let never = TaskCompletionSource<int>()
printfn "%b" (run (Async.AwaitIAsyncResult(never.Task, 1)))

// a pair made of a computation, and the computation made of the pair
let start, finish, cancel =
    Async.AsBeginEnd(fun n ->
        async {
            do! Async.Sleep 1
            if n < 0 then failwith "negative"
            return n * 2
        })

let begun = start (21, null, box "state")
printfn "%d %A" (finish begun) begun.AsyncState
let called = new ManualResetEvent(false)
let other = start (4, AsyncCallback(fun r -> (printfn "called %b" r.IsCompleted; called.Set() |> ignore)), null)
called.WaitOne() |> ignore
printfn "%d" (finish other)
printfn "%d" (run (Async.FromBeginEnd(8, start, finish)))

(try
    printfn "%d" (run (Async.FromBeginEnd(-1, start, finish)))
 with e ->
     printfn "%s" e.Message)

let two (a: int, b: int, callback: AsyncCallback, state: obj) = start (a + b, callback, state)
printfn "%d" (run (Async.FromBeginEnd(1, 2, two, finish)))

// the default token
let mutable reached = false

let endless =
    async {
        use! _ = Async.OnCancel(fun () -> printfn "cancelled")
        reached <- true
        do! Async.Sleep 100000
        printfn "never"
    }

Async.Start endless
while not reached do
    Thread.Sleep 1
printfn "%b" Async.DefaultCancellationToken.CanBeCanceled
Async.CancelDefaultToken()
Thread.Sleep 2
printfn "%b" Async.DefaultCancellationToken.IsCancellationRequested
printfn "%d" (run (async { return 3 }))
