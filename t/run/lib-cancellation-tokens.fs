// out: true Canceled
// out: AggregateException: One or more errors occurred. (A task was canceled.)
// out: true false
// out: true false
// out: true false
// out: true false
// out: linked
// out: true false
// out: true
// out: true
// out: ArgumentException: Span may not be empty. (Parameter 'choices')
// out: ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: [|1; 1; 2; 3|]
open System
open System.Threading
open System.Threading.Tasks
let t f = try printfn "%s" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> let x = Task.FromCanceled<int>(CancellationToken(true)) in sprintf "%b %A" x.IsCanceled x.Status)
t (fun () -> string (Task.FromCanceled<int>(CancellationToken(true)).Result))
t (fun () -> let x = Task.FromCanceled(CancellationToken(true)) in sprintf "%b %b" x.IsCanceled x.IsFaulted)
t (fun () -> sprintf "%b %b" (CancellationToken(true)).IsCancellationRequested (CancellationToken(false)).CanBeCanceled)
t (fun () -> sprintf "%b %b" (CancellationToken.None = CancellationToken.None) (CancellationToken.None.Equals(CancellationToken(true))))
let a, b = new CancellationTokenSource(), new CancellationTokenSource()
t (fun () -> sprintf "%b %b" (a.Token = a.Token) (a.Token = b.Token))
let linked = CancellationTokenSource.CreateLinkedTokenSource(a.Token, b.Token)
linked.Token.Register(fun () -> printfn "linked") |> ignore
b.Cancel()
printfn "%b %b" linked.IsCancellationRequested a.IsCancellationRequested
let c = new CancellationTokenSource(TimeSpan.FromMilliseconds 20.0)
Thread.Sleep 60
printfn "%b" c.IsCancellationRequested
let d = new CancellationTokenSource()
d.CancelAfter(TimeSpan.FromMilliseconds 10.0)
Thread.Sleep 40
printfn "%b" d.IsCancellationRequested
let r = Random 1
t (fun () -> sprintf "%A" (r.GetItems(([||]: int[]), 2)))
t (fun () -> sprintf "%A" (r.GetItems([| 1 |], -1)))
t (fun () -> sprintf "%A" (r.GetItems([| 1; 2; 3 |], 4)))
