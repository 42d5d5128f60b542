// out: m1#2-|5|102/3/4
// out: m1#3-|6|202/3/4
// out: 5
// out: (((m4#5m5.105/6/7)))
// out: m1#4- 107/8/9
// out: m8#9m9.m8#10m9.. 302/3/4
// out: m10#11m11.|10|111/12/13
// out: m11#12-|11|112/13/14
// out: m12#13m13.|12|113/14/15
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
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
let direct (a: Mutable) (k: int) (b: Items) = showMutable a + "|" + string k + "|" + showItems b
let unused (_: Mutable) (_: Items) k = k + 1
let rec pass n (v: Mutable) (w: Items) = if n = 0 then showMutable v + showItems w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Mutable) (w: Items) = if c then showMutable v else showItems w
let tupled (v: Mutable, w: Items, n: int) = if n > 1 then showMutable v + showMutable v else showItems w
let v = makeMutable 1
let w = makeItems 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeMutable 3) (makeItems 3) 2)
printfn "%s" (pass 3 (makeMutable 4) (makeItems 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeMutable 6) (makeItems 7))
printfn "%s %s" (tupled (makeMutable 8, makeItems 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeMutable i) i (makeItems (i + 1)))
