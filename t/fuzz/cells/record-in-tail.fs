// out: 1000 r1000 1500.0 2001 1000000000000 1 r1 1.5 3 1000000000
// out: 7 r7 10.5 15 700000000055
// out: even 4 r4 6.0 9 4000000000 odd 55
// out: 6 r6 9.0 13 60000000006 r6 9.0 13 60000000006 r6 9.0 13 60000000006 r6 9.0 13 6000000000
// out: 7 r7 10.5 15 70000000008 r8 12.0 17 80000000009 r9 13.5 19 9000000000
// out: 2 r2 3.0 5 200000000011
// out: 12 r12 18.0 25 12000000000
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let rec loop n (a: Record) (b: Record) = if n = 0 then showRecord a + " " + showRecord b else loop (n - 1) b (if n % 1000 = 0 then makeRecord n else a)
let rec many (v: Record) b c d e f g h i j k n =
  if n = 0 then showRecord v + string (b + c + d + e + f + g + h + i + j + k)
  else many (if n = 7 then makeRecord 7 else v) c d e f g h i j k b (n - 1)
let rec even n (v: Record) (w: Int) = if n = 0 then "even " + showRecord v else odd (n - 1) v w
and odd n (v: Record) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
let rec gather n (v: Record) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showRecord v else "")))
let rec consume xs acc =
  match xs with
  | [] -> acc
  | v :: rest -> consume rest (acc + showRecord v)
let rec rotate n (v: Record) (w: Int) (keep: Record list) =
  match n with
  | 0 -> showRecord v + showInt w
  | n when n % 2 = 0 -> rotate (n - 1) (makeRecord (n % 10)) w [ v ]
  | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
printfn "%s" (loop 20001 (makeRecord 1) (makeRecord 2))
printfn "%s" (many (makeRecord 3) 1 2 3 4 5 6 7 8 9 10 20000)
printfn "%s %s" (even 20000 (makeRecord 4) (makeInt 5)) (even 20001 (makeRecord 4) (makeInt 5))
printfn "%s" (gather 20000 (makeRecord 6) (fun s -> s))
printfn "%s" (consume [ makeRecord 7; makeRecord 8; makeRecord 9 ] "")
printfn "%s" (rotate 20000 (makeRecord 10) (makeInt 11) [])
let applied (f: Record -> string) (v: Record) = f v
printfn "%s" (applied showRecord (makeRecord 12))
