// out: 3 r3 4.5 7 3000000000 3 r3 4.5 7 3000000000
// out: 4 r4 6.0 9 4000000000 55
// out: 3 r3 4.5 7 3000000000
// out: 3 r3 4.5 7 3000000000
// out: 1 r1 1.5 3 1000000000 2 r2 3.0 5 2000000000 2 r2 3.0 5 2000000000
// out: 3 r3 4.5 7 3000000000 3 r3 4.5 7 3000000000
// out: 77
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let choose n : Record = if n > 5 then makeRecord (n - 5) else makeRecord n
let both n : Record * Int = (makeRecord n, makeInt (n + 1))
let rec deep n (first: Record) : Record =
  if n = 0 then first
  else
    let r = deep (n - 1) first
    if n % 2 = 0 then r else makeRecord n
let viaMatch n : Record =
  match n with
  | 0 -> makeRecord 1
  | 1 ->
    let unused = makeInt 9
    makeRecord 2
  | _ -> choose n
let keep = makeRecord 3
let same () : Record = keep
printfn "%s %s" (showRecord (choose 3)) (showRecord (choose 8))
let a, b = both 4
printfn "%s %s" (showRecord a) (showInt b)
printfn "%s" (showRecord (deep 4 (makeRecord 6)))
printfn "%s" (showRecord (deep 0 keep))
printfn "%s %s %s" (showRecord (viaMatch 0)) (showRecord (viaMatch 1)) (showRecord (viaMatch 7))
printfn "%s %s" (showRecord (same ())) (showRecord (same ()))
choose 2 |> ignore
both 5 |> ignore
printfn "%s" (showInt (snd (both 6)))
