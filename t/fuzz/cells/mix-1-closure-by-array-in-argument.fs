// out: c1+4c1-5c1*4|5|102/3/4
// out: c1+4c1-5c1*4|6|202/3/4
// out: 5
// out: (((c4+13c4-14c4*13105/6/7)))
// out: c1+4c1-5c1*4 107/8/9
// out: c8+25c8-26c8*25c8+25c8-26c8*25 302/3/4
// out: c10+31c10-32c10*31|10|111/12/13
// out: c11+34c11-35c11*34|11|112/13/14
// out: c12+37c12-38c12*37|12|113/14/15
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
let direct (a: Closure) (k: int) (b: Items) = showClosure a + "|" + string k + "|" + showItems b
let unused (_: Closure) (_: Items) k = k + 1
let rec pass n (v: Closure) (w: Items) = if n = 0 then showClosure v + showItems w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Closure) (w: Items) = if c then showClosure v else showItems w
let tupled (v: Closure, w: Items, n: int) = if n > 1 then showClosure v + showClosure v else showItems w
let v = makeClosure 1
let w = makeItems 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeClosure 3) (makeItems 3) 2)
printfn "%s" (pass 3 (makeClosure 4) (makeItems 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeClosure 6) (makeItems 7))
printfn "%s %s" (tupled (makeClosure 8, makeItems 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeClosure i) i (makeItems (i + 1)))
