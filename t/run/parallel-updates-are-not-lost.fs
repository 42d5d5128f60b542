// out: true [|250000; 250000; 250000; 250000|]
// out: true 100000
// Interlocked, lock and ThreadLocal in bodies of Parallel.For: no update is lost.
open System.Threading
open System.Threading.Tasks
let mutable total = 0L
let arr = Array.zeroCreate<int> 4
let mutable good = true
for k in 1 .. 50 do
    total <- 0L
    Parallel.For(0, 20000, fun i -> Interlocked.Add(&total, int64 i) |> ignore; Interlocked.Increment(&arr.[i % 4]) |> ignore) |> ignore
    if total <> 199990000L then good <- false
printfn "%b %A" good arr
good <- true
let gate = obj ()
let cell = ref 0
for k in 1 .. 50 do
    cell.Value <- 0
    Parallel.For(0, 20000, fun i -> lock gate (fun () -> cell.Value <- cell.Value + i)) |> ignore
    if cell.Value <> 199990000 then good <- false
let local = new ThreadLocal<int ref>((fun () -> ref 0), true)
Parallel.For(0, 100000, fun i -> local.Value.Value <- local.Value.Value + 1) |> ignore
printfn "%b %d" good (Seq.sumBy (fun (r: int ref) -> r.Value) local.Values)
