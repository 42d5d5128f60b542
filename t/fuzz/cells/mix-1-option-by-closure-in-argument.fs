// out: some none|5|c2+7c2-8c2*7
// out: some none|6|c2+7c2-8c2*7
// out: 5
// out: (((some nonec5+16c5-17c5*16)))
// out: some none c7+22c7-23c7*22
// out: o8o8 c2+7c2-8c2*7
// out: some none|10|c11+34c11-35c11*34
// out: o11|11|c12+37c12-38c12*37
// out: none|12|c13+40c13-41c13*40
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
let direct (a: Nested) (k: int) (b: Closure) = showNested a + "|" + string k + "|" + showClosure b
let unused (_: Nested) (_: Closure) k = k + 1
let rec pass n (v: Nested) (w: Closure) = if n = 0 then showNested v + showClosure w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Nested) (w: Closure) = if c then showNested v else showClosure w
let tupled (v: Nested, w: Closure, n: int) = if n > 1 then showNested v + showNested v else showClosure w
let v = makeNested 1
let w = makeClosure 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeNested 3) (makeClosure 3) 2)
printfn "%s" (pass 3 (makeNested 4) (makeClosure 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeNested 6) (makeClosure 7))
printfn "%s %s" (tupled (makeNested 8, makeClosure 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeNested i) i (makeClosure (i + 1)))
