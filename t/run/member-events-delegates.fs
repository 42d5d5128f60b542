// out: changed to 6
// out: changed to 16
// out: changed to 19
// out: Counter(19) Counter(19) 19
// out: rang!
// out: handler
// out: changed to 20
// out: h 20
// out: changed to 21
// out: got b
// out: got c
// out: sub c 3
// out: changed to 30
// out: observed 300
// out: changed to 31
// out: changed to 2
// out: observed 320
// out: changed to 4
// out: src 1
// out: args 1
// out: args 2
// out: tick 1
// out: tick 2
// out: unsubscribed
module EventsDelegates
open System

type Counter(start: int) =
    let mutable count = start
    let changed = Event<int>()
    [<CLIEvent>]
    member _.Changed = changed.Publish
    member _.Count
        with get () = count
        and set v =
            count <- v
            changed.Trigger v
    member this.Increment(?by: int) =
        let by = defaultArg by 1
        this.Count <- this.Count + by
    override this.ToString() = sprintf "Counter(%d)" count

type Alarm() =
    let ev = new Event<EventHandler<EventArgs>, EventArgs>()
    [<CLIEvent>]
    member this.Rang = ev.Publish
    member this.Ring() = ev.Trigger(this, EventArgs.Empty)

let c = Counter(5)
c.Changed.Add(fun v -> printfn "changed to %d" v)
c.Increment()
c.Increment(by = 10)
c.Increment(3)
printfn "%O %s %A" c (string c) c.Count
let a = Alarm()
a.Rang.Add(fun _ -> printfn "rang!")
a.Rang.AddHandler(EventHandler<EventArgs>(fun s e -> printfn "handler"))
a.Ring()
let h = Handler<int>(fun sender v -> printfn "h %d" v)
c.Changed.AddHandler h
c.Increment()
c.Changed.RemoveHandler h
c.Increment()
let e = Event<string * int>()
let sub = e.Publish |> Event.filter (fun (_, n) -> n > 1) |> Event.map fst
sub.Add(printfn "got %s")
e.Trigger("a", 1)
e.Trigger("b", 2)
e.Publish.Subscribe(fun (s, n) -> printfn "sub %s %d" s n) |> ignore
e.Trigger("c", 3)
let obs = c.Changed |> Observable.filter (fun v -> v % 2 = 0) |> Observable.map (fun v -> v * 10) |> Observable.scan (+) 0
let sub2 = obs.Subscribe(fun v -> printfn "observed %d" v)
c.Count <- 30
c.Count <- 31
c.Count <- 2
sub2.Dispose()
c.Count <- 4
type Args(n: int) =
    inherit EventArgs()
    member _.N = n
type Handle = delegate of obj * Args -> unit
type Source(name: string) =
    let ev = Event<Handle, Args>()
    [<CLIEvent>]
    member _.Fired = ev.Publish
    member this.Fire n = ev.Trigger(this, Args n)
    member _.Name = name
let s = Source "src"
let handler = Handle(fun sender a -> printfn "%s %d" (sender :?> Source).Name a.N)
s.Fired.AddHandler handler
s.Fired.Add(fun a -> printfn "args %d" a.N)
s.Fire 1
s.Fired.RemoveHandler handler
s.Fire 2
type Ticker() =
    interface IObservable<int> with
        member _.Subscribe(o) =
            o.OnNext 1
            o.OnNext 2
            o.OnCompleted()
            { new IDisposable with member _.Dispose() = printfn "unsubscribed" }
let tick = Ticker() |> Observable.subscribe (printfn "tick %d")
tick.Dispose()
