// out: 101/2/3|5|Su2:3
// out: 201/2/3|6|Su2:3
// out: 5
// out: (((104/5/6N)))
// out: 301/2/3 Su7:8
// out: 108/9/10208/9/10 Su2:3
// out: 110/11/12|10|I11
// out: 111/12/13|11|Su12:13
// out: 112/13/14|12|F6.5
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
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
let direct (a: Items) (k: int) (b: Mixed) = showItems a + "|" + string k + "|" + showMixed b
let unused (_: Items) (_: Mixed) k = k + 1
let rec pass n (v: Items) (w: Mixed) = if n = 0 then showItems v + showMixed w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Items) (w: Mixed) = if c then showItems v else showMixed w
let tupled (v: Items, w: Mixed, n: int) = if n > 1 then showItems v + showItems v else showMixed w
let v = makeItems 1
let w = makeMixed 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeItems 3) (makeMixed 3) 2)
printfn "%s" (pass 3 (makeItems 4) (makeMixed 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeItems 6) (makeMixed 7))
printfn "%s %s" (tupled (makeItems 8, makeMixed 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeItems i) i (makeMixed (i + 1)))
