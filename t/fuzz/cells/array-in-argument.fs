// out: 101/2/3|5|22
// out: 201/2/3|6|22
// out: 5
// out: (((104/5/655)))
// out: 301/2/3 77
// out: 108/9/10208/9/10 22
// out: 110/11/12|10|121
// out: 111/12/13|11|132
// out: 112/13/14|12|143
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let direct (a: Items) (k: int) (b: Int) = showItems a + "|" + string k + "|" + showInt b
let unused (_: Items) (_: Int) k = k + 1
let rec pass n (v: Items) (w: Int) = if n = 0 then showItems v + showInt w else "(" + pass (n - 1) v w + ")"
let onBranch c (v: Items) (w: Int) = if c then showItems v else showInt w
let tupled (v: Items, w: Int, n: int) = if n > 1 then showItems v + showItems v else showInt w
let v = makeItems 1
let w = makeInt 2
printfn "%s" (direct v 5 w)
printfn "%s" (direct v 6 w)
printfn "%d" (unused v w 1 + unused (makeItems 3) (makeInt 3) 2)
printfn "%s" (pass 3 (makeItems 4) (makeInt 5))
printfn "%s %s" (onBranch true v w) (onBranch false (makeItems 6) (makeInt 7))
printfn "%s %s" (tupled (makeItems 8, makeInt 9, 2)) (tupled (v, w, 0))
for i in 10 .. 12 do
  printfn "%s" (direct (makeItems i) i (makeInt (i + 1)))
