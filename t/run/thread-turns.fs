// out: 1597
// out: 400 012301230123
// out: 5812 true
// out: 1000000
// A tree of tasks, threads that take turns by Monitor, a semaphore in async code, an event that ends a wait.
open System
open System.Threading
open System.Threading.Tasks
let rec fib n = if n < 2 then 1 else fib (n - 1) + fib (n - 2)
let rec tree n : Task<int> = task {
    if n < 2 then return 1
    else
        let a = Task.Run<int>(fun () -> tree (n - 1))
        let! b = tree (n - 2)
        let! a = a
        return a + b + (fib 5 - 8) }
printfn "%d" (tree 16).Result
let mon = obj ()
let mutable turn = 0
let out = System.Text.StringBuilder()
let pass k () =
    for i in 0 .. 99 do
        lock mon (fun () ->
            while turn % 4 <> k do Monitor.Wait mon |> ignore
            out.Append(k: int) |> ignore
            turn <- turn + 1
            Monitor.PulseAll mon)
let ts = [ for k in 0 .. 3 -> Thread(pass k) ]
for t in ts do t.Start()
for t in ts do t.Join()
printfn "%d %s" out.Length (out.ToString().Substring(0, 12))
let sem = new SemaphoreSlim(2)
let mutable inside = 0
let mutable most = 0
let job i = async {
    do! sem.WaitAsync() |> Async.AwaitTask
    let n = Interlocked.Increment &inside
    lock mon (fun () -> if n > most then most <- n)
    let r = fib (10 + i % 5)
    if i % 4 = 0 then do! Async.Sleep 1
    Interlocked.Decrement &inside |> ignore
    sem.Release() |> ignore
    return r }
let work = [ for i in 0 .. 19 -> job i ]
printfn "%d %b" (Array.sum (Async.RunSynchronously (Async.Parallel work))) (most <= 2)
let ev = new ManualResetEventSlim(false)
let mutable flag = 0
let w = Thread((fun () -> ev.Wait(); flag <- 1))
w.Start()
let mutable spin = 0
for i in 0 .. 1000000 do spin <- spin + i % 3
ev.Set()
while Volatile.Read &flag = 0 do ()
w.Join()
printfn "%d" spin
