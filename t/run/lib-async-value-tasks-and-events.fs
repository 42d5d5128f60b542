// out: true true 5
// out: late late
// out: 5 x 2.500000
// out: true true
// out: Exception no
// out: caught no
// out: -1
// out: 9 true
// out: 42
// out: (3, 4)
open System
open System.Threading.Tasks
let v = ValueTask<int>(5)
printfn "%b %b %d" v.IsCompleted v.IsCompletedSuccessfully v.Result
let w = ValueTask<string>(task { return "late" })
printfn "%s %s" w.Result (w.AsTask().Result)
let t =
    task {
        let! a = v
        let! b = ValueTask<string>(Task.FromResult "x")
        do! ValueTask.CompletedTask
        do! ValueTask(Task.Delay 1)
        let! c = ValueTask.FromResult 2.5
        return sprintf "%d %s %f" a b c
    }
printfn "%s" t.Result
let failing = ValueTask<int>(task { return failwith "no" })
printfn "%b %b" failing.IsFaulted failing.IsCompleted
try printfn "%d" failing.Result with e -> printfn "%s %s" (e.GetType().Name) e.Message
let u = task { try let! x = failing in return x with e -> printfn "caught %s" e.Message; return -1 }
printfn "%d" u.Result
let r = task { return! ValueTask<int> 9 }
printfn "%d %b" r.Result (ValueTask().IsCompleted)
let ev = Event<int>()
let waits = async { let! x = Async.AwaitEvent ev.Publish in return x * 2 }
let started = Async.StartImmediateAsTask waits
ev.Trigger 21
ev.Trigger 1
printfn "%d" started.Result
let rec two = async {
    let! a = Async.AwaitEvent ev.Publish
    let! b = Async.AwaitEvent ev.Publish
    return a, b }
let both = Async.StartImmediateAsTask two
ev.Trigger 3
ev.Trigger 4
printfn "%A" both.Result
