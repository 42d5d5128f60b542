// out: m3#4- m3#4-
// out: m4#5m5. 55
// out: m3#4-
// out: m3#4-
// out: m1#2- m2#3m3. m2#3m3.
// out: m3#5- m3#6-
// out: 77
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
let choose n : Mutable = if n > 5 then makeMutable (n - 5) else makeMutable n
let both n : Mutable * Int = (makeMutable n, makeInt (n + 1))
let rec deep n (first: Mutable) : Mutable =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeMutable n
let viaMatch n : Mutable =
  match n with
  | 0 -> makeMutable 1
  | 1 ->
    let unused = makeInt 9
    makeMutable 2
  | _ -> choose n
let keep = makeMutable 3
let same () : Mutable = keep
printfn "%s %s" (showMutable (choose 3)) (showMutable (choose 8))
let a, b = both 4
printfn "%s %s" (showMutable a) (showInt b)
printfn "%s" (showMutable (deep 4 (makeMutable 6)))
printfn "%s" (showMutable (deep 0 keep))
printfn "%s %s %s" (showMutable (viaMatch 0)) (showMutable (viaMatch 1)) (showMutable (viaMatch 7))
printfn "%s %s" (showMutable (same ())) (showMutable (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showInt (snd (both 6)))
