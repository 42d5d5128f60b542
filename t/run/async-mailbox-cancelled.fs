// out: receive: ["1"; "2"; "disposed"]
// out: receive with a time: ["1"; "2"; "disposed"]
// out: scan: ["10"; "20"; "disposed"]
// out: try receive: ["1"; "2"; "disposed"]
// out: ended
// A mailbox that waits is cancelled by its token: what it holds is disposed of.
open System
open System.Threading

let waitUntil (condition: unit -> bool) =
    while not (condition ()) do
        Thread.Sleep 1

let agent name (receive: MailboxProcessor<int> -> Async<int>) =
    let source = new CancellationTokenSource()
    let mutable log: string list = []
    let mutable isDisposed = false

    let mailbox =
        MailboxProcessor.Start(
            (fun inbox ->
                async {
                    use _ =
                        { new IDisposable with
                            member _.Dispose() =
                                log <- "disposed" :: log
                                isDisposed <- true }

                    while true do
                        let! n = receive inbox
                        log <- string n :: log
                }),
            cancellationToken = source.Token
        )

    mailbox.Post 1
    mailbox.Post 2
    waitUntil (fun () -> List.length log = 2)
    source.Cancel()
    waitUntil (fun () -> isDisposed)
    mailbox.Post 3
    Thread.Sleep 5
    printfn "%s: %A" name (List.rev log)

agent "receive" (fun inbox -> inbox.Receive())
agent "receive with a time" (fun inbox -> inbox.Receive 100000)
agent "scan" (fun inbox -> inbox.Scan(fun n -> Some(async { return n * 10 })))

agent "try receive" (fun inbox ->
    async {
        let! n = inbox.TryReceive 100000
        return Option.get n
    })

// one that waits for an answer
let source = new CancellationTokenSource()

let silent =
    MailboxProcessor<AsyncReplyChannel<int>>.Start((fun inbox -> async { return! Async.Sleep 100000 }), source.Token)

let mutable ended = false

Async.Start(
    async {
        try
            let! answer = silent.PostAndAsyncReply id
            printfn "%d" answer
        finally
            ended <- true
    },
    source.Token
)

Thread.Sleep 2
source.Cancel()
waitUntil (fun () -> ended)
printfn "ended"
