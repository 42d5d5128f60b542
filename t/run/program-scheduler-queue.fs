// out: 1 [1; 2; 2; 3; 5; 7; 8; 9]
// out: a dog fox the lazy over brown jumps quick
// out: "phea"
// out: the heap is empty
// out: 1 tills: 310 served in 1100 steps, wait 175.40 ± 108.77, at most 355.85, queue 175
// out: 2 tills: 462 served in 1181 steps, wait 2.32 ± 3.50, at most 17.26, queue 10
// out: 3 tills: 479 served in 1054 steps, wait 0.35 ± 1.03, at most 8.05, queue 5
// out: 1 workers: 23
// out: 2 workers: 13
// out:    0 assets on 1
// out:    0 parse on 2
// out:    3 parse done
// out:    3 check on 2
// out:    5 assets done
// out:    5 docs on 1
// out:    7 check done
// out:    7 emit on 2
// out:    9 emit done
// out:    9 link on 2
// out:   10 link done
// out:   11 docs done
// out:   11 pack on 1
// out:   13 pack done
// out: 3 workers: 12
// out: cycle: a -> b -> c -> a
// out: b@5 a@10 c@14 
// A discrete-event scheduler: generic heap, processes, resources, statistics; jobs with dependencies; round robin.
module Scheduling

open System
open System.Collections.Generic

/// A binary heap whose order is given by a comparer.
type PriorityHeap<'T>(comparer: IComparer<'T>) =
    let mutable items: 'T[] = Array.zeroCreate 4
    let mutable count = 0

    new(compare: 'T -> 'T -> int) = PriorityHeap<'T>({ new IComparer<'T> with member _.Compare(a, b) = compare a b })

    member _.Count = count
    member _.IsEmpty = count = 0

    member _.Peek =
        if count = 0 then raise (InvalidOperationException "the heap is empty")
        items.[0]

    member private _.Less(i, j) = comparer.Compare(items.[i], items.[j]) < 0

    member private _.Swap(i, j) =
        let t = items.[i]
        items.[i] <- items.[j]
        items.[j] <- t

    member this.Enqueue item =
        if count = items.Length then Array.Resize(&items, 2 * count)
        items.[count] <- item
        count <- count + 1
        let mutable i = count - 1
        while i > 0 && this.Less(i, (i - 1) / 2) do
            this.Swap(i, (i - 1) / 2)
            i <- (i - 1) / 2

    member this.Dequeue() =
        let top = this.Peek
        count <- count - 1
        items.[0] <- items.[count]
        items.[count] <- Unchecked.defaultof<'T>
        let rec sink i =
            let left, right = 2 * i + 1, 2 * i + 2
            let mutable least = i
            if left < count && this.Less(left, least) then least <- left
            if right < count && this.Less(right, least) then least <- right
            if least <> i then
                this.Swap(i, least)
                sink least
        sink 0
        top

    member this.Drain() = [ while not this.IsEmpty do this.Dequeue() ]

// ---- simulation

[<CustomComparison; CustomEquality>]
type Pending =
    { Time: float; Number: int; Run: unit -> unit }
    interface IComparable<Pending> with
        member a.CompareTo b =
            match compare a.Time b.Time with
            | 0 -> compare a.Number b.Number
            | c -> c
    override a.Equals o = match o with :? Pending as b -> a.Number = b.Number | _ -> false
    override a.GetHashCode() = a.Number

type Simulation() =
    let queue = PriorityHeap<Pending>(fun a b -> (a :> IComparable<Pending>).CompareTo b)
    let mutable now = 0.0
    let mutable number = 0
    member _.Now = now
    member _.Schedule(delay, run) =
        number <- number + 1
        queue.Enqueue { Time = now + delay; Number = number; Run = run }
    member this.RunUntil limit =
        let mutable steps = 0
        while not queue.IsEmpty && queue.Peek.Time <= limit do
            let next = queue.Dequeue()
            now <- next.Time
            next.Run()
            steps <- steps + 1
        now <- limit
        steps

/// What processes wait for, `capacity` at a time.
type Resource(simulation: Simulation, capacity: int) =
    let waiting = Queue<unit -> unit>()
    let mutable busy = 0
    let mutable longest = 0
    member _.Longest = longest
    member _.Acquire(run: unit -> unit) =
        if busy < capacity then
            busy <- busy + 1
            run ()
        else
            waiting.Enqueue run
            longest <- max longest waiting.Count
    member _.Release() =
        if waiting.Count > 0 then simulation.Schedule(0.0, waiting.Dequeue())
        else busy <- busy - 1

type Random'(seed: uint32) =
    let mutable x = seed
    member _.Next() =
        x <- x * 1664525u + 1013904223u
        float (x >>> 8) / 16777216.0
    member this.Exponential mean = -mean * log (1.0 - this.Next())

[<Struct>]
type Statistics =
    { Count: int; Sum: float; Squares: float; Max: float }
    static member Zero = { Count = 0; Sum = 0.0; Squares = 0.0; Max = Double.NegativeInfinity }
    static member (+)(s: Statistics, x: float) =
        { Count = s.Count + 1; Sum = s.Sum + x; Squares = s.Squares + x * x; Max = max s.Max x }
    member s.Mean = s.Sum / float s.Count
    member s.Deviation = sqrt (s.Squares / float s.Count - s.Mean * s.Mean)

