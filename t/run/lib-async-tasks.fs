// out: 7
// out: [|2; 4; 6|]
// out: 1
// out: 7
// out: One or more errors occurred. (boom) | boom
// out: boom
// out: true true false
// out: run
// out: 8
// out: 9
// out: 5
// out: -1
// out: done
// out: i1
// out: i2
// out: i3
// out: 2
// out: 1
open System
open System.Threading.Tasks
let t = task {
    let! a = Task.FromResult 3
    do! Task.Delay 1
    let! b = async { return 4 }
    return a + b }
printfn "%d" t.Result
t.Wait()
let all = Task.WhenAll [| for i in 1 .. 3 -> Task.Run(fun () -> i * 2) |]
printfn "%A" all.Result
let rr = task { return 1 } |> Async.AwaitTask |> Async.RunSynchronously
printfn "%d" rr
printfn "%d" (t.GetAwaiter().GetResult())
let e = task { failwith "boom" }
try e.Wait() with :? AggregateException as ex -> printfn "%s | %s" ex.Message ex.InnerException.Message
try (e.GetAwaiter().GetResult()) with ex -> printfn "%s" ex.Message
printfn "%b %b %b" t.IsCompleted e.IsFaulted e.IsCanceled
let t2 = Task.Run(fun () -> printfn "run")
t2.Wait()
let t3 = t.ContinueWith(fun (x: Task<int>) -> x.Result + 1)
printfn "%d" t3.Result
let b = backgroundTask { return 9 }
printfn "%d" b.Result
let tf = Task.Factory.StartNew(fun () -> 5)
printfn "%d" tf.Result
let f () : Task<int> = task {
    try
        let! x = task { return failwith "q" }
        return x
    with e -> return -1 }
printfn "%d" (f ()).Result
let u : Task = task { return () }
u.Wait()
let rec loop n = task { if n > 0 then return! loop (n - 1) else return "done" }
printfn "%s" (loop 10).Result
let vt = task { for i in 1 .. 3 do printfn "i%d" i
                let mutable k = 0
                while k < 2 do
                    do! Task.Yield()
                    k <- k + 1
                return k }
printfn "%d" vt.Result
Task.WaitAll [| (Task.Run(fun () -> ()) : Task) |]
let any = Task.WhenAny [| Task.FromResult 1; Task.FromResult 2 |]
printfn "%d" any.Result.Result
