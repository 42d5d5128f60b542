// out: é1€.3é5Su2:3
// out: é1€.3é6Su2:3
// out: é3€.3é
// out: s4.2s
// out: é5€.3é é5€.3é
// out: é7€.3é0Su7:8
// out: s8.2s0F4.0
// out: é9€.3é0Lu9;u10
// out: s10.3s <s10.3s>
// out: first
// out: é11€.4é
// out: s12.3s1F6.5 s12.3s2Lu14;u15
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Mixed =
  | N
  | I of int
  | S of string * int
  | F of float
  | L of string list
let makeMixed n =
  match n % 5 with
  | 0 -> N
  | 1 -> I n
  | 2 -> S("u" + string n, n + 1)
  | 3 -> F(float n / 2.0)
  | _ -> L [ "u" + string n; "u" + string (n + 1) ]
let showMixed v =
  match v with
  | N -> "N"
  | I n -> sprintf "I%d" n
  | S(s, n) -> sprintf "S%s:%d" s n
  | F x -> sprintf "F%.1f" x
  | L xs -> "L" + String.concat ";" xs
let hold (v: Text) (w: Mixed) = fun k -> showText v + string k + showMixed w
let cell (v: Text) =
  let mutable c = v
  let get () = showText c
  let set w = c <- w
  (get, set)
let nested (v: Text) = fun () -> fun () -> showText v
let never (v: Text) (w: Mixed) = fun () -> showText v + showMixed w
let f = hold (makeText 1) (makeMixed 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeText 3)
printfn "%s" (get ())
set (makeText 4)
printfn "%s" (get ())
let inner = nested (makeText 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeText 6) (makeMixed 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeText i) (makeMixed i) ]
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
printfn "%s %s" (partial (makeMixed 13) 1) (partial (makeMixed 14) 2)
