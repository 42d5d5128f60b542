// out: true
// out: 8 s true false
// out: 10
// out: 12
// out: 1
// out: true
// out: 11
// out: 12
// out: false the state
// out: true true
// out: 4
// out: 5
// out: true
// out: 2
// out: 3 [|1uy; 2uy; 3uy; 0uy|]
// out: written x
// out: 3
// IAsyncResult, AsyncCallback, FromAsync, factories, continuations with schedulers.
open System
open System.IO
open System.Threading
open System.Threading.Tasks

type Begun<'a>(state: obj) =
    let handle = new EventWaitHandle(false, EventResetMode.ManualReset)
    let mutable result: 'a option = None
    member _.Complete(value: 'a) =
        result <- Some value
        handle.Set() |> ignore
    member _.Result = result.Value
    interface IAsyncResult with
        member _.AsyncState = state
        member _.AsyncWaitHandle = upcast handle
        member _.CompletedSynchronously = false
        member _.IsCompleted = result.IsSome

let start (n: int) (callback: AsyncCallback) (state: obj) : IAsyncResult =
    let begun = new Begun<int>(state)
    ThreadPool.QueueUserWorkItem(fun _ ->
        begun.Complete(n * 2)
        if not (isNull callback) then callback.Invoke begun)
    |> ignore
    begun

let finish (ar: IAsyncResult) = (ar :?> Begun<int>).Result

let begun = start 4 null (box "s")
printfn "%b" (begun.AsyncWaitHandle.WaitOne())
printfn "%d %O %b %b" (finish begun) begun.AsyncState begun.IsCompleted begun.CompletedSynchronously

let factory = TaskFactory<int>(TaskScheduler.Default)
printfn "%d" (factory.FromAsync(start 5, finish, null).Result)
printfn "%d" (Task.Factory.FromAsync<int>(start 6, finish, box 1).Result)
printfn "%O" (Task.Factory.FromAsync<int>(start 6, finish, box 1).AsyncState)
printfn "%b" (isNull Task.Factory.Scheduler)
printfn "%d" (TaskFactory(TaskScheduler.Default).StartNew(fun () -> 11).Result)
printfn "%d" (Task.Factory.StartNew((fun () -> 12), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default).Result)

// a task is an IAsyncResult
let source = TaskCompletionSource<int>(box "the state")
let asResult = source.Task :> IAsyncResult
printfn "%b %O" asResult.IsCompleted asResult.AsyncState
source.SetResult 3
printfn "%b %b" asResult.IsCompleted (asResult.AsyncWaitHandle.WaitOne 0)

let next =
    source.Task.ContinueWith(
        (fun (t: Task<int>) -> t.Result + 1),
        CancellationToken.None,
        TaskContinuationOptions.OnlyOnRanToCompletion,
        TaskScheduler.Default
    )
printfn "%d" next.Result
printfn "%d" (source.Task.ContinueWith((fun (t: Task<int>) -> t.Result + 2), TaskScheduler.Default).Result)
let failing = TaskCompletionSource<int>()
printfn "%b" (failing.TrySetException [ exn "a"; exn "b" ])
printfn "%d" failing.Task.Exception.InnerExceptions.Count

// streams
let stream = new MemoryStream([| 1uy; 2uy; 3uy |])
let buffer = Array.zeroCreate<byte> 4
let reading = stream.BeginRead(buffer, 0, 4, null, null)
printfn "%d %A" (stream.EndRead reading) buffer
let out = new MemoryStream()
let told = new ManualResetEvent(false)
let writing = out.BeginWrite(buffer, 0, 3, (fun ar -> printfn "written %O" ar.AsyncState; told.Set() |> ignore), box "x")
out.EndWrite writing
told.WaitOne() |> ignore
printfn "%d" out.Length
