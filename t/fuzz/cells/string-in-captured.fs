// out: é1€.3é522
// out: é1€.3é622
// out: é3€.3é
// out: s4.2s
// out: é5€.3é é5€.3é
// out: é7€.3é077
// out: s8.2s088
// out: é9€.3é099
// out: s10.3s <s10.3s>
// out: first
// out: é11€.4é
// out: s12.3s1143 s12.3s2154
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let hold (v: Text) (w: Int) = fun k -> showText v + string k + showInt w
let cell (v: Text) =
  let mutable c = v
  let get () = showText c
  let set w = c <- w
  (get, set)
let nested (v: Text) = fun () -> fun () -> showText v
let never (v: Text) (w: Int) = fun () -> showText v + showInt w
let f = hold (makeText 1) (makeInt 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeText 3)
printfn "%s" (get ())
set (makeText 4)
printfn "%s" (get ())
let inner = nested (makeText 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeText 6) (makeInt 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeText i) (makeInt i) ]
for f in fs do
  printfn "%s" (f 0)
let shared = makeText 10
let gs = [ (fun () -> showText shared); (fun () -> "<" + showText shared + ">") ]
printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
let later =
  let local = makeText 11
  let mutable n = 0
  fun () ->
    n <- n + 1
    if n > 1 then showText local else "first"
printfn "%s" (later ())
printfn "%s" (later ())
let partial = hold (makeText 12)
printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)
