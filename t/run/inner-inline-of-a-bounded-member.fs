// out: Some 3
// out: Some 3
// out: 4
// out: 3
// an inline function inside, whose parameter has a bound and a member by constraint
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
type X =
    static member inline A1(awaiter: 'Awaiter) =
        if Awaiter.IsCompleted awaiter then Some (Awaiter.GetResult awaiter) else None
type Y =
    static member inline A2(awaiter: 'Awaiter) =
        let inline handle (next: 'a -> unit, awaiter) = next (Awaiter.GetResult awaiter)
        let r = ref None
        if Awaiter.IsCompleted awaiter then handle ((fun x -> r.Value <- Some x), awaiter) 
        else Awaiter.OnCompleted(awaiter, (fun () -> ()))
        r.Value
printfn "%A" (X.A1((Task.FromResult 3).GetAwaiter()))
printfn "%A" (Y.A2((Task.FromResult 3).GetAwaiter()))
module Second =
    type I =
        abstract Q: int
    type C() =
        interface I with
            member _.Q = 1
        member _.P = 3
    type K =
        static member inline Go<'A, 'R when 'A :> I and 'A: (member P: 'R)>(x: 'A) = x.P
    let f () =
        let inline handle (y, x) = y + K.Go x
        handle (1, C())
    printfn "%A" (f ())
    let inline h2 (x: ^A when ^A :> I and ^A: (member P: 'R)) = x.P
    let g () =
        let inline handle x = h2 x
        handle (C())
    printfn "%A" (g ())
