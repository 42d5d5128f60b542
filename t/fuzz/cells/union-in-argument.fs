// out: I1|5|22
// out: I1|6|22
// out: 5
// out: (((Lu4;u555)))
// out: I1 77
// out: F4.0F4.0 22
// out: N|10|121
// out: I11|11|132
// out: Su12:13|12|143
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
let direct (a: Mixed) (k: int) (b: Int) = showMixed a + "|" + string k + "|" + showInt b
let unused (_: Mixed) (_: Int) k = k + 1
let rec pass n (v: Mixed) (w: Int) = if n = 0 then showMixed v + showInt w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Mixed) (w: Int) = if c then showMixed v else showInt w
let tupled (v: Mixed, w: Int, n: int) = if n > 1 then showMixed v + showMixed v else showInt w
let v = makeMixed 1
let w = makeInt 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeMixed 3) (makeInt 3) 2)
printfn "%s" (pass 3 (makeMixed 4) (makeInt 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeMixed 6) (makeInt 7))
printfn "%s %s" (tupled (makeMixed 8, makeInt 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeMixed i) i (makeInt (i + 1)))
