// out: clicked 1 of ok
// out: clicked 2 of ok
// out: changed to 7, was 3
// out: 5 subscribers told 50 times
// Events whose handlers capture their source, and observers that know what they observe.
open System

type Button(name: string) =
    let clicked = Event<int>()
    let mutable count = 0
    member _.Name = name
    [<CLIEvent>]
    member _.Clicked = clicked.Publish
    member _.Click() =
        count <- count + 1
        clicked.Trigger count

type Changed(before: int, after: int) =
    inherit EventArgs()
    member _.Before = before
    member _.After = after

type Property(initial: int) as this =
    let mutable value = initial
    let changed = Event<EventHandler<Changed>, Changed>()
    do changed.Publish.AddHandler(fun _ e -> this.Log <- sprintf "changed to %d, was %d" e.After e.Before)
    member val Log = "" with get, set
    member _.Value
        with get () = value
        and set next =
            let before = value
            value <- next
            changed.Trigger(this, Changed(before, next))

type Topic() =
    let observers = ResizeArray<IObserver<string>>()
    member _.Count = observers.Count
    member _.Send text = for o in observers.ToArray() do o.OnNext text
    interface IObservable<string> with
        member _.Subscribe o =
            observers.Add o
            { new IDisposable with
                member _.Dispose() = observers.Remove o |> ignore }

type Listener(topic: Topic) as this =
    let mutable heard = 0
    let subscription = (topic :> IObservable<string>).Subscribe this
    member _.Heard = heard
    member _.Stop() = subscription.Dispose()
    interface IObserver<string> with
        member _.OnNext _ = heard <- heard + 1
        member _.OnError _ = ()
        member _.OnCompleted() = ()

[<EntryPoint>]
let main _ =
    let ok = Button "ok"
    ok.Clicked.Add(fun n -> printfn "clicked %d of %s" n ok.Name)
    ok.Click()
    ok.Click()
    let p = Property 3
    p.Value <- 7
    printfn "%s" p.Log
    for _ in 1 .. 500 do
        let button = Button "x"
        button.Clicked |> Event.filter (fun n -> n % 2 = 0) |> Event.map (fun n -> n, button) |> Event.add (fun (n, b) -> b.Name.Length + n |> ignore)
        for _ in 1 .. 4 do button.Click()
    let topic = Topic()
    let listeners = [ for _ in 1 .. 5 -> Listener topic ]
    for i in 1 .. 10 do topic.Send(string i)
    printfn "%d subscribers told %d times" topic.Count (listeners |> List.sumBy (fun l -> l.Heard))
    0
