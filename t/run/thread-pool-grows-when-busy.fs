// out: set
// out: cancelled 4
// out: timer
// out: numbers 55
// Threads of the pool that wait in loops do not keep others from running.
open System
open System.Threading
open System.Threading.Tasks

let isSet = ref false
let spinners = [| for _ in 1 .. 4 -> Task.Run(fun () -> while not (Volatile.Read &isSet.contents) do ()) |]
let setter = Task.Run(fun () -> Volatile.Write(isSet, true))
Task.WaitAll spinners
setter.Wait()
printfn "set"

let source = new CancellationTokenSource()
let loops =
    [| for _ in 1 .. 4 -> Task.Run<int>(fun () ->
        while not source.Token.IsCancellationRequested do Thread.Yield() |> ignore
        1) |]
source.CancelAfter 5
printfn "cancelled %d" (loops |> Array.sumBy (fun t -> t.Result))

let isDue = ref false
let busy = [| for _ in 1 .. 3 -> Task.Run(fun () -> while not (Volatile.Read &isDue.contents) do Thread.SpinWait 10) |]
let timer = new Timer((fun _ -> Volatile.Write(isDue, true)), null, 1, Timeout.Infinite)
Task.WaitAll busy
timer.Dispose()
printfn "timer"

// each number waits for the one before it, and all are queued in the wrong order
let reached = ref 0
let numbers =
    [| for n in 10 .. -1 .. 1 -> Task.Run<int>(fun () ->
        while Volatile.Read &reached.contents < n - 1 do ()
        Interlocked.Increment reached) |]
printfn "numbers %d" (numbers |> Array.sumBy (fun t -> t.Result))
