// out: 103/4/5 103/4/5
// out: 104/5/6 N
// out: 103/4/5
// out: 103/4/5
// out: 101/2/3 102/3/4 102/3/4
// out: 203/4/5 303/4/5
// out: Su7:8
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
type Mixed =
  | N
  | I of int
  | S of string * int
  | F of float
  | L of string list
let makeMixed n =
  match n % 5 with
  | 0 -> N
  | 1 -> I n
  | 2 -> S("u" + string n, n + 1)
  | 3 -> F(float n / 2.0)
  | _ -> L [ "u" + string n; "u" + string (n + 1) ]
let showMixed v =
  match v with
  | N -> "N"
  | I n -> sprintf "I%d" n
  | S(s, n) -> sprintf "S%s:%d" s n
  | F x -> sprintf "F%.1f" x
  | L xs -> "L" + String.concat ";" xs
let choose n : Items = if n > 5 then makeItems (n - 5) else makeItems n
let both n : Items * Mixed = (makeItems n, makeMixed (n + 1))
let rec deep n (first: Items) : Items =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeItems n
let viaMatch n : Items =
  match n with
  | 0 -> makeItems 1
  | 1 ->
    let unused = makeMixed 9
    makeItems 2
  | _ -> choose n
let keep = makeItems 3
let same () : Items = keep
printfn "%s %s" (showItems (choose 3)) (showItems (choose 8))
let a, b = both 4
printfn "%s %s" (showItems a) (showMixed b)
printfn "%s" (showItems (deep 4 (makeItems 6)))
printfn "%s" (showItems (deep 0 keep))
printfn "%s %s %s" (showItems (viaMatch 0)) (showItems (viaMatch 1)) (showItems (viaMatch 7))
printfn "%s %s" (showItems (same ())) (showItems (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showMixed (snd (both 6)))
