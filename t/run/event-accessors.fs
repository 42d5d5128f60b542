// out: 1
// out: h 1
// out: 2
// out: 3
// out: true 3
// out: static
// out: static 2
// out: G
// out: G2
// out: G3
// out: G
// out: G2
// out: X
// out: X
// add_E and remove_E of an event E.
open System
type C() =
  let e = Event<int>()
  [<CLIEvent>]
  member _.E = e.Publish
  member _.Go x = e.Trigger x
let c = C()
c.add_E (fun _ x -> printfn "%d" x)
let h = Handler<int>(fun _ x -> printfn "h %d" x)
c.add_E h
c.Go 1
c.remove_E h
c.Go 2
type Args(n: int) =
  inherit EventArgs()
  member _.N = n
type AH = delegate of obj * Args -> unit
type D2() =
  let e = Event<AH, Args>()
  static let s = Event<EventHandler, EventArgs>()
  [<CLIEvent>]
  member _.E = e.Publish
  [<CLIEvent>]
  static member S = s.Publish
  member this.Go () = e.Trigger(this, Args 3)
  static member GoS () = s.Trigger(null, EventArgs.Empty)
let d = D2()
d.E.Add (fun a -> printfn "%d" a.N)
d.E.AddHandler (fun s a -> printfn "%b %d" (s = box d) a.N)
d.Go ()
D2.S.Add (fun _ -> printfn "static")
D2.add_S (fun _ _ -> printfn "static 2")
D2.GoS ()
type IE =
  [<CLIEvent>]
  abstract G: IEvent<System.EventHandler, System.EventArgs>
type G() =
  let g = Event<System.EventHandler, System.EventArgs>()
  interface IE with
    [<CLIEvent>]
    member _.G = g.Publish
  member _.Go () = g.Trigger (null, null)
let g = G()
(g :> IE).G.Add (fun _ -> printfn "G")
(g :> IE).add_G (fun _ _ -> printfn "G2")
let h3 = System.EventHandler (fun _ _ -> printfn "G3")
(g :> IE).add_G h3
g.Go ()
(g :> IE).remove_G h3
g.Go ()
type P() =
  let ev = Event<System.ComponentModel.PropertyChangedEventHandler, System.ComponentModel.PropertyChangedEventArgs>()
  interface System.ComponentModel.INotifyPropertyChanged with
    [<CLIEvent>]
    member _.PropertyChanged = ev.Publish
  member this.Go () = ev.Trigger (this, System.ComponentModel.PropertyChangedEventArgs "X")
let p = P()
(p :> System.ComponentModel.INotifyPropertyChanged).add_PropertyChanged (fun s a -> printfn "%s" a.PropertyName)
(p :> System.ComponentModel.INotifyPropertyChanged).PropertyChanged.Add (fun a -> printfn "%s" a.PropertyName)
p.Go ()
