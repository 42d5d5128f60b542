// out: m1#2-|5|22
// out: m1#3-|6|22
// out: 5
// out: (((m4#5m5.55)))
// out: m1#4- 77
// out: m8#9m9.m8#10m9.. 22
// out: m10#11m11.|10|121
// out: m11#12-|11|132
// out: m12#13m13.|12|143
type Mutable = { mutable Count: int; mutable Name: string; mutable Next: Mutable option }
let leafMutable n = { Count = n; Name = "m" + string n; Next = None }
let makeMutable n =
  let r = leafMutable n
  if n % 2 = 0 then r.Next <- Some(leafMutable (n + 1))
  r
let showMutable (r: Mutable) =
  r.Count <- r.Count + 1
  let inner =
    match r.Next with
    | Some next ->
      next.Name <- next.Name + "."
      next.Name
    | None -> "-"
  sprintf "%s#%d%s" r.Name r.Count inner
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let direct (a: Mutable) (k: int) (b: Int) = showMutable a + "|" + string k + "|" + showInt b
let unused (_: Mutable) (_: Int) k = k + 1
let rec pass n (v: Mutable) (w: Int) = if n = 0 then showMutable v + showInt w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Mutable) (w: Int) = if c then showMutable v else showInt w
let tupled (v: Mutable, w: Int, n: int) = if n > 1 then showMutable v + showMutable v else showInt w
let v = makeMutable 1
let w = makeInt 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeMutable 3) (makeInt 3) 2)
printfn "%s" (pass 3 (makeMutable 4) (makeInt 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeMutable 6) (makeInt 7))
printfn "%s %s" (tupled (makeMutable 8, makeInt 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeMutable i) i (makeInt (i + 1)))
