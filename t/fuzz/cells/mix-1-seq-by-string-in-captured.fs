// out: 2,3,4^15s2.2s
// out: 2,3,4^26s2.2s
// out: 4,5,6^3
// out: 5,6,7^4
// out: 6,7,8^5 6,7,8^6
// out: 8,9,10^70é7€.3é
// out: 9,10,11^80s8.2s
// out: 10,11,12^90é9€.3é
// out: 11,12,13^10 <11,12,13^11>
// out: first
// out: 12,13,14^12
// out: 13,14,15^131é13€.4é 13,14,15^142s14.3s
type Sequence = seq<int>
let mutable closed = 0
let makeSequence n : Sequence =
  seq {
    try
      for i in 1 .. 3 do
        yield n + i
    finally
      closed <- closed + 1
  }
let showSequence (s: Sequence) =
  let text = String.concat "," (Seq.toList (Seq.map string s))
  text + "^" + string closed
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
let hold (v: Sequence) (w: Text) = fun k -> showSequence v + string k + showText w
let cell (v: Sequence) =
  let mutable c = v
  let get () = showSequence c
  let set w = c <- w
  (get, set)
let nested (v: Sequence) = fun () -> fun () -> showSequence v
let never (v: Sequence) (w: Text) = fun () -> showSequence v + showText w
let f = hold (makeSequence 1) (makeText 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeSequence 3)
printfn "%s" (get ())
set (makeSequence 4)
printfn "%s" (get ())
let inner = nested (makeSequence 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeSequence 6) (makeText 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeSequence i) (makeText i) ]
for f in fs do
  printfn "%s" (f 0)
let shared = makeSequence 10
let gs = [ (fun () -> showSequence shared); (fun () -> "<" + showSequence shared + ">") ]
printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
let later =
  let local = makeSequence 11
  let mutable n = 0
  fun () ->
    n <- n + 1
    if n > 1 then showSequence local else "first"
printfn "%s" (later ())
printfn "%s" (later ())
let partial = hold (makeSequence 12)
printfn "%s %s" (partial (makeText 13) 1) (partial (makeText 14) 2)
