// out: a
// out: b
// out: (true, RanToCompletion)
// out: 5
// out: 7
// out: (true, true)
// out: false
// out: [|5; 7|]
// out: 6
// out: after
// out: 9
// out: got 5
// out: 10
// out: 15
// out: "5s"
// out: "oops"
// out: AggregateException: One or more errors occurred. (A task was canceled.)
// out: 3
// out: 0
// out: AggregateException: One or more errors occurred. (oops)
// out: AggregateException: One or more errors occurred. (inner)
// Task.Run of what gives nothing is a Task; ContinueWith in all its forms; ManualResetEventSlim.Set gives unit.
open System
open System.Threading
open System.Threading.Tasks
let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let t1 = Task.Run(fun () -> printfn "a")
t1.Wait()
let t2 = Task.Run(Action(fun () -> printfn "b"))
Task.WaitAll [| t1; t2 |]
Task.WaitAll(t1, t2)
t (fun () -> t1.IsCompleted, t1.Status)
let t3 = Task.Run(fun () -> 5)
t (fun () -> t3.Result)
let t4 = Task.Run(fun () -> Task.Delay 1)
t4.Wait()
let t5 = Task.Run<int>(fun () -> Task.FromResult 7)
t (fun () -> t5.Result)
let ev = new ManualResetEventSlim(false)
ev.Set()
t (fun () -> ev.IsSet, ev.Wait 0)
ev.Reset()
t (fun () -> ev.IsSet)
let all: Task = Task.WhenAll [| t1; t2 |]
all.Wait()
let rs = Task.WhenAll [| t3; t5 |]
t (fun () -> rs.Result)
let c1 = t3.ContinueWith(fun (x: Task<int>) -> x.Result + 1)
t (fun () -> c1.Result)
let c2 = t1.ContinueWith(fun (x: Task) -> printfn "after")
c2.Wait()
let c3 = t1.ContinueWith(fun (x: Task) -> 9)
t (fun () -> c3.Result)
let c4 = t3.ContinueWith(Action<Task<int>>(fun x -> printfn "got %d" x.Result))
c4.Wait()
let c5 = t3.ContinueWith((fun (x: Task<int>) -> x.Result * 2), TaskContinuationOptions.ExecuteSynchronously)
t (fun () -> c5.Result)
let c6 = t3.ContinueWith((fun (x: Task<int>) -> x.Result * 3), CancellationToken.None)
t (fun () -> c6.Result)
let c7 = t3.ContinueWith(Func<Task<int>, obj, string>(fun x s -> sprintf "%d%O" x.Result s), box "s")
t (fun () -> c7.Result)
let bad = Task.Run(fun () -> failwith "oops" : int)
let c8 = bad.ContinueWith(fun (x: Task<int>) -> if x.IsFaulted then x.Exception.InnerException.Message else "fine")
t (fun () -> c8.Result)
let c9 = bad.ContinueWith((fun (x: Task<int>) -> 1), TaskContinuationOptions.OnlyOnRanToCompletion)
t (fun () -> c9.Result)
let nested = Task.FromResult(Task.FromResult 3)
t (fun () -> nested.Unwrap().Result)
t (fun () -> Task.WaitAny [| t1 |])
t (fun () -> Task.WaitAll([| bad :> Task |]))
t (fun () -> (Task.Run(fun () -> raise (InvalidOperationException "inner") : unit)).Wait())
