// out: 1 r1 1.5 3 100000000053,4,5^1
// out: 1 r1 1.5 3 100000000063,4,5^2
// out: 3 r3 4.5 7 3000000000
// out: 4 r4 6.0 9 4000000000
// out: 5 r5 7.5 11 5000000000 5 r5 7.5 11 5000000000
// out: 7 r7 10.5 15 700000000008,9,10^3
// out: 8 r8 12.0 17 800000000009,10,11^4
// out: 9 r9 13.5 19 9000000000010,11,12^5
// out: 10 r10 15.0 21 10000000000 <10 r10 15.0 21 10000000000>
// out: first
// out: 11 r11 16.5 23 11000000000
// out: 12 r12 18.0 25 12000000000114,15,16^6 12 r12 18.0 25 12000000000215,16,17^7
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
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
let hold (v: Record) (w: Sequence) = fun k -> showRecord v + string k + showSequence w
let cell (v: Record) =
  let mutable c = v
  let get () = showRecord c
  let set w = c <- w
  (get, set)
let nested (v: Record) = fun () -> fun () -> showRecord v
let never (v: Record) (w: Sequence) = fun () -> showRecord v + showSequence w
let f = hold (makeRecord 1) (makeSequence 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeRecord 3)
printfn "%s" (get ())
set (makeRecord 4)
printfn "%s" (get ())
let inner = nested (makeRecord 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeRecord 6) (makeSequence 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeRecord i) (makeSequence i) ]
for f in fs do
  printfn "%s" (f 0)
let shared = makeRecord 10
let gs = [ (fun () -> showRecord shared); (fun () -> "<" + showRecord shared + ">") ]
printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
let later =
  let local = makeRecord 11
  let mutable n = 0
  fun () ->
    n <- n + 1
    if n > 1 then showRecord local else "first"
printfn "%s" (later ())
printfn "%s" (later ())
let partial = hold (makeRecord 12)
printfn "%s %s" (partial (makeSequence 13) 1) (partial (makeSequence 14) 2)
