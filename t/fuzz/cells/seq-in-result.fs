// out: 4,5,6^1 4,5,6^2
// out: 5,6,7^3 55
// out: 4,5,6^4
// out: 4,5,6^5
// out: 2,3,4^6 3,4,5^7 3,4,5^8
// out: 4,5,6^9 4,5,6^10
// out: 77
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
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let choose n : Sequence = if n > 5 then makeSequence (n - 5) else makeSequence n
let both n : Sequence * Int = (makeSequence n, makeInt (n + 1))
let rec deep n (first: Sequence) : Sequence =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeSequence n
let viaMatch n : Sequence =
  match n with
  | 0 -> makeSequence 1
  | 1 ->
    let unused = makeInt 9
    makeSequence 2
  | _ -> choose n
let keep = makeSequence 3
let same () : Sequence = keep
printfn "%s %s" (showSequence (choose 3)) (showSequence (choose 8))
let a, b = both 4
printfn "%s %s" (showSequence a) (showInt b)
printfn "%s" (showSequence (deep 4 (makeSequence 6)))
printfn "%s" (showSequence (deep 0 keep))
printfn "%s %s %s" (showSequence (viaMatch 0)) (showSequence (viaMatch 1)) (showSequence (viaMatch 7))
printfn "%s %s" (showSequence (same ())) (showSequence (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showInt (snd (both 6)))
