// out: some none|5|22
// out: some none|6|22
// out: 5
// out: (((some none55)))
// out: some none 77
// out: o8o8 22
// out: some none|10|121
// out: o11|11|132
// out: none|12|143
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let direct (a: Nested) (k: int) (b: Int) = showNested a + "|" + string k + "|" + showInt b
let unused (_: Nested) (_: Int) k = k + 1
let rec pass n (v: Nested) (w: Int) = if n = 0 then showNested v + showInt w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Nested) (w: Int) = if c then showNested v else showInt w
let tupled (v: Nested, w: Int, n: int) = if n > 1 then showNested v + showNested v else showInt w
let v = makeNested 1
let w = makeInt 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeNested 3) (makeInt 3) 2)
printfn "%s" (pass 3 (makeNested 4) (makeInt 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeNested 6) (makeInt 7))
printfn "%s %s" (tupled (makeNested 8, makeInt 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeNested i) i (makeInt (i + 1)))
