// out: 1
// out: 6
// out: 6
// out: 9
// out: 0
// out: locked
// out: thread
// out: 1
// out: 10
// out: 16
// out: [|2; 3|]
// out: 5
// out: 3
open System
open System.Threading
let mutable n = 0
printfn "%d" (Interlocked.Increment(&n))
printfn "%d" (Interlocked.Add(&n, 5))
printfn "%d" (Interlocked.Exchange(&n, 9))
printfn "%d" (Interlocked.CompareExchange(&n, 1, 9))
printfn "%d" (Interlocked.Decrement(&n))
let o = obj()
lock o (fun () -> printfn "locked")
Monitor.Enter o
Monitor.Exit o
let th = Thread(fun () -> printfn "thread")
th.Start()
th.Join()
printfn "%d" Thread.CurrentThread.ManagedThreadId
let r = ref 0
System.Threading.Tasks.Parallel.For(0, 5, fun i -> lock r (fun () -> r.Value <- r.Value + i)) |> ignore
printfn "%d" r.Value
System.Threading.Tasks.Parallel.ForEach([1;2;3], fun (i: int) -> lock r (fun () -> r.Value <- r.Value + i)) |> ignore
printfn "%d" r.Value
printfn "%A" (Array.Parallel.map (fun x -> x + 1) [|1;2|])
let sem = new SemaphoreSlim(1)
sem.Wait()
sem.Release() |> ignore
let ev = new ManualResetEvent(false)
ev.Set() |> ignore
ev.WaitOne() |> ignore
let lz = Lazy<int>(fun () -> 5)
printfn "%d" lz.Value
let tl = new ThreadLocal<int>(fun () -> 3)
printfn "%d" tl.Value
