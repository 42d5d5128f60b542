// out: N I1
// out: Su7:855
// out: even Lu4;u5 odd 55
// out: I6I6I6I6
// out: Su7:8F4.0Lu9;u10
// out: Su2:311
// out: Su12:13
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
let rec loop n (a: Mixed) (b: Mixed) = if n = 0 then showMixed a + " " + showMixed b else loop (n - 1) b (if n % 1000 = 0 then makeMixed n else a)
let rec many (v: Mixed) b c d e f g h i j k n =
  if n = 0 then showMixed v + string (b + c + d + e + f + g + h + i + j + k)
  else many (if n = 7 then makeMixed 7 else v) c d e f g h i j k b (n - 1)
let rec even n (v: Mixed) (w: Int) = if n = 0 then "even " + showMixed v else odd (n - 1) v w
and odd n (v: Mixed) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
let rec gather n (v: Mixed) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showMixed v else "")))
let rec consume xs acc =
  match xs with
  | [] -> acc
  | v :: rest -> consume rest (acc + showMixed v)
let rec rotate n (v: Mixed) (w: Int) (keep: Mixed list) =
  match n with
  | 0 -> showMixed v + showInt w
  | n when n % 2 = 0 -> rotate (n - 1) (makeMixed (n % 10)) w [ v ]
  | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
printfn "%s" (loop 20001 (makeMixed 1) (makeMixed 2))
printfn "%s" (many (makeMixed 3) 1 2 3 4 5 6 7 8 9 10 20000)
printfn "%s %s" (even 20000 (makeMixed 4) (makeInt 5)) (even 20001 (makeMixed 4) (makeInt 5))
printfn "%s" (gather 20000 (makeMixed 6) (fun s -> s))
printfn "%s" (consume [ makeMixed 7; makeMixed 8; makeMixed 9 ] "")
printfn "%s" (rotate 20000 (makeMixed 10) (makeInt 11) [])
let applied (f: Mixed -> string) (v: Mixed) = f v
printfn "%s" (applied showMixed (makeMixed 12))
