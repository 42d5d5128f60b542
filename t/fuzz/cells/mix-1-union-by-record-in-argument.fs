// out: I1|5|2 r2 3.0 5 2000000000
// out: I1|6|2 r2 3.0 5 2000000000
// out: 5
// out: (((Lu4;u55 r5 7.5 11 5000000000)))
// out: I1 7 r7 10.5 15 7000000000
// out: F4.0F4.0 2 r2 3.0 5 2000000000
// out: N|10|11 r11 16.5 23 11000000000
// out: I11|11|12 r12 18.0 25 12000000000
// out: Su12:13|12|13 r13 19.5 27 13000000000
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
let direct (a: Mixed) (k: int) (b: Record) = showMixed a + "|" + string k + "|" + showRecord b
let unused (_: Mixed) (_: Record) k = k + 1
let rec pass n (v: Mixed) (w: Record) = if n = 0 then showMixed v + showRecord w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Mixed) (w: Record) = if c then showMixed v else showRecord w
let tupled (v: Mixed, w: Record, n: int) = if n > 1 then showMixed v + showMixed v else showRecord w
let v = makeMixed 1
let w = makeRecord 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeMixed 3) (makeRecord 3) 2)
printfn "%s" (pass 3 (makeMixed 4) (makeRecord 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeMixed 6) (makeRecord 7))
printfn "%s %s" (tupled (makeMixed 8, makeRecord 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeMixed i) i (makeRecord (i + 1)))
