// out: true
// out: 4
// out: true
// out: ()
// out: 3
// out: x
// out: 3
// out: x
// out: 3
// out: x
// the constraints of an abbreviation named by the constraint of another
open System.Runtime.CompilerServices
open System.Threading.Tasks
type Awaiter<'Awaiter, 'TResult
    when 'Awaiter :> ICriticalNotifyCompletion
    and 'Awaiter: (member get_IsCompleted: unit -> bool)
    and 'Awaiter: (member GetResult: unit -> 'TResult)> = 'Awaiter
type Awaiter =
    static member inline IsCompleted<'Awaiter, 'TResult when Awaiter<'Awaiter, 'TResult>>(awaiter: 'Awaiter) =
        awaiter.get_IsCompleted ()
    static member inline GetResult<'Awaiter, 'TResult when Awaiter<'Awaiter, 'TResult>>(awaiter: 'Awaiter) = awaiter.GetResult()
    static member inline OnCompleted<'Awaiter, 'TResult, 'Continuation when Awaiter<'Awaiter, 'TResult>>(awaiter: 'Awaiter, continuation: System.Action) =
        awaiter.OnCompleted(continuation)
type Awaitable<'Awaitable, 'Awaiter, 'TResult
    when 'Awaitable: (member GetAwaiter: unit -> Awaiter<'Awaiter, 'TResult>)> = 'Awaitable
type Awaitable =
    static member inline GetAwaiter<'Awaitable, 'Awaiter, 'TResult when Awaitable<'Awaitable, 'Awaiter, 'TResult>>(awaitable: 'Awaitable) =
        awaitable.GetAwaiter()
let inline run (x: Awaitable<_, _, _>) =
    let a = Awaitable.GetAwaiter x
    printfn "%b" (Awaiter.IsCompleted a)
    Awaiter.GetResult a

printfn "%d" (run (ValueTask<int> 4))
printfn "%A" (run (Task.CompletedTask))
module Second =
    type A1() =
        member _.Get() = 3
    type A2() =
        member _.Get() = "x"
    type Able<'T, 'A when 'T: (member Get: unit -> 'A)> = 'T
    type Able =
        static member inline Go<'T, 'A when Able<'T, 'A>>(x: 'T) = x.Get ()
    let inline run (x: Able<_, _>) = Able.Go x
    printfn "%d" (run (A1()))
    printfn "%s" (run (A2()))
    let inline run2 (x: Able<'a, 'b>) : 'b = Able.Go x
    printfn "%d" (run2 (A1()))
    printfn "%s" (run2 (A2()))
    let inline run3 x = Able.Go x
    printfn "%d" (run3 (A1()))
    printfn "%s" (run3 (A2()))
