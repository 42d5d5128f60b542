// out: a saw
// out: b saw
// out: 3
// out: [|1; 2; 3; 4; 5|]
// out: 2
// out: 1000
// out: AggregateException
// Tasks and asyncs of the pool that wait for each other, poll flags, and block.
open System
open System.Threading
open System.Threading.Tasks
// tasks that wait for each other
let ready = new ManualResetEventSlim(false)
let back = new ManualResetEventSlim(false)
let a = Task.Run(fun () -> ready.Wait(); printfn "a saw"; back.Set(); 1)
let b = Task.Run(fun () -> ready.Set(); back.Wait(); printfn "b saw"; 2)
printfn "%d" (a.Result + b.Result)
let mutable flag = false
let c = Task.Run(fun () -> while not flag do ())
flag <- true
c.Wait()
let cts = new CancellationTokenSource()
let d = Async.StartAsTask(async { while not cts.IsCancellationRequested do () }, cancellationToken = CancellationToken.None)
cts.Cancel()
d.Wait()
let sums = [ for i in 1 .. 5 -> async { Thread.Sleep 20; return i } ] |> Async.Parallel |> Async.RunSynchronously
printfn "%A" sums
let sem = new SemaphoreSlim(2)
let mutable most = 0
let mutable now = 0
let ws = [| for i in 1 .. 8 -> Task.Run(fun () -> sem.Wait(); (let n = Interlocked.Increment &now in if n > most then most <- n); Thread.Sleep 2; Interlocked.Decrement &now |> ignore; sem.Release() |> ignore) |]
Task.WaitAll ws
printfn "%d" most
let agent = MailboxProcessor.Start(fun inbox -> async {
    let mutable n = 0
    while true do
        let! (msg: AsyncReplyChannel<int> option) = inbox.Receive()
        match msg with
        | None -> n <- n + 1
        | Some r -> r.Reply n })
for i in 1 .. 1000 do agent.Post None
printfn "%d" (agent.PostAndReply Some)
try (Task.Run(fun () -> failwith "x" : unit)).Wait() with e -> printfn "%s" (e.GetType().Name)
