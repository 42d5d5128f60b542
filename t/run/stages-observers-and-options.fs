// out: [1; 4; 9]
// out: sum 14
// out: [4; 9; 16]
// out: sum 29
// out: [9; 16; 25]
// out: sum 50
// out: sum 41
// out: sink closed
// out: sink closed
// out: 5
// out: 1 2 sink closed
// out: 2
// out: 2>6 6>12 12>20
// out: Some 8 None
// out: None
module Program
open System
open System.Collections.Generic
// a dataflow of classes, observers, interfaces with default through base, active patterns over objects, ce with while!/match!
type IObserverOf<'a> =
    inherit IDisposable
    abstract Next: 'a -> unit
    abstract Done: bool
[<AbstractClass>]
type Stage<'i, 'o>() =
    let targets = List<IObserverOf<'o>>()
    let mutable finished = false
    abstract Process: 'i * emit: ('o -> unit) -> unit
    abstract Finish: emit: ('o -> unit) -> unit
    default _.Finish _ = ()
    member this.Emit(x: 'o) = for t in targets do if not t.Done then t.Next x
    member this.Into(t: IObserverOf<'o>) = targets.Add t; t
    interface IObserverOf<'i> with
        member this.Next x = if not finished then this.Process(x, this.Emit)
        member _.Done = finished
        member this.Dispose() =
            if not finished then
                finished <- true
                this.Finish this.Emit
                for t in targets do t.Dispose()
type Map<'a, 'b>(f: 'a -> 'b) =
    inherit Stage<'a, 'b>()
    override _.Process(x, emit) = emit (f x)
type Window<'a>(n) =
    inherit Stage<'a, 'a list>()
    let buffer = Queue<'a>()
    override _.Process(x, emit) =
        buffer.Enqueue x
        if buffer.Count = n then
            emit (List.ofSeq buffer)
            buffer.Dequeue() |> ignore
    override _.Finish emit = if buffer.Count > 0 then emit (Seq.toList buffer)
type Sink<'a>(f: 'a -> unit, ?limit: int) =
    let mutable left = defaultArg limit Int32.MaxValue
    interface IObserverOf<'a> with
        member _.Next x = left <- left - 1; f x
        member _.Done = left <= 0
        member _.Dispose() = printfn "sink closed"
let feed (xs: seq<'a>) (o: #IObserverOf<'a>) =
    use o = o
    let mutable n = 0
    for x in xs do
        if not (o :> IObserverOf<'a>).Done then
            o.Next x
            n <- n + 1
    n
let source = new Map<int, int>(fun x -> x * x)
let w = source.Into(new Window<int>(3)) :?> Window<int>
w.Into(new Sink<int list>(printfn "%A", 3)) |> ignore
w.Into(new Sink<int list>((fun l -> printfn "sum %d" (List.sum l)))) |> ignore
printfn "%d" (feed [ 1 .. 5 ] source)
printfn "%d" (feed [ 1 .. 5 ] (new Sink<int>(printf "%d ", limit = 2)))
let observed = Event<int>()
let results = ResizeArray<string>()
use sub =
    observed.Publish
    |> Observable.filter (fun x -> x % 2 = 0)
    |> Observable.scan (+) 0
    |> Observable.pairwise
    |> Observable.subscribe (fun (a, b) -> results.Add(sprintf "%d>%d" a b))
for i in 1 .. 8 do observed.Trigger i
printfn "%s" (String.concat " " results)
type OptBuilder() =
    member _.Bind(x, f) = Option.bind f x
    member _.Return x = Some x
    member _.ReturnFrom(x: _ option) = x
    member _.Zero() = Some()
    member _.Delay f = f
    member _.Run f = f ()
    member _.Combine(a: unit option, b) = Option.bind b a
    member this.While(g, body: unit -> unit option) = if g () then Option.bind (fun () -> this.While(g, body)) (body ()) else Some()
    member _.TryFinally(body: unit -> _ option, f) = try body () finally f ()
    member this.Using(r: #IDisposable, f: _ -> _ option) = this.TryFinally((fun () -> f r), fun () -> if not (isNull (box r)) then r.Dispose())
    member this.For(xs: seq<_>, f) = this.Using(xs.GetEnumerator(), fun e -> this.While(e.MoveNext, fun () -> f e.Current))
let opt = OptBuilder()
let mutable budget = 3
let spend () = if budget > 0 then (budget <- budget - 1; Some(budget > 0)) else None
let run xs =
    opt {
        let mutable steps = 0
        while! spend () do steps <- steps + 1
        for x in xs do
            match! (if x > 0 then Some(x, x % 2) else None) with
            | n, 0 -> steps <- steps + n
            | _ -> ()
        return steps
    }
printfn "%A %A" (run [ 2; 3; 4 ]) (run [ 2 ])
budget <- 1
printfn "%A" (run [ 1; -1; 2 ])
