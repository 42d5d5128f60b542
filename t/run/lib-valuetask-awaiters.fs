// out: true
// out: true
// out: 3 true
// out: true
open System
open System.Collections.Generic
open System.Globalization
open System.Threading
open System.Threading.Tasks
open System.Runtime.CompilerServices
let v = ValueTask.FromCanceled<int> (CancellationToken true)
printfn "%b" v.IsCanceled
printfn "%b" (ValueTask.FromCanceled (CancellationToken true)).IsCanceled
let a : ValueTaskAwaiter<int> = (ValueTask<int> 3).GetAwaiter ()
printfn "%d %b" (a.GetResult ()) a.IsCompleted
let b : ValueTaskAwaiter = (ValueTask Task.CompletedTask).GetAwaiter ()
b.GetResult ()
printfn "%b" b.IsCompleted
