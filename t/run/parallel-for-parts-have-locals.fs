// out: 50 333283335000 true
// out: 332833500 [one; two]
// Each part of a loop has a value of its own, whichever thread does it; ForEach and Invoke raise what all their bodies raised.
open System
open System.Threading
open System.Threading.Tasks

let mutable good = 0
let mutable total = 0L
for k in 1 .. 50 do
    total <- 0L
    Parallel.For(
        0,
        10000,
        (fun () -> 0L),
        (fun i (_: ParallelLoopState) (local: int64) -> local + int64 i * int64 i),
        (fun local -> Interlocked.Add(&total, local) |> ignore))
    |> ignore
    if total = 333283335000L then good <- good + 1
let mutable started = 0
Parallel.For(
    0,
    100,
    (fun () ->
        Interlocked.Increment(&started) |> ignore
        0),
    (fun _ (_: ParallelLoopState) local -> local + 1),
    (fun local -> if local < 1 then started <- -1000))
|> ignore
printfn "%d %d %b" good total (started > 0)

let squares = Array.zeroCreate<int> 1000
Parallel.ForEach(seq { 0 .. 999 }, fun i -> squares.[i] <- i * i) |> ignore
let raised =
    try
        Parallel.Invoke((fun () -> failwith "one"), (fun () -> ()), (fun () -> failwith "two"))
        []
    with :? AggregateException as e -> [ for inner in e.InnerExceptions -> inner.Message ] |> List.sort
printfn "%d %s" (Array.sum squares) (sprintf "[%s]" (String.Join("; ", raised)))
