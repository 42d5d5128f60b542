// out: 103/4/5 103/4/5
// out: 104/5/6 55
// out: 103/4/5
// out: 103/4/5
// out: 101/2/3 102/3/4 102/3/4
// out: 203/4/5 303/4/5
// out: 77
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let choose n : Items = if n > 5 then makeItems (n - 5) else makeItems n
let both n : Items * Int = (makeItems n, makeInt (n + 1))
let rec deep n (first: Items) : Items =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeItems n
let viaMatch n : Items =
  match n with
  | 0 -> makeItems 1
  | 1 ->
    let unused = makeInt 9
    makeItems 2
  | _ -> choose n
let keep = makeItems 3
let same () : Items = keep
printfn "%s %s" (showItems (choose 3)) (showItems (choose 8))
let a, b = both 4
printfn "%s %s" (showItems a) (showInt b)
printfn "%s" (showItems (deep 4 (makeItems 6)))
printfn "%s" (showItems (deep 0 keep))
printfn "%s %s %s" (showItems (viaMatch 0)) (showItems (viaMatch 1)) (showItems (viaMatch 7))
printfn "%s %s" (showItems (same ())) (showItems (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showInt (snd (both 6)))
