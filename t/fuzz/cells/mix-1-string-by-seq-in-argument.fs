// out: é1€.3é|5|3,4,5^1
// out: é1€.3é|6|3,4,5^2
// out: 5
// out: (((s4.2s6,7,8^3)))
// out: é1€.3é 8,9,10^4
// out: s8.2ss8.2s 3,4,5^5
// out: s10.3s|10|12,13,14^6
// out: é11€.4é|11|13,14,15^7
// out: s12.3s|12|14,15,16^8
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
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
let direct (a: Text) (k: int) (b: Sequence) = showText a + "|" + string k + "|" + showSequence b
let unused (_: Text) (_: Sequence) k = k + 1
let rec pass n (v: Text) (w: Sequence) = if n = 0 then showText v + showSequence w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Text) (w: Sequence) = if c then showText v else showSequence w
let tupled (v: Text, w: Sequence, n: int) = if n > 1 then showText v + showText v else showSequence w
let v = makeText 1
let w = makeSequence 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeText 3) (makeSequence 3) 2)
printfn "%s" (pass 3 (makeText 4) (makeSequence 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeText 6) (makeSequence 7))
printfn "%s %s" (tupled (makeText 8, makeSequence 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeText i) i (makeSequence (i + 1)))
