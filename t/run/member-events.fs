// out: clicked 3
// out: clicked 4
// out: closed
// out: 7
// out: clicked 2
// out: clicked 9
// out: big 9
// out: clicked 1
// out: sub 1
// out: clicked 1
type Button() =
    let click = Event<int>()
    let closed = Event<unit>()
    [<CLIEvent>]
    member _.Click = click.Publish
    member _.Closed = closed.Publish
    member _.Press n = click.Trigger n
    member _.Close() = closed.Trigger()
let b = Button()
b.Click.Add(fun n -> printfn "clicked %d" n)
let total = ref 0
b.Click.Add(fun n -> total.Value <- total.Value + n)
b.Closed.Add(fun () -> printfn "closed")
b.Press 3
b.Press 4
b.Close()
printfn "%d" total.Value
b.Click |> Event.filter (fun n -> n > 5) |> Event.map string |> Event.add (printfn "big %s")
b.Press 2
b.Press 9
let sub = b.Click.Subscribe(fun n -> printfn "sub %d" n)
b.Press 1
sub.Dispose()
b.Press 1
