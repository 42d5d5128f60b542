// out: 1 t1 0.5|5|Su2:3
// out: 1 t1 0.5|6|Su2:3
// out: 5
// out: (((4 t4 2.0N)))
// out: 1 t1 0.5 Su7:8
// out: 8 t8 4.08 t8 4.0 Su2:3
// out: 10 t10 5.0|10|I11
// out: 11 t11 5.5|11|Su12:13
// out: 12 t12 6.0|12|F6.5
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
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
let direct (a: Tuple) (k: int) (b: Mixed) = showTuple a + "|" + string k + "|" + showMixed b
let unused (_: Tuple) (_: Mixed) k = k + 1
let rec pass n (v: Tuple) (w: Mixed) = if n = 0 then showTuple v + showMixed w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Tuple) (w: Mixed) = if c then showTuple v else showMixed w
let tupled (v: Tuple, w: Mixed, n: int) = if n > 1 then showTuple v + showTuple v else showMixed w
let v = makeTuple 1
let w = makeMixed 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeTuple 3) (makeMixed 3) 2)
printfn "%s" (pass 3 (makeTuple 4) (makeMixed 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeTuple 6) (makeMixed 7))
printfn "%s %s" (tupled (makeTuple 8, makeMixed 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeTuple i) i (makeMixed (i + 1)))
