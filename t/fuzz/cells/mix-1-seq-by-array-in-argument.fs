// out: 2,3,4^1|5|102/3/4
// out: 2,3,4^2|6|202/3/4
// out: 5
// out: (((5,6,7^3105/6/7)))
// out: 2,3,4^4 107/8/9
// out: 9,10,11^59,10,11^6 302/3/4
// out: 11,12,13^7|10|111/12/13
// out: 12,13,14^8|11|112/13/14
// out: 13,14,15^9|12|113/14/15
type Sequence = seq<int>
let mutable closed = 0
let makeSequence n : Sequence =
  seq {
    try
      for i in 1 .. 3 do
        yield n + i
    finally
      closed <- closed + 1
  }
let showSequence (s: Sequence) =
  let text = String.concat "," (Seq.toList (Seq.map string s))
  text + "^" + string closed
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
let direct (a: Sequence) (k: int) (b: Items) = showSequence a + "|" + string k + "|" + showItems b
let unused (_: Sequence) (_: Items) k = k + 1
let rec pass n (v: Sequence) (w: Items) = if n = 0 then showSequence v + showItems w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Sequence) (w: Items) = if c then showSequence v else showItems w
let tupled (v: Sequence, w: Items, n: int) = if n > 1 then showSequence v + showSequence v else showItems w
let v = makeSequence 1
let w = makeItems 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeSequence 3) (makeItems 3) 2)
printfn "%s" (pass 3 (makeSequence 4) (makeItems 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeSequence 6) (makeItems 7))
printfn "%s %s" (tupled (makeSequence 8, makeItems 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeSequence i) i (makeItems (i + 1)))
