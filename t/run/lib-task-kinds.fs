// out: Task | System.Threading.Tasks.Task
// out: Task | System.Threading.Tasks.Task
// out: Task`1 | System.Threading.Tasks.Task`1[System.Int32]
// out: Task`1 | System.Threading.Tasks.Task`1[System.Int32]
// out: Task`1 | System.Threading.Tasks.Task`1[System.Int32]
// out: Task`1 | System.Threading.Tasks.Task`1[System.Int32]
// out: Task`1 | System.Threading.Tasks.Task`1[Microsoft.FSharp.Core.Unit]
// out: Task | System.Threading.Tasks.Task
// out: Task`1 | System.Threading.Tasks.Task`1[System.Int32]
// out: Task | System.Threading.Tasks.Task
// out: Task | System.Threading.Tasks.Task
// out: Task`1 | System.Threading.Tasks.Task`1[System.Int32]
// out: Task`1 | System.Threading.Tasks.Task`1[System.Int32]
// out: FSharpAsync`1 | Microsoft.FSharp.Control.FSharpAsync`1[System.Int32]
// out: FSharpAsync`1 | Microsoft.FSharp.Control.FSharpAsync`1[Microsoft.FSharp.Core.Unit]
// out: Microsoft.FSharp.Control.FSharpAsync`1[System.String]
// out: Stopwatch | 00:00:00
// out: ["run"; "RanToCompletion"] 5
// out: bad 1
// out: Faulted true false
// out: TaskCanceledException
// out: Faulted x
// out: AggregateException Canceled
// out: 2
open System
open System.Threading
open System.Threading.Tasks
let n (o: obj) = printfn "%s | %s" (o.GetType().Name) (string o)
n (Task.Run (fun () -> ()))
n (Task.Run (Action (fun () -> ())))
n (Task.Run (fun () -> 1))
n (Task.Run (Func<int> (fun () -> 1)))
n (Task.FromResult 3)
n (task { return 1 })
n (task { () })
n (Task.FromException (Exception "a"))
n (Task.FromException<int> (Exception "a"))
n (Task.FromCanceled (CancellationToken true))
n (Task.Factory.StartNew (fun () -> ()))
n (Task.Factory.StartNew (fun () -> 2))
n (Async.StartAsTask (async { return 1 }))
n (async { return 1 })
n (async { () })
printfn "%A" (async { return "a" })
n (Diagnostics.Stopwatch ())
let log = Collections.Generic.List<string> ()
let t = Task.Run (Action (fun () -> log.Add "run"))
let u = t.ContinueWith (fun (t: Task) -> log.Add (string t.Status))
let v = u.ContinueWith (Func<Task, int> (fun t -> 5))
v.Wait ()
printfn "%A %d" (List.ofSeq log) v.Result
let f = Task.Run (Action (fun () -> failwith "bad"))
(try f.Wait () with :? AggregateException as e -> printfn "%s %d" e.InnerException.Message e.InnerExceptions.Count)
printfn "%A %b %b" f.Status f.IsFaulted f.IsCompletedSuccessfully
let c = Task.Run ((fun () -> ()), CancellationToken true)
(try c.Wait () with :? AggregateException as e -> printfn "%s" (e.InnerException.GetType().Name))
let g = Task.FromException (InvalidOperationException "x")
printfn "%A %s" g.Status (g.Exception.InnerException.Message)
let ok = f.ContinueWith ((fun (t: Task) -> log.Add "only on success"), TaskContinuationOptions.OnlyOnRanToCompletion)
(try ok.Wait () with e -> printfn "%s %A" (e.GetType().Name) ok.Status)
printfn "%d" log.Count
