// out: é1€.3é|5|22
// out: é1€.3é|6|22
// out: 5
// out: (((s4.2s55)))
// out: é1€.3é 77
// out: s8.2ss8.2s 22
// out: s10.3s|10|121
// out: é11€.4é|11|132
// out: s12.3s|12|143
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let direct (a: Text) (k: int) (b: Int) = showText a + "|" + string k + "|" + showInt b
let unused (_: Text) (_: Int) k = k + 1
let rec pass n (v: Text) (w: Int) = if n = 0 then showText v + showInt w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Text) (w: Int) = if c then showText v else showInt w
let tupled (v: Text, w: Int, n: int) = if n > 1 then showText v + showText v else showInt w
let v = makeText 1
let w = makeInt 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeText 3) (makeInt 3) 2)
printfn "%s" (pass 3 (makeText 4) (makeInt 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeText 6) (makeInt 7))
printfn "%s %s" (tupled (makeText 8, makeInt 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeText i) i (makeInt (i + 1)))
