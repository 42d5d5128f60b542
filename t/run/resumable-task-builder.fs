// out: 42
// out: 3
// out: 15
// out: -4
// out: open a
// out: open b
// out: finally
// out: close b
// out: close a
// out: 3
// out: bad
// out: 100000
module Program
// A builder of tasks over resumable code, as libraries write them: waits, loops, handlers, resources.
open System
open System.Runtime.CompilerServices
open System.Threading.Tasks
open Microsoft.FSharp.Core.CompilerServices
open Microsoft.FSharp.Core.CompilerServices.StateMachineHelpers

[<Struct; NoComparison; NoEquality>]
type JobData<'T> =
    [<DefaultValue(false)>]
    val mutable Result: 'T
    [<DefaultValue(false)>]
    val mutable MethodBuilder: AsyncTaskMethodBuilder<'T>

and JobMachine<'T> = ResumableStateMachine<JobData<'T>>
and JobFunc<'T> = ResumptionFunc<JobData<'T>>
and JobInfo<'T> = ResumptionDynamicInfo<JobData<'T>>
and JobCode<'TOverall, 'T> = ResumableCode<JobData<'TOverall>, 'T>

type JobBuilder() =
    member inline _.Delay(generator: unit -> JobCode<'O, 'T>) : JobCode<'O, 'T> =
        JobCode<'O, 'T>(fun sm -> (generator ()).Invoke(&sm))
    [<DefaultValue>]
    member inline _.Zero() : JobCode<'O, unit> = ResumableCode.Zero()
    member inline _.Return(value: 'T) : JobCode<'T, 'T> =
        JobCode<'T, _>(fun sm ->
            sm.Data.Result <- value
            true)
    member inline _.Combine(a: JobCode<'O, unit>, b: JobCode<'O, 'T>) : JobCode<'O, 'T> = ResumableCode.Combine(a, b)
    member inline _.While([<InlineIfLambda>] condition: unit -> bool, body: JobCode<'O, unit>) : JobCode<'O, unit> =
        ResumableCode.While(condition, body)
    member inline _.TryWith(body: JobCode<'O, 'T>, catch: exn -> JobCode<'O, 'T>) : JobCode<'O, 'T> = ResumableCode.TryWith(body, catch)
    member inline _.TryFinally(body: JobCode<'O, 'T>, [<InlineIfLambda>] compensation: unit -> unit) : JobCode<'O, 'T> =
        ResumableCode.TryFinally(body, ResumableCode<_, _>(fun _ -> compensation (); true))
    member inline _.Using(resource: 'R, body: 'R -> JobCode<'O, 'T>) : JobCode<'O, 'T> when 'R :> IDisposable =
        ResumableCode.Using(resource, body)
    member inline _.For(items: seq<'T>, body: 'T -> JobCode<'O, unit>) : JobCode<'O, unit> = ResumableCode.For(items, body)

    static member BindDynamic(sm: byref<JobMachine<_>>, task: Task<'A>, continuation: ('A -> JobCode<'O, 'B>)) : bool =
        let mutable awaiter = task.GetAwaiter()
        let cont = JobFunc<'O>(fun sm -> let result = awaiter.GetResult() in (continuation result).Invoke(&sm))
        if awaiter.IsCompleted then cont.Invoke(&sm)
        else
            sm.ResumptionDynamicInfo.ResumptionData <- (awaiter :> ICriticalNotifyCompletion)
            sm.ResumptionDynamicInfo.ResumptionFunc <- cont
            false

    member inline _.Bind(task: Task<'A>, continuation: ('A -> JobCode<'O, 'B>)) : JobCode<'O, 'B> =
        JobCode<'O, _>(fun sm ->
            if __useResumableCode then
                let mutable awaiter = task.GetAwaiter()
                let mutable __stack_fin = true
                if not awaiter.IsCompleted then
                    let __stack_yield_fin = ResumableCode.Yield().Invoke(&sm)
                    __stack_fin <- __stack_yield_fin
                if __stack_fin then
                    let result = awaiter.GetResult()
                    (continuation result).Invoke(&sm)
                else
                    sm.Data.MethodBuilder.AwaitUnsafeOnCompleted(&awaiter, &sm)
                    false
            else
                JobBuilder.BindDynamic(&sm, task, continuation))

    static member RunDynamic(code: JobCode<'T, 'T>) : Task<'T> =
        let mutable sm = JobMachine<'T>()
        let initial = JobFunc<'T>(fun sm -> code.Invoke(&sm))
        let info =
            { new JobInfo<'T>(initial) with
                member info.MoveNext(sm) =
                    let mutable savedExn = null
                    try
                        sm.ResumptionDynamicInfo.ResumptionData <- null
                        let step = info.ResumptionFunc.Invoke(&sm)
                        if step then sm.Data.MethodBuilder.SetResult(sm.Data.Result)
                        else
                            let mutable awaiter = sm.ResumptionDynamicInfo.ResumptionData :?> ICriticalNotifyCompletion
                            sm.Data.MethodBuilder.AwaitUnsafeOnCompleted(&awaiter, &sm)
                    with exn -> savedExn <- exn
                    match savedExn with
                    | null -> ()
                    | exn -> sm.Data.MethodBuilder.SetException exn
                member _.SetStateMachine(sm, state) = sm.Data.MethodBuilder.SetStateMachine(state) }
        sm.ResumptionDynamicInfo <- info
        sm.Data.MethodBuilder <- AsyncTaskMethodBuilder<'T>.Create()
        sm.Data.MethodBuilder.Start(&sm)
        sm.Data.MethodBuilder.Task

    member inline _.Run(code: JobCode<'T, 'T>) : Task<'T> =
        if __useResumableCode then
            __stateMachine<JobData<'T>, Task<'T>>
                (MoveNextMethodImpl<_>(fun sm ->
                    __resumeAt sm.ResumptionPoint
                    let mutable __stack_exn: Exception = null
                    try
                        let __stack_code_fin = code.Invoke(&sm)
                        if __stack_code_fin then sm.Data.MethodBuilder.SetResult(sm.Data.Result)
                    with exn -> __stack_exn <- exn
                    match __stack_exn with
                    | null -> ()
                    | exn -> sm.Data.MethodBuilder.SetException exn))
                (SetStateMachineMethodImpl<_>(fun sm state -> sm.Data.MethodBuilder.SetStateMachine(state)))
                (AfterCode<_, _>(fun sm ->
                    sm.Data.MethodBuilder <- AsyncTaskMethodBuilder<'T>.Create()
                    sm.Data.MethodBuilder.Start(&sm)
                    sm.Data.MethodBuilder.Task))
        else
            JobBuilder.RunDynamic(code)

