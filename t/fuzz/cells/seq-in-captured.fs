// out: 2,3,4^1522
// out: 2,3,4^2622
// out: 4,5,6^3
// out: 5,6,7^4
// out: 6,7,8^5 6,7,8^6
// out: 8,9,10^7077
// out: 9,10,11^8088
// out: 10,11,12^9099
// out: 11,12,13^10 <11,12,13^11>
// out: first
// out: 12,13,14^12
// out: 13,14,15^131143 13,14,15^142154
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
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let hold (v: Sequence) (w: Int) = fun k -> showSequence v + string k + showInt w
let cell (v: Sequence) =
  let mutable c = v
  let get () = showSequence c
  let set w = c <- w
  (get, set)
let nested (v: Sequence) = fun () -> fun () -> showSequence v
let never (v: Sequence) (w: Int) = fun () -> showSequence v + showInt w
let f = hold (makeSequence 1) (makeInt 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeSequence 3)
printfn "%s" (get ())
set (makeSequence 4)
printfn "%s" (get ())
let inner = nested (makeSequence 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeSequence 6) (makeInt 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeSequence i) (makeInt i) ]
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
printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)
