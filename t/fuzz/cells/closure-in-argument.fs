// out: c1+4c1-5c1*4|5|22
// out: c1+4c1-5c1*4|6|22
// out: 5
// out: (((c4+13c4-14c4*1355)))
// out: c1+4c1-5c1*4 77
// out: c8+25c8-26c8*25c8+25c8-26c8*25 22
// out: c10+31c10-32c10*31|10|121
// out: c11+34c11-35c11*34|11|132
// out: c12+37c12-38c12*37|12|143
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let direct (a: Closure) (k: int) (b: Int) = showClosure a + "|" + string k + "|" + showInt b
let unused (_: Closure) (_: Int) k = k + 1
let rec pass n (v: Closure) (w: Int) = if n = 0 then showClosure v + showInt w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Closure) (w: Int) = if c then showClosure v else showInt w
let tupled (v: Closure, w: Int, n: int) = if n > 1 then showClosure v + showClosure v else showInt w
let v = makeClosure 1
let w = makeInt 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeClosure 3) (makeInt 3) 2)
printfn "%s" (pass 3 (makeClosure 4) (makeInt 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeClosure 6) (makeInt 7))
printfn "%s %s" (tupled (makeClosure 8, makeInt 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeClosure i) i (makeInt (i + 1)))
