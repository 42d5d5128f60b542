// out: 1 t1 0.5|5|22
// out: 1 t1 0.5|6|22
// out: 5
// out: (((4 t4 2.055)))
// out: 1 t1 0.5 77
// out: 8 t8 4.08 t8 4.0 22
// out: 10 t10 5.0|10|121
// out: 11 t11 5.5|11|132
// out: 12 t12 6.0|12|143
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let direct (a: Tuple) (k: int) (b: Int) = showTuple a + "|" + string k + "|" + showInt b
let unused (_: Tuple) (_: Int) k = k + 1
let rec pass n (v: Tuple) (w: Int) = if n = 0 then showTuple v + showInt w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Tuple) (w: Int) = if c then showTuple v else showInt w
let tupled (v: Tuple, w: Int, n: int) = if n > 1 then showTuple v + showTuple v else showInt w
let v = makeTuple 1
let w = makeInt 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeTuple 3) (makeInt 3) 2)
printfn "%s" (pass 3 (makeTuple 4) (makeInt 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeTuple 6) (makeInt 7))
printfn "%s %s" (tupled (makeTuple 8, makeInt 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeTuple i) i (makeInt (i + 1)))
