// out: 11
// out: 11
// out: 11
// out: stopped 11
// out: end
// out: got a
// out: got b
// out: msg 1
// out: timeout
// out: scanned 20
// out: next 1
// out: 1
// out: error: bad 7
open System
type Msg = Inc of int | Get of AsyncReplyChannel<int> | Stop
let agent = MailboxProcessor.Start(fun inbox ->
    let rec loop n = async {
        let! m = inbox.Receive()
        match m with
        | Inc k -> return! loop (n + k)
        | Get ch ->
            ch.Reply n
            return! loop n
        | Stop -> printfn "stopped %d" n }
    loop 0)
agent.Post(Inc 5)
agent.Post(Inc 6)
printfn "%d" (agent.PostAndReply Get)
printfn "%d" (agent.PostAndReply(fun ch -> Get ch))
let r = agent.PostAndAsyncReply(fun ch -> Get ch) |> Async.RunSynchronously
printfn "%d" r
agent.Post Stop
System.Threading.Thread.Sleep 120
printfn "end"
let printer = MailboxProcessor<string>.Start(fun inbox -> async {
    while true do
        let! m = inbox.Receive()
        printfn "got %s" m })
printer.Post "a"
printer.Post "b"
System.Threading.Thread.Sleep 100
let a = MailboxProcessor.Start(fun (inbox: MailboxProcessor<int>) ->
    let rec go () = async {
        let! m = inbox.TryReceive 20
        match m with
        | Some k -> printfn "msg %d" k; return! go ()
        | None -> printfn "timeout" }
    go ())
a.Post 1
System.Threading.Thread.Sleep 100
let s = MailboxProcessor.Start(fun inbox -> async {
    let! first = inbox.Scan(fun m -> if m > 10 then Some (async { return m }) else None)
    printfn "scanned %d" first
    let! next = inbox.Receive()
    printfn "next %d" next
    printfn "%d" inbox.CurrentQueueLength })
s.Post 1
s.Post 20
s.Post 2
System.Threading.Thread.Sleep 120
let err = new MailboxProcessor<int>(fun inbox -> async {
    let! m = inbox.Receive()
    failwithf "bad %d" m })
err.Error.Add(fun e -> printfn "error: %s" e.Message)
err.Start()
err.Post 7
System.Threading.Thread.Sleep 120
