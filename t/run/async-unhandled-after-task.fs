// err: Unhandled exception. System.Exception: after
// exit: 134
// out: caught now
// What nobody waits for ends the program when it raises, also where it goes on because a task has ended.
open System.Threading
open System.Threading.Tasks

try
    Async.StartImmediate(async { failwith "now" })
with e ->
    printfn "caught %s" e.Message

let t = Task.Run(fun () -> Thread.Sleep 3; 1)

Async.Start(
    async {
        let! _ = Async.AwaitTask t
        failwith "after"
    }
)

Thread.Sleep 5000
printfn "never"
