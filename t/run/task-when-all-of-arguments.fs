// out: [|1; 2|]
// out: [|1; 2; 3|]
// out: [|1; 2|]
// out: [|1; 2|]
// out: [|1; 2|]
// out: [|1|]
// out: 1
// out: 1
// out: 4
// out: 4
// out: 0
open System.Threading.Tasks
let t x = Task.FromResult x
printfn "%A" ((Task.WhenAll (t 1, t 2)).Result)
printfn "%A" ((Task.WhenAll (t 1, t 2, t 3)).Result)
printfn "%A" ((Task.WhenAll [t 1; t 2]).Result)
printfn "%A" ((Task.WhenAll [| t 1; t 2 |]).Result)
printfn "%A" ((Task.WhenAll (seq { t 1; t 2 })).Result)
printfn "%A" ((Task.WhenAll (t 1)).Result)
Task.WhenAll(Task.CompletedTask, Task.CompletedTask).Wait ()
Task.WhenAll([ Task.CompletedTask ]).Wait ()
printfn "%d" (Task.WhenAny(t 1, t 2, t 3).Result.Result)
printfn "%d" (Task.WhenAny(t 1, t 2).Result.Result)
printfn "%d" (Task.WhenAny([t 4]).Result.Result)
printfn "%d" (Task.WhenAny([| t 4 |]).Result.Result)
Task.WaitAll (t 1, t 2)
printfn "%d" (Task.WaitAny (Task.CompletedTask, t 1))