let job = JobBuilder()

type Door(name: string) =
    do printfn "open %s" name
    interface IDisposable with
        member _.Dispose() = printfn "close %s" name

let later (x: 'T) : Task<'T> = task {
    do! Task.Delay 5
    return x }

[<EntryPoint>]
let main _ =
    let simple = job { return 42 }
    printfn "%d" simple.Result
    let sum =
        job {
            let! a = later 1
            let! b = Task.FromResult 2
            return a + b
        }
    printfn "%d" sum.Result
    let looped =
        job {
            let mutable total = 0
            for i in 1..5 do
                let! x = later i
                total <- total + x
            let mutable n = 3
            while n > 0 do
                let! _ = later n
                n <- n - 1
            return total
        }
    printfn "%d" looped.Result
    let handled =
        job {
            try
                let! x = later 5
                if x = 5 then failwith "five"
                return x
            with e ->
                let! y = later e.Message.Length
                return -y
        }
    printfn "%d" handled.Result
    let resources =
        job {
            use a = new Door "a"
            let! x = later 1
            use b = new Door "b"
            let! y = later 2
            try
                return x + y
            finally
                printfn "finally"
        }
    printfn "%d" resources.Result
    let failing = job { let! x = later 1 in return (if x = 1 then raise (InvalidOperationException "bad") else x) }
    try printfn "%d" failing.Result with e -> printfn "%s" e.InnerException.Message
    let many = job {
        let mutable n = 0
        while n < 100000 do
            let! one = Task.FromResult 1
            n <- n + one
        return n }
    printfn "%d" many.Result
    0
