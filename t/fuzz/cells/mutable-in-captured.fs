// out: m1#2-522
// out: m1#3-622
// out: m3#4-
// out: m4#5m5.
// out: m5#6- m5#7-
// out: m7#8-077
// out: m8#9m9.088
// out: m9#10-099
// out: m10#11m11. <m10#12m11..>
// out: first
// out: m11#12-
// out: m12#13m13.1143 m12#14m13..2154
type Mutable = { mutable Count: int; mutable Name: string; mutable Next: Mutable option }
let leafMutable n = { Count = n; Name = "m" + string n; Next = None }
let makeMutable n =
  let r = leafMutable n
  if n % 2 = 0 then r.Next <- Some(leafMutable (n + 1))
  r
let showMutable (r: Mutable) =
  r.Count <- r.Count + 1
  let inner =
    match r.Next with
    | Some next ->
      next.Name <- next.Name + "."
      next.Name
    | None -> "-"
  sprintf "%s#%d%s" r.Name r.Count inner
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let hold (v: Mutable) (w: Int) = fun k -> showMutable v + string k + showInt w
let cell (v: Mutable) =
  let mutable c = v
  let get () = showMutable c
  let set w = c <- w
  (get, set)
let nested (v: Mutable) = fun () -> fun () -> showMutable v
let never (v: Mutable) (w: Int) = fun () -> showMutable v + showInt w
let f = hold (makeMutable 1) (makeInt 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeMutable 3)
printfn "%s" (get ())
set (makeMutable 4)
printfn "%s" (get ())
let inner = nested (makeMutable 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeMutable 6) (makeInt 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeMutable i) (makeInt i) ]
for f in fs do
  printfn "%s" (f 0)
let shared = makeMutable 10
let gs = [ (fun () -> showMutable shared); (fun () -> "<" + showMutable shared + ">") ]
printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
let later =
  let local = makeMutable 11
  let mutable n = 0
  fun () ->
    n <- n + 1
    if n > 1 then showMutable local else "first"
printfn "%s" (later ())
printfn "%s" (later ())
let partial = hold (makeMutable 12)
printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)
