// out: 3
// out: 4
// out: 5
// out: first
// out: second
// out: third
// out: 6
// out: true
// out: true
// out: inner
open System.Threading
open System.Threading.Tasks
let f (g: unit -> Task<'T>) (ct: CancellationToken) : Task<'T> = Task.Run<'T>((fun () -> g ()), ct)
let h (g: unit -> Task<'T>) : Task<'T> = Task.Run<'T>(fun () -> g ())
printfn "%d" (f (fun () -> Task.FromResult 3) CancellationToken.None).Result
printfn "%d" (h (fun () -> Task.FromResult 4)).Result
printfn "%d" (Task.Run<int>((fun () -> 5), CancellationToken.None)).Result
// the token does not decide whether the inner task is waited for
let late (name: string) = task {
    do! Task.Delay 20
    printfn "%s" name }
let token = CancellationToken.None
(Task.Run<unit>((fun () -> late "first"), token)).Wait()
let second = System.Func<Task>(fun () -> late "second")
Task.Run(second, token).Wait()
(Task.Run<unit>((fun () -> late "third"), token)).Wait()
let n : Task<int> = Task.Run<int>((fun () -> task { return 6 }), token)
printfn "%d" n.Result
let cancelled = Task.Run<int>((fun () -> task { return 7 }), CancellationToken true)
printfn "%b" cancelled.IsCanceled
let plain = Task.Run(second, CancellationToken true)
printfn "%b" plain.IsCanceled
try (Task.Run<int>((fun () -> task { failwith "inner"; return 1 }), token)).Wait()
with :? System.AggregateException as e -> printfn "%s" e.InnerException.Message
