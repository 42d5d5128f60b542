// out: caught A continuation provided by Async.FromContinuations was invoked multiple times
// out: got 1
// out: 1
// out: caught A continuation provided by Async.FromContinuations was invoked multiple times
// out: 1
// out: 5
// out: ArgumentNullException
open System
open System.Threading
let o = obj ()
let twice = Async.FromContinuations (fun (k, _, _) -> k 1; k 2)
let inner = async {
    let! x = Async.FromContinuations (fun (k, _, _) -> k 1; (try k 2 with e -> printfn "caught %s" e.Message))
    printfn "got %d" x
    return x }
try printfn "%d" (Async.RunSynchronously inner) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let both = async {
    let! x = Async.FromContinuations (fun (k, e, _) -> k 1; (try e (Exception "boo") with e -> printfn "caught %s" e.Message))
    return x }
printfn "%d" (Async.RunSynchronously both)
let r = lock o (fun () -> lock o (fun () -> 5))
printfn "%d" r
try lock (null: obj) (fun () -> ()) with e -> printfn "%s" (e.GetType().Name)
