// out: all 1
// out: all 2
// out: even 2
// out: even 4
// out: 1
// out: done
// out: 0
type IObserver2<'T> =
    abstract Next: 'T -> unit
    abstract Done: unit -> unit
type ISource<'T> =
    abstract Subscribe: IObserver2<'T> -> System.IDisposable
type Subject<'T>() =
    let mutable observers: (int * IObserver2<'T>) list = []
    let mutable next = 0
    member _.Push x = for (_, o) in List.rev observers do o.Next x
    member _.Finish() =
        for (_, o) in List.rev observers do o.Done()
        observers <- []
    member _.Count = observers.Length
    interface ISource<'T> with
        member _.Subscribe o =
            let id = next
            next <- next + 1
            observers <- (id, o) :: observers
            { new System.IDisposable with
                member _.Dispose() = observers <- observers |> List.filter (fun (i, _) -> i <> id) }
module Source =
    let private make f = { new ISource<_> with member _.Subscribe o = f o }
    let map f (s: ISource<'a>) : ISource<'b> =
        make (fun o ->
            s.Subscribe
                { new IObserver2<'a> with
                    member _.Next x = o.Next(f x)
                    member _.Done() = o.Done() })
    let filter p (s: ISource<'a>) =
        make (fun (o: IObserver2<'a>) ->
            s.Subscribe
                { new IObserver2<'a> with
                    member _.Next x = if p x then o.Next x
                    member _.Done() = o.Done() })
    let listen f (s: ISource<'a>) =
        s.Subscribe
            { new IObserver2<'a> with
                member _.Next x = f x
                member _.Done() = printfn "done" }
let subject = Subject<int>()
let source = subject :> ISource<int>
let a = source |> Source.listen (printfn "all %d")
let b = source |> Source.filter (fun x -> x % 2 = 0) |> Source.map (fun x -> "even " + string x) |> Source.listen (printfn "%s")
subject.Push 1
subject.Push 2
a.Dispose()
subject.Push 4
printfn "%d" subject.Count
subject.Finish()
printfn "%d" subject.Count
b.Dispose()
