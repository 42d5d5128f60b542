// out: 2 x
// out: a! 2.5
// out: one two 3
type Lens<'s, 'a> = { Get: 's -> 'a; Set: 'a -> 's -> 's }
let fstL () = { Get = fst; Set = fun a (_, b) -> (a, b) }
let over l f s = l.Set (f (l.Get s)) s
let p = over (fstL ()) (fun x -> x + 1) (1, "x")
printfn "%d %s" (fst p) (snd p)
let q = over (fstL ()) (fun s -> s + "!") ("a", 2.5)
printfn "%s %.1f" (fst q) (snd q)
type Free<'a> =
  | Pure of 'a
  | Say of string * (unit -> Free<'a>)
let rec run m =
  match m with
  | Pure x -> x
  | Say(s, k) ->
    printf "%s " s
    run (k ())
printfn "%d" (run (Say("one", fun () -> Say("two", fun () -> Pure 3))))
