// out: F1.5 F1.5
// out: Lu4;u5 é5€.3é
// out: F1.5
// out: F1.5
// out: I1 Su2:3 Su2:3
// out: F1.5 F1.5
// out: é7€.3é
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
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
let choose n : Mixed = if n > 5 then makeMixed (n - 5) else makeMixed n
let both n : Mixed * Text = (makeMixed n, makeText (n + 1))
let rec deep n (first: Mixed) : Mixed =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeMixed n
let viaMatch n : Mixed =
  match n with
  | 0 -> makeMixed 1
  | 1 ->
    let unused = makeText 9
    makeMixed 2
  | _ -> choose n
let keep = makeMixed 3
let same () : Mixed = keep
printfn "%s %s" (showMixed (choose 3)) (showMixed (choose 8))
let a, b = both 4
printfn "%s %s" (showMixed a) (showText b)
printfn "%s" (showMixed (deep 4 (makeMixed 6)))
printfn "%s" (showMixed (deep 0 keep))
printfn "%s %s %s" (showMixed (viaMatch 0)) (showMixed (viaMatch 1)) (showMixed (viaMatch 7))
printfn "%s %s" (showMixed (same ())) (showMixed (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showText (snd (both 6)))
