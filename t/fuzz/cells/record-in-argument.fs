// out: 1 r1 1.5 3 1000000000|5|22
// out: 1 r1 1.5 3 1000000000|6|22
// out: 5
// out: (((4 r4 6.0 9 400000000055)))
// out: 1 r1 1.5 3 1000000000 77
// out: 8 r8 12.0 17 80000000008 r8 12.0 17 8000000000 22
// out: 10 r10 15.0 21 10000000000|10|121
// out: 11 r11 16.5 23 11000000000|11|132
// out: 12 r12 18.0 25 12000000000|12|143
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let direct (a: Record) (k: int) (b: Int) = showRecord a + "|" + string k + "|" + showInt b
let unused (_: Record) (_: Int) k = k + 1
let rec pass n (v: Record) (w: Int) = if n = 0 then showRecord v + showInt w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Record) (w: Int) = if c then showRecord v else showInt w
let tupled (v: Record, w: Int, n: int) = if n > 1 then showRecord v + showRecord v else showInt w
let v = makeRecord 1
let w = makeInt 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeRecord 3) (makeInt 3) 2)
printfn "%s" (pass 3 (makeRecord 4) (makeInt 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeRecord 6) (makeInt 7))
printfn "%s %s" (tupled (makeRecord 8, makeInt 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeRecord i) i (makeInt (i + 1)))
