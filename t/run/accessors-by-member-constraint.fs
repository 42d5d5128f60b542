// out: true
// out: true
// out: (true, ())
// out: 3 3
// out: 9 0
// out: 3
// accessors by a member constraint: x.get_P (), of a type that has a bound too
open System.Runtime.CompilerServices
open System.Threading.Tasks
let inline isDone (a: ^A when ^A :> ICriticalNotifyCompletion and ^A: (member get_IsCompleted: unit -> bool)) = a.get_IsCompleted ()
let inline isDone2 (a: ^A when ^A :> ICriticalNotifyCompletion and ^A: (member IsCompleted: bool)) = a.IsCompleted
let inline isDone3 (a: ^A when ^A: (member get_IsCompleted: unit -> bool) and ^A :> ICriticalNotifyCompletion) = a.get_IsCompleted (), a.OnCompleted (fun () -> ())
printfn "%b" (isDone ((Task.FromResult 3).GetAwaiter()))
printfn "%b" (isDone2 ((Task.FromResult 3).GetAwaiter()))
printfn "%A" (isDone3 ((Task.FromResult 3).GetAwaiter()))
type C() =
    member _.P = 3
    member val Q = 4 with get, set
let inline a (x: ^A when ^A: (member get_P: unit -> int)) = x.get_P ()
let inline c (x: ^A when ^A: (member P: int)) = x.P
let inline e (x: ^A when ^A: (member set_Q: int -> unit)) = x.set_Q 9
let inline g<'T when 'T: (static member get_Zero: unit -> 'T)> () = 'T.get_Zero ()
printfn "%d %d" (a (C())) (c (C()))
let q = C()
e q
printfn "%d %d" q.Q (g<int> ())
let inline d (x: ^A when ^A: (member P: int)) = x.get_P ()
printfn "%d" (d (C()))
