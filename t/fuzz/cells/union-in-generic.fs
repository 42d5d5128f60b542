// out: I1
// out: Su2:3 33
// out: Lu4;u5 Lu4;u5 Lu4;u5
// out: I6 77
// out: F4.0
// out: Lu9;u10 110
// out: I11
// out: Su12:13 1
// out: F6.5
// out: Lu14;u15
// out: I16N
// out: empty
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
type Box<'a> = { mutable Value: 'a; Tag: int }
let same x = x
let flip (x, y) = (y, x)
let rec times n x = if n = 0 then [] else x :: times (n - 1) x
let rec last xs =
  match xs with
  | [ x ] -> x
  | _ :: rest -> last rest
  | [] -> failwith "empty"
let apply f x = f x
let both f g (x, y) = (f x, g y)
let keep x = { Value = x; Tag = 1 }
printfn "%s" (showMixed (same (makeMixed 1)))
let w, v = flip (makeMixed 2, makeInt 3)
printfn "%s %s" (showMixed v) (showInt w)
printfn "%s" (String.concat " " (List.map showMixed (times 3 (makeMixed 4))))
printfn "%s %s" (showMixed (last [ makeMixed 5; makeMixed 6 ])) (showInt (last (times 2 (makeInt 7))))
printfn "%s" (apply showMixed (makeMixed 8))
let s, t = both showMixed showInt (makeMixed 9, makeInt 10)
printfn "%s %s" s t
let box' = keep (makeMixed 11)
printfn "%s" (showMixed box'.Value)
box'.Value <- makeMixed 12
printfn "%s %d" (showMixed box'.Value) (keep box').Value.Tag
let o = Option.map same (Some(makeMixed 13))
match o with
| Some v -> printfn "%s" (showMixed v)
| None -> printfn "none"
printfn "%s" (showMixed (Option.defaultValue (makeMixed 14) None))
printfn "%s" (List.fold (fun acc v -> acc + showMixed v) "" (List.rev (List.filter (fun _ -> true) [ makeMixed 15; makeMixed 16 ])))
try
  printfn "%s" (showMixed (last []))
with Failure m -> printfn "%s" m
