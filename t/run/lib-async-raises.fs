// out: AggregateException One or more errors occurred. (x)
// out: AggregateException One or more errors occurred. (x)
// out: AggregateException One or more errors occurred. (boom)
// out: One or more errors occurred. (boom) (y) 2
// out: true false Canceled
// out: One or more errors occurred. (A task was canceled.) TaskCanceledException
// out: OperationCanceledException oc
// out: TimeoutException The operation has timed out.
// out: TimeoutException Mailbox.Receive timed out.
// out: TimeoutException MailboxProcessor.PostAndReply timed out.
// out: None
// out: TimeoutException MailboxProcessor.PostAndAsyncReply timed out.
// out: [||]
// out: Exception p
open System
open System.Threading.Tasks
try Async.AwaitTask (Task.FromException<int>(Failure "x")) |> Async.RunSynchronously |> ignore with e -> printfn "%s %s" (e.GetType().Name) e.Message
try Async.AwaitTask (Task.FromException(Failure "x")) |> Async.RunSynchronously |> ignore with e -> printfn "%s %s" (e.GetType().Name) e.Message
let t = task { failwith "boom"; return 1 }
try t.Result |> ignore with e -> printfn "%s %s" (e.GetType().Name) e.Message
let w = Task.WhenAll [| t; Task.FromException<int>(Failure "y") |]
try w.Wait() with :? AggregateException as e -> printfn "%s %d" e.Message e.InnerExceptions.Count
let c = task { raise (OperationCanceledException "oc") }
printfn "%b %b %A" c.IsCanceled c.IsFaulted c.Status
try c.Wait() with :? AggregateException as e -> printfn "%s %s" e.Message (e.InnerException.GetType().Name)
try c.GetAwaiter().GetResult() with e -> printfn "%s %s" (e.GetType().Name) e.Message
try Async.RunSynchronously(Async.Sleep 1000, 10) with e -> printfn "%s %s" (e.GetType().Name) e.Message
try (MailboxProcessor<int>.Start(fun i -> async { let! x = i.Receive(5) in return () })).Error.Add(fun e -> printfn "%s %s" (e.GetType().Name) e.Message) with e -> printfn "%s" e.Message
System.Threading.Thread.Sleep 150
let m = MailboxProcessor<AsyncReplyChannel<int>>.Start(fun i -> async { let! x = i.Receive() in return () })
try m.PostAndReply((fun ch -> ch), 10) |> ignore with e -> printfn "%s %s" (e.GetType().Name) e.Message
printfn "%A" (m.TryPostAndReply((fun ch -> ch), 10))
try m.PostAndAsyncReply((fun ch -> ch), 10) |> Async.RunSynchronously |> ignore with e -> printfn "%s %s" (e.GetType().Name) e.Message
printfn "%A" (Async.RunSynchronously (Async.Parallel ([]: Async<int> list)))
try Async.Parallel [ async { return 1 }; async { return failwith "p" } ] |> Async.RunSynchronously |> ignore with e -> printfn "%s %s" (e.GetType().Name) e.Message
