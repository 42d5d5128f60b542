// out: ! boom: boom failed
// out: 1: #3 boom (High)
// out: 2: #4 c (High)
// out: 3: #1 a (Normal)
// out: 8: #2 b (Low)
// out: a -> at 3
// out: b -> 16
// out: boom -> error boom failed
// out: [(Low, 1); (Normal, 1); (High, 2)] 8 4
module Sim
open System
open System.Collections.Generic

type Priority =
    | Low = 1
    | Normal = 5
    | High = 10

type JobState =
    | Pending
    | Running of started: int
    | Done of result: Result<string, exn>

[<AbstractClass>]
type Job(name: string, ?priority: Priority) =
    static let mutable nextId = 0
    let id =
        nextId <- nextId + 1
        nextId
    let priority = defaultArg priority Priority.Normal
    member _.Id = id
    member _.Name = name
    member _.Priority = priority
    member val State = Pending with get, set
    abstract Run: clock: int -> string
    abstract Cost: int
    default _.Cost = 1
    static member Created = nextId
    interface IComparable<Job> with
        member this.CompareTo other =
            match compare (int other.Priority) (int this.Priority) with
            | 0 -> compare this.Id other.Id
            | n -> n
    interface IComparable with
        member this.CompareTo o = (this :> IComparable<Job>).CompareTo(o :?> Job)
    override this.Equals o = Object.ReferenceEquals(this, o)
    override _.GetHashCode() = id
    override this.ToString() = $"#{id} {name} ({priority})"

type FuncJob(name, f: int -> string, ?priority, ?cost) =
    inherit Job(name, ?priority = priority)
    override _.Run c = f c
    override _.Cost = defaultArg cost 1

type FailingJob(name) =
    inherit Job(name, Priority.High)
    override _.Run _ = failwithf "%s failed" name

type Scheduler() =
    let mutable queue = Set.empty<Job>
    let mutable clock = 0
    let finished = Event<Job * int>()
    let failed = Event<_>()
    let stats = Dictionary<Priority, int>()
    [<CLIEvent>]
    member _.Finished = finished.Publish
    [<CLIEvent>]
    member _.Failed = failed.Publish
    member _.Add(job: #Job) = queue <- queue.Add(job :> Job)
    member this.AddAll([<ParamArray>] jobs: Job[]) = jobs |> Array.iter this.Add
    member _.Clock = clock
    member _.Stats = stats |> Seq.map (|KeyValue|) |> Seq.sortBy fst |> List.ofSeq
    member private _.Bump(p: Priority) =
        match stats.TryGetValue p with
        | true, n -> stats.[p] <- n + 1
        | _ -> stats.Add(p, 1)
    member this.Step() =
        if queue.IsEmpty then
            false
        else
            let job = queue.MinimumElement
            queue <- queue.Remove job
            job.State <- Running clock
            clock <- clock + job.Cost
            job.State <-
                try
                    Done(Ok(job.Run clock))
                with e ->
                    failed.Trigger(job.Name, e.Message)
                    Done(Error e)
            this.Bump job.Priority
            finished.Trigger(job, clock)
            true
    member this.RunAll() =
        while this.Step() do
            ()

[<EntryPoint>]
let main _ =
    let s = Scheduler()
    s.Finished.Add(fun (j, t) -> printfn "%d: %O" t j)
    s.Failed.Add(fun (n, m) -> printfn "! %s: %s" n m)
    let a = FuncJob("a", sprintf "at %d")
    let jobs: Job[] = [| FuncJob("b", (fun c -> string (c * 2)), Priority.Low, cost = 5); FailingJob "boom" |]
    s.Add a
    s.AddAll jobs
    s.AddAll(FuncJob("c", (fun _ -> "c"), priority = Priority.High))
    s.RunAll()
    for j in Array.append [| a :> Job |] jobs do
        match j.State with
        | Done(Ok r) -> printfn "%s -> %s" j.Name r
        | Done(Error e) -> printfn "%s -> error %s" j.Name e.Message
        | Pending | Running _ -> printfn "%s unfinished" j.Name
    printfn "%A %d %d" s.Stats s.Clock Job.Created
    0
