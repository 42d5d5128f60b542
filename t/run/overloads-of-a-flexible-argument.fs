// out: [task]4
// out: [task]3
// out: [async]4
// out: [like]4
// out: [task]9
// out: task
// an argument of a flexible type, or bounded by a class: overloads of other classes are none
open Microsoft.FSharp.Core.CompilerServices
open System.Threading.Tasks
type Code<'T> = Code of (unit -> 'T)
type B() =
    member _.Delay(f: unit -> Code<'T>) = Code(fun () -> let (Code g) = f () in g ())
    member _.Zero() = Code(fun () -> ())
    member _.Return(x: 'T) = Code(fun () -> x)
    member _.Run(Code f) = f ()
[<AutoOpen>]
module Low =
    type B with
        [<NoEagerConstraintApplication>]
        member inline _.Bind< ^TaskLike, 'T, 'U, ^Awaiter
            when ^TaskLike: (member GetAwaiter: unit -> ^Awaiter)
            and ^Awaiter :> System.Runtime.CompilerServices.ICriticalNotifyCompletion
            and ^Awaiter: (member get_IsCompleted: unit -> bool)
            and ^Awaiter: (member GetResult: unit -> 'T)>
            (task: ^TaskLike, k: 'T -> Code<'U>) : Code<'U> =
            Code(fun () ->
                printf "[like]"
                let a = (^TaskLike: (member GetAwaiter: unit -> ^Awaiter) task)
                let (Code g) = k (^Awaiter: (member GetResult: unit -> 'T) a)
                g ())
[<AutoOpen>]
module Medium =
    type B with
        member inline _.Bind(x: Async<'T>, k: 'T -> Code<'U>) = Code(fun () -> printf "[async]"; let (Code g) = k (Async.RunSynchronously x) in g ())
        member inline _.Bind(x: Task<'T>, k: 'T -> Code<'U>) = Code(fun () -> printf "[task]"; let (Code g) = k x.Result in g ())
let b = B()
let f (mapper: int -> #Task<'T>) = b {
    let! r = mapper 3
    return r }
let g (mapper: int -> #Task<'T>, n) = b {
    let! r = mapper n
    printfn "%O" r }
printfn "%d" (f (fun n -> Task.FromResult(n + 1)))
printfn "%d" (b { let! x = Task.FromResult 3 in return x })
printfn "%d" (b { let! x = async { return 4 } in return x })
printfn "%d" (b { let! x = ValueTask<int> 4 in return x })
g ((fun n -> Task.FromResult(n + 1)), 8)
type C() =
    static member M(x: Async<'T>) = "async"
    static member M(x: Task) = "task"
    static member M(x: ResizeArray<'T>) = "list"
let h (t: #Task) = C.M t
printfn "%s" (h (Task.FromResult 3))
