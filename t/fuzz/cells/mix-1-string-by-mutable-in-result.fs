// out: é3€.3é é3€.3é
// out: s4.2s m5#6-
// out: é3€.3é
// out: é3€.3é
// out: é1€.3é s2.2s s2.2s
// out: é3€.3é é3€.3é
// out: m7#8-
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
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
let choose n : Text = if n > 5 then makeText (n - 5) else makeText n
let both n : Text * Mutable = (makeText n, makeMutable (n + 1))
let rec deep n (first: Text) : Text =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeText n
let viaMatch n : Text =
  match n with
  | 0 -> makeText 1
  | 1 ->
    let unused = makeMutable 9
    makeText 2
  | _ -> choose n
let keep = makeText 3
let same () : Text = keep
printfn "%s %s" (showText (choose 3)) (showText (choose 8))
let a, b = both 4
printfn "%s %s" (showText a) (showMutable b)
printfn "%s" (showText (deep 4 (makeText 6)))
printfn "%s" (showText (deep 0 keep))
printfn "%s %s %s" (showText (viaMatch 0)) (showText (viaMatch 1)) (showText (viaMatch 7))
printfn "%s %s" (showText (same ())) (showText (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showMutable (snd (both 6)))
