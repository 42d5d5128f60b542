// out: 2,3,4^1|5|22
// out: 2,3,4^2|6|22
// out: 5
// out: (((5,6,7^355)))
// out: 2,3,4^4 77
// out: 9,10,11^59,10,11^6 22
// out: 11,12,13^7|10|121
// out: 12,13,14^8|11|132
// out: 13,14,15^9|12|143
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
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let direct (a: Sequence) (k: int) (b: Int) = showSequence a + "|" + string k + "|" + showInt b
let unused (_: Sequence) (_: Int) k = k + 1
let rec pass n (v: Sequence) (w: Int) = if n = 0 then showSequence v + showInt w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Sequence) (w: Int) = if c then showSequence v else showInt w
let tupled (v: Sequence, w: Int, n: int) = if n > 1 then showSequence v + showSequence v else showInt w
let v = makeSequence 1
let w = makeInt 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeSequence 3) (makeInt 3) 2)
printfn "%s" (pass 3 (makeSequence 4) (makeInt 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeSequence 6) (makeInt 7))
printfn "%s %s" (tupled (makeSequence 8, makeInt 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeSequence i) i (makeInt (i + 1)))
