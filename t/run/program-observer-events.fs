// out: -- logging
// out:   11 characters of warnings
// out:   20 characters of warnings
// out:   net:Info:started up
// out:   net:Warning:disk at 93%
// out:   net:Error:disk full
// out:   [(Trace, 0); (Info, 2); (Warning, 1); (Error, 1)]
// out: -- subjects
// out:   a 1
// out:   a 2
// out:   b 1->2
// out:   c 4
// out:   b 2->4
// out:   c 16
// out:   2 observers
// out:   t x
// out:   completed
// out:   0 observers
// out: -- cells
// out:   a=1 b=2 sum=3 twice=6
// out:   a=10 b=2 sum=12 twice=24
// out:   a=10 b=7 sum=0 twice=0
// out: -- history
// out:   <abc> (3, 0)
// out:   true true <a> (1, 2)
// out:   true <ab>
// out:   false (3, 0) <new>
// out:  <ab> <a> <>
// out:   0>1 1>2 2>3 3>2 2>1 1>2 2>3 3>2 2>1 1>0
// out: -- delegates
// out:   42 <5> true
// out:   6 7
// Publishers and subscribers: events, delegates, IObservable by hand, weak ordering, unsubscription, an undo stack.
module Observers

open System
open System.Collections.Generic

type Severity =
    | Trace = 0
    | Info = 1
    | Warning = 2
    | Error = 3

type LogEventArgs(severity: Severity, message: string) =
    inherit EventArgs()
    member _.Severity = severity
    member _.Message = message

type LogHandler = delegate of obj * LogEventArgs -> unit
type Transform<'a, 'b> = delegate of 'a -> 'b
type Predicate2 = delegate of int * int -> bool

type Logger(name: string) =
    let logged = Event<LogHandler, LogEventArgs>()
    let counts = Dictionary<Severity, int>()

    [<CLIEvent>]
    member _.Logged = logged.Publish

    member _.Name = name

    member this.Log(severity, message) =
        counts.[severity] <- (match counts.TryGetValue severity with | true, n -> n + 1 | _ -> 1)
        logged.Trigger(this, LogEventArgs(severity, message))

    member this.Info format = Printf.ksprintf (fun s -> this.Log(Severity.Info, s)) format
    member this.Warn format = Printf.ksprintf (fun s -> this.Log(Severity.Warning, s)) format

    member _.Count severity =
        match counts.TryGetValue severity with
        | true, n -> n
        | false, _ -> 0

/// A subject by hand, as System.IObservable asks for.
type Subject<'T>() =
    let observers = List<IObserver<'T>>()
    let mutable completed = false

    member _.ObserverCount = observers.Count

    member _.Next value =
        if not completed then
            for o in observers.ToArray() do
                o.OnNext value

    member _.Fail e =
        for o in observers.ToArray() do
            o.OnError e
        completed <- true

    member _.Complete() =
        for o in observers.ToArray() do
            o.OnCompleted()
        completed <- true
        observers.Clear()

    interface IObservable<'T> with
        member _.Subscribe observer =
            observers.Add observer
            { new IDisposable with
                member _.Dispose() = observers.Remove observer |> ignore }

