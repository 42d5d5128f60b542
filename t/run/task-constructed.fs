// out: Created false
// out: first
// out: RanToCompletion true
// out: 42
// out: third
// out: Faulted broken
// out: state 5
// out: 5
// out: Start may not be called on a task that has completed.
// out: Start may not be called on a task that has completed.
// out: true
// out: 2
// out: 6
// Tasks that are made first and started later.
open System
open System.Threading
open System.Threading.Tasks

let first = new Task(fun () -> printfn "first")
printfn "%O %b" first.Status first.IsCompleted
first.Start()
first.Wait()
printfn "%O %b" first.Status first.IsCompleted
let second = new Task<int>(fun () -> 6 * 7)
second.Start()
printfn "%d" second.Result
let third = new Task<string>((fun () -> "third"), TaskCreationOptions.LongRunning)
third.RunSynchronously()
printfn "%s" third.Result
let failing = new Task(fun () -> failwith "broken")
failing.RunSynchronously()
printfn "%O %s" failing.Status failing.Exception.InnerException.Message
let withState = new Task((fun (state: obj) -> printfn "state %O" state), box 5)
withState.Start()
withState.Wait()
printfn "%O" withState.AsyncState
try first.Start() with :? InvalidOperationException as e -> printfn "%s" e.Message
let source = new CancellationTokenSource()
let cancelled = new Task((fun () -> printfn "never"), source.Token)
source.Cancel()
try cancelled.Start() with :? InvalidOperationException as e -> printfn "%s" e.Message
printfn "%b" cancelled.IsCompleted
let next = new Task<int>(fun () -> 1)
let chained = next.ContinueWith(fun (t: Task<int>) -> t.Result + 1)
next.Start()
printfn "%d" chained.Result
let all = [| for i in 1..3 -> new Task<int>(fun () -> i) |]
for t in all do t.Start()
printfn "%d" (Array.sum (Task.WhenAll(all).Result))
