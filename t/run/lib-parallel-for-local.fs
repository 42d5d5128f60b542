// out: 45 started 1
// out: 6 true
// Parallel.For with a value of its own for each part, and with a way to stop.
open System
open System.Threading
open System.Threading.Tasks

let mutable total = 0
let mutable started = 0
let result =
    Parallel.For(
        0,
        10,
        (fun () ->
            Interlocked.Increment(&started) |> ignore
            0),
        (fun i (_: ParallelLoopState) local -> local + i),
        (fun local -> Interlocked.Add(&total, local) |> ignore))
printfn "%d started %d" total (min started 1)

let mutable seen = 0
let stopped =
    Parallel.For(0, 4, Func<int>(fun () -> 0), Func<int, ParallelLoopState, int, int>(fun i _ local -> seen <- seen + i; local), Action<int>(ignore))
printfn "%d %b" seen stopped.IsCompleted