module Obs =
    let observer next =
        { new IObserver<'a> with
            member _.OnNext x = next x
            member _.OnError e = printfn "  error: %s" e.Message
            member _.OnCompleted() = printfn "  completed" }

    let subscribeAll (next: 'a -> unit) (source: IObservable<'a>) = source.Subscribe(observer next)

    /// Every element with the one before it.
    let pairs (source: IObservable<'a>) : IObservable<'a * 'a> =
        { new IObservable<'a * 'a> with
            member _.Subscribe target =
                let mutable last = None
                source.Subscribe
                    { new IObserver<'a> with
                        member _.OnNext x =
                            (match last with
                             | Some p -> target.OnNext(p, x)
                             | None -> ())
                            last <- Some x
                        member _.OnError e = target.OnError e
                        member _.OnCompleted() = target.OnCompleted() } }

type Change<'T> = { Old: 'T; New: 'T }

/// A value that tells when it changes.
type Observable<'T when 'T: equality>(initial: 'T) =
    let mutable value = initial
    let changed = Event<Change<'T>>()
    member _.Changed = changed.Publish
    member _.Value
        with get () = value
        and set v =
            if v <> value then
                let old = value
                value <- v
                changed.Trigger { Old = old; New = v }
    override _.ToString() = sprintf "<%O>" value

type Cell(name: string, sheet: Sheet) =
    let mutable formula: (Sheet -> int) option = None
    let mutable inputs: IDisposable list = []
    let value = Observable 0
    member _.Name = name
    member _.Value = value.Value
    member _.Changed = value.Changed
    member _.Set n =
        inputs |> List.iter (fun d -> d.Dispose())
        inputs <- []
        formula <- None
        value.Value <- n
    member _.Define(dependencies: string list, f: Sheet -> int) =
        formula <- Some f
        inputs <-
            [ for d in dependencies do
                  let cell: Cell = sheet.[d]
                  cell.Changed.Subscribe(fun _ -> value.Value <- f sheet) ]
        value.Value <- f sheet

and Sheet() =
    let cells = SortedDictionary<string, Cell>()
    member this.Item
        with get name =
            match cells.TryGetValue name with
            | true, c -> c
            | _ ->
                let c = Cell(name, this)
                cells.[name] <- c
                c
    member _.Dump() =
        cells |> Seq.map (fun kv -> $"{kv.Key}={kv.Value.Value}") |> String.concat " " |> printfn "  %s"

/// Undo and redo by the changes that were seen.
type History<'T when 'T: equality>(source: Observable<'T>) as this =
    let undone = Stack<Change<'T>>()
    let done' = Stack<Change<'T>>()
    let mutable replaying = false
    do source.Changed.Add(fun c -> if not replaying then this.Record c)
    member private _.Record c =
        done'.Push c
        undone.Clear()
    member private _.Move(from: Stack<Change<'T>>, target: Stack<Change<'T>>, pick) =
        if from.Count > 0 then
            let c = from.Pop()
            target.Push c
            replaying <- true
            source.Value <- pick c
            replaying <- false
            true
        else
            false
    member this.Undo() = this.Move(done', undone, (fun c -> c.Old))
    member this.Redo() = this.Move(undone, done', (fun c -> c.New))
    member _.Depth = done'.Count, undone.Count

let section name = printfn "-- %s" name

let logging () =
    section "logging"
    let logger = Logger "net"
    let seen = ResizeArray<string>()
    let handler = LogHandler(fun sender args -> seen.Add $"{(sender :?> Logger).Name}:{args.Severity}:{args.Message}")
    logger.Logged.AddHandler handler
    let warnings =
        logger.Logged
        |> Event.filter (fun a -> a.Severity >= Severity.Warning)
        |> Event.map (fun a -> a.Message.Length)
        |> Event.scan (+) 0
    warnings.Add(printfn "  %d characters of warnings")
    logger.Info "started %s" "up"
    logger.Warn "disk at %d%%" 93
    logger.Log(Severity.Error, "disk full")
    logger.Logged.RemoveHandler handler
    logger.Info "unseen"
    seen |> Seq.iter (printfn "  %s")
    printfn "  %A" [ for s in [ Severity.Trace; Severity.Info; Severity.Warning; Severity.Error ] -> s, logger.Count s ]

let subjects () =
    section "subjects"
    let s = Subject<int>()
    let a = s |> Obs.subscribeAll (printfn "  a %d")
    let b = s |> Obs.pairs |> Obs.subscribeAll (fun (x, y) -> printfn "  b %d->%d" x y)
    use c = s |> Observable.filter (fun x -> x % 2 = 0) |> Observable.map (fun x -> x * x) |> Observable.subscribe (printfn "  c %d")
    s.Next 1
    s.Next 2
    a.Dispose()
    s.Next 4
    printfn "  %d observers" s.ObserverCount
    b.Dispose()
    s.Fail(Exception "broken")
    s.Next 6
    let t = Subject<string>()
    Obs.subscribeAll (printfn "  t %s") t |> ignore
    t.Next "x"
    t.Complete()
    t.Next "y"
    printfn "  %d observers" t.ObserverCount

let cells () =
    section "cells"
    let sheet = Sheet()
    sheet.["a"].Set 1
    sheet.["b"].Set 2
    sheet.["sum"].Define([ "a"; "b" ], (fun s -> s.["a"].Value + s.["b"].Value))
    sheet.["twice"].Define([ "sum" ], (fun s -> 2 * s.["sum"].Value))
    sheet.Dump()
    sheet.["a"].Set 10
    sheet.Dump()
    sheet.["sum"].Set 0
    sheet.["b"].Set 7
    sheet.Dump()

let history () =
    section "history"
    let text = Observable ""
    let h = History text
    let log = ResizeArray()
    text.Changed.Add(fun { Old = o; New = n } -> log.Add(sprintf "%d>%d" o.Length n.Length))
    for word in [ "a"; "ab"; "ab"; "abc" ] do
        text.Value <- word
    printfn "  %O %A" text h.Depth
    printfn "  %b %b %O %A" (h.Undo()) (h.Undo()) text h.Depth
    printfn "  %b %O" (h.Redo()) text
    text.Value <- "new"
    printfn "  %b %A %O" (h.Redo()) h.Depth text
    while h.Undo() do
        printf " %O" text
    printfn "\n  %s" (String.Join(" ", log))

let delegates () =
    section "delegates"
    let twice = Transform(fun x -> x * 2)
    let show = Transform<int, string>(fun x -> sprintf "<%d>" x)
    let less = Predicate2(fun a b -> a < b)
    printfn "  %d %s %b" (twice.Invoke 21) (show.Invoke 5) (less.Invoke(1, 2))
    let mutable total = 0
    let a = Action<int>(fun x -> total <- total + x)
    let f = Func<int, int, string>(fun x y -> string (x + y))
    List.iter a.Invoke [ 1; 2; 3 ]
    printfn "  %d %s" total (f.Invoke(3, 4))

for part in [ logging; subjects; cells; history; delegates ] do
    part ()