let shop tills =
    let sim = Simulation()
    let random = Random' 42u
    let till = Resource(sim, tills)
    let mutable waits = Statistics.Zero
    let mutable served = 0
    let customer () =
        let arrived = sim.Now
        till.Acquire(fun () ->
            waits <- waits + (sim.Now - arrived)
            sim.Schedule(random.Exponential 3.0, fun () ->
                served <- served + 1
                till.Release()))
    let rec arrivals () =
        customer ()
        sim.Schedule(random.Exponential 2.0, arrivals)
    sim.Schedule(0.0, arrivals)
    let steps = sim.RunUntil 1000.0
    printfn "%d tills: %d served in %d steps, wait %.2f ± %.2f, at most %.2f, queue %d" tills served steps waits.Mean waits.Deviation waits.Max till.Longest

// ---- jobs

type JobState =
    | Waiting of missing: Set<string>
    | Ready
    | Running of until: int
    | Done of at: int

type Job = { Name: string; Cost: int; Priority: int; Needs: string list }

type Event =
    | Started of string * worker: int
    | Finished of string

exception Cyclic of string list

let checkCycles (jobs: Job list) =
    let table = jobs |> List.map (fun j -> j.Name, j) |> Map.ofList
    let rec visit (path: string list) (seen: Set<string>) name =
        if List.contains name path then raise (Cyclic(List.rev (name :: path)))
        elif seen.Contains name then seen
        else table.[name].Needs |> List.fold (visit (name :: path)) seen |> Set.add name
    jobs |> List.fold (fun seen j -> visit [] seen j.Name) Set.empty |> ignore

let schedule workers (jobs: Job list) =
    checkCycles jobs
    let states = Dictionary<string, JobState>()
    for j in jobs do
        states.[j.Name] <- if j.Needs.IsEmpty then Ready else Waiting(Set.ofList j.Needs)
    let free = SortedSet [ 1..workers ]
    let running = List<int * Job * int>()
    let log = ResizeArray<int * Event>()
    let rec loop time =
        running.Sort(fun (a, j1, _) (b, j2, _) -> if a <> b then compare a b else compare j1.Name j2.Name)
        while running.Count > 0 && (let (t, _, _) = running.[0] in t) <= time do
            let _, job, worker = running.[0]
            running.RemoveAt 0
            states.[job.Name] <- Done time
            log.Add(time, Finished job.Name)
            free.Add worker |> ignore
            for j in jobs do
                match states.[j.Name] with
                | Waiting missing ->
                    let left = missing.Remove job.Name
                    states.[j.Name] <- if left.IsEmpty then Ready else Waiting left
                | _ -> ()
        let ready =
            jobs
            |> List.filter (fun j -> states.[j.Name] = Ready)
            |> List.sortBy (fun j -> -j.Priority, j.Cost, j.Name)
        for job in List.truncate free.Count ready do
            let worker = free.Min
            free.Remove worker |> ignore
            states.[job.Name] <- Running(time + job.Cost)
            running.Add(time + job.Cost, job, worker)
            log.Add(time, Started(job.Name, worker))
        if running.Count > 0 then loop (running |> Seq.map (fun (t, _, _) -> t) |> Seq.min)
        else time
    let finish = loop 0
    finish, List.ofSeq log

let job name cost priority needs = { Name = name; Cost = cost; Priority = priority; Needs = needs }

let build =
    [ job "parse" 3 1 []
      job "check" 4 1 [ "parse" ]
      job "docs" 6 0 [ "parse" ]
      job "emit" 2 2 [ "check" ]
      job "assets" 5 3 []
      job "link" 1 1 [ "emit"; "assets" ]
      job "pack" 2 1 [ "link"; "docs" ] ]

let roundRobin quantum tasks =
    let queue = Queue(tasks: (string * int) list)
    let rec go clock acc =
        match queue.TryDequeue() with
        | false, _ -> List.rev acc
        | true, (name, left) when left <= quantum -> go (clock + left) ((name, clock + left) :: acc)
        | true, (name, left) ->
            queue.Enqueue(name, left - quantum)
            go (clock + quantum) acc
    go 0 []

[<EntryPoint>]
let main _ =
    let heap = PriorityHeap<int>(compare)
    List.iter heap.Enqueue [ 5; 2; 9; 1; 7; 3; 8; 2 ]
    printfn "%d %A" heap.Peek (heap.Drain())
    let byLength = PriorityHeap<string>(fun a b -> compare (a.Length, a) (b.Length, b))
    "the quick brown fox jumps over a lazy dog".Split ' ' |> Array.iter byLength.Enqueue
    printfn "%s" (String.Join(" ", byLength.Drain()))
    let backwards = PriorityHeap<char>(Comparer<char>.Create(fun a b -> compare b a))
    Seq.iter backwards.Enqueue "heap"
    printfn "%A" (backwards.Drain() |> List.toArray |> String)
    (try heap.Dequeue() |> ignore
     with :? InvalidOperationException as e -> printfn "%s" e.Message)
    List.iter shop [ 1; 2; 3 ]
    for workers in 1..3 do
        let finish, log = schedule workers build
        printfn "%d workers: %d" workers finish
        if workers = 2 then
            for time, event in log do
                match event with
                | Started(name, w) -> printfn "  %2d %s on %d" time name w
                | Finished name -> printfn "  %2d %s done" time name
    try
        schedule 1 (job "a" 1 1 [ "b" ] :: job "b" 1 1 [ "c" ] :: [ job "c" 1 1 [ "a" ] ]) |> ignore
    with Cyclic path -> printfn "cycle: %s" (String.concat " -> " path)
    for name, at in roundRobin 3 [ "a", 5; "b", 2; "c", 7 ] do
        printf "%s@%d " name at
    printfn ""
    0
