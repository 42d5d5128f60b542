// out: 1 r1 1.5 3 1000000000|5|o2
// out: 1 r1 1.5 3 1000000000|6|o2
// out: 5
// out: (((4 r4 6.0 9 4000000000o5)))
// out: 1 r1 1.5 3 1000000000 some none
// out: 8 r8 12.0 17 80000000008 r8 12.0 17 8000000000 o2
// out: 10 r10 15.0 21 10000000000|10|o11
// out: 11 r11 16.5 23 11000000000|11|none
// out: 12 r12 18.0 25 12000000000|12|some none
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
let direct (a: Record) (k: int) (b: Nested) = showRecord a + "|" + string k + "|" + showNested b
let unused (_: Record) (_: Nested) k = k + 1
let rec pass n (v: Record) (w: Nested) = if n = 0 then showRecord v + showNested w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Record) (w: Nested) = if c then showRecord v else showNested w
let tupled (v: Record, w: Nested, n: int) = if n > 1 then showRecord v + showRecord v else showNested w
let v = makeRecord 1
let w = makeNested 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeRecord 3) (makeNested 3) 2)
printfn "%s" (pass 3 (makeRecord 4) (makeNested 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeRecord 6) (makeNested 7))
printfn "%s %s" (tupled (makeRecord 8, makeNested 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeRecord i) i (makeNested (i + 1)))
