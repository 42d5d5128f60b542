// out: h 2 x
// out: add 2 x
// out: h 2 x
// out: add 2 x
// out: acc 2 x
// out: gone 2 x
// out: h 2 x
// out: add 2 x
// out: acc 2 x
// out: h 2 x
// out: add 2 x
// out: acc 2 x
// out: 3
// out: obs 2 x
// out: sub 2 x
// out: True 2.500000 [2.5; 2.5] 1 z
// out: 2.500000 [2.5; 2.5] 1 z
// out: w 2.500000
// Events whose delegates have more than two parameters: Event has their arguments as a tuple.
open System
type Hd = delegate of obj * int * string -> unit
type C() =
  let e = Event<Hd, int * string>()
  [<CLIEvent>]
  member _.E = e.Publish
  member this.Go () = e.Trigger(this, (2, "x"))
let c = C()
c.E.AddHandler (Hd (fun s a b -> printfn "h %d %s" a b))
c.E.Add (fun (a, b) -> printfn "add %d %s" a b)
c.Go ()
c.add_E (fun s a b -> printfn "acc %d %s" a b)
let hh = Hd (fun s a b -> printfn "gone %d %s" a b)
c.add_E hh
c.Go ()
c.remove_E hh
c.Go ()
c.E |> Event.map (fun (a, b) -> a + b.Length) |> Event.add (printfn "%d")
c.E |> Observable.subscribe (fun (a, b) -> printfn "obs %d %s" a b) |> ignore
c.E.Subscribe (fun (a, b) -> printfn "sub %d %s" a b) |> ignore
c.Go ()
type W<'a> = delegate of obj * 'a * 'a list * (int * string) -> unit
type Q<'a>() =
  let e = Event<W<'a>, 'a * 'a list * (int * string)>()
  [<CLIEvent>]
  member _.E = e.Publish
  member this.Fire x = e.Trigger (this, (x, [x; x], (1, "z")))
let q = Q<float>()
q.E.AddHandler (fun s a b (c, d) -> printfn "%O %f %A %d %s" (s.GetType () = typeof<Q<float>>) a b c d)
q.E.Add (fun (a, b, (c, d)) -> printfn "%f %A %d %s" a b c d)
q.add_E (W (fun _ a _ _ -> printfn "w %f" a))
q.Fire 2.5
