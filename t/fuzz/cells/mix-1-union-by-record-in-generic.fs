// out: I1
// out: Su2:3 3 r3 4.5 7 3000000000
// out: Lu4;u5 Lu4;u5 Lu4;u5
// out: I6 7 r7 10.5 15 7000000000
// out: F4.0
// out: Lu9;u10 10 r10 15.0 21 10000000000
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
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
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
let w, v = flip (makeMixed 2, makeRecord 3)
printfn "%s %s" (showMixed v) (showRecord w)
printfn "%s" (String.concat " " (List.map showMixed (times 3 (makeMixed 4))))
printfn "%s %s" (showMixed (last [ makeMixed 5; makeMixed 6 ])) (showRecord (last (times 2 (makeRecord 7))))
printfn "%s" (apply showMixed (makeMixed 8))
let s, t = both showMixed showRecord (makeMixed 9, makeRecord 10)
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
