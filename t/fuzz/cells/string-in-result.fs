// out: é3€.3é é3€.3é
// out: s4.2s 55
// out: é3€.3é
// out: é3€.3é
// out: é1€.3é s2.2s s2.2s
// out: é3€.3é é3€.3é
// out: 77
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let choose n : Text = if n > 5 then makeText (n - 5) else makeText n
let both n : Text * Int = (makeText n, makeInt (n + 1))
let rec deep n (first: Text) : Text =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeText n
let viaMatch n : Text =
  match n with
  | 0 -> makeText 1
  | 1 ->
    let unused = makeInt 9
    makeText 2
  | _ -> choose n
let keep = makeText 3
let same () : Text = keep
printfn "%s %s" (showText (choose 3)) (showText (choose 8))
let a, b = both 4
printfn "%s %s" (showText a) (showInt b)
printfn "%s" (showText (deep 4 (makeText 6)))
printfn "%s" (showText (deep 0 keep))
printfn "%s %s %s" (showText (viaMatch 0)) (showText (viaMatch 1)) (showText (viaMatch 7))
printfn "%s %s" (showText (same ())) (showText (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showInt (snd (both 6)))
