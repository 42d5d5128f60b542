// out: I1522
// out: I1622
// out: F1.5
// out: Lu4;u5
// out: N N
// out: Su7:8077
// out: F4.0088
// out: Lu9;u10099
// out: N <N>
// out: first
// out: I11
// out: Su12:131143 Su12:132154
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
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let hold (v: Mixed) (w: Int) = fun k -> showMixed v + string k + showInt w
let cell (v: Mixed) =
  let mutable c = v
  let get () = showMixed c
  let set w = c <- w
  (get, set)
let nested (v: Mixed) = fun () -> fun () -> showMixed v
let never (v: Mixed) (w: Int) = fun () -> showMixed v + showInt w
let f = hold (makeMixed 1) (makeInt 2)
printfn "%s" (f 5)
printfn "%s" (f 6)
let get, set = cell (makeMixed 3)
printfn "%s" (get ())
set (makeMixed 4)
printfn "%s" (get ())
let inner = nested (makeMixed 5) ()
printfn "%s %s" (inner ()) (inner ())
never (makeMixed 6) (makeInt 6) |> ignore
let fs = [ for i in 7 .. 9 -> hold (makeMixed i) (makeInt i) ]
for f in fs do
  printfn "%s" (f 0)
let shared = makeMixed 10
let gs = [ (fun () -> showMixed shared); (fun () -> "<" + showMixed shared + ">") ]
printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
let later =
  let local = makeMixed 11
  let mutable n = 0
  fun () ->
    n <- n + 1
    if n > 1 then showMixed local else "first"
printfn "%s" (later ())
printfn "%s" (later ())
let partial = hold (makeMixed 12)
printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)
