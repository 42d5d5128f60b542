// out: 2,3,4^1
// out: 3,4,5^2 3 r3 4.5 7 3000000000
// out: 5,6,7^3 5,6,7^4 5,6,7^5
// out: 7,8,9^6 7 r7 10.5 15 7000000000
// out: 9,10,11^7
// out: 10,11,12^8 10 r10 15.0 21 10000000000
// out: 12,13,14^9
// out: 13,14,15^10 1
// out: 14,15,16^11
// out: 15,16,17^12
// out: 17,18,19^1316,17,18^14
// out: empty
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
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Box<'a> = { mutable Value: 'a; Tag: int }
let same x = x
let flip (x, y) = (y, x)
let rec times n x = if n = 0 then [] else x :: times (n - 1) x
let rec last xs =
  match xs with
  | [ x ] -> x
  | _ :: rest -> last rest
  | [] -> failwith "empty"
let apply f x = f x
let both f g (x, y) = (f x, g y)
let keep x = { Value = x; Tag = 1 }
printfn "%s" (showSequence (same (makeSequence 1)))
let w, v = flip (makeSequence 2, makeRecord 3)
printfn "%s %s" (showSequence v) (showRecord w)
printfn "%s" (String.concat " " (List.map showSequence (times 3 (makeSequence 4))))
printfn "%s %s" (showSequence (last [ makeSequence 5; makeSequence 6 ])) (showRecord (last (times 2 (makeRecord 7))))
printfn "%s" (apply showSequence (makeSequence 8))
let s, t = both showSequence showRecord (makeSequence 9, makeRecord 10)
printfn "%s %s" s t
let box' = keep (makeSequence 11)
printfn "%s" (showSequence box'.Value)
box'.Value <- makeSequence 12
printfn "%s %d" (showSequence box'.Value) (keep box').Value.Tag
let o = Option.map same (Some(makeSequence 13))
match o with
| Some v -> printfn "%s" (showSequence v)
| None -> printfn "none"
printfn "%s" (showSequence (Option.defaultValue (makeSequence 14) None))
printfn "%s" (List.fold (fun acc v -> acc + showSequence v) "" (List.rev (List.filter (fun _ -> true) [ makeSequence 15; makeSequence 16 ])))
try
  printfn "%s" (showSequence (last []))
with Failure m -> printfn "%s" m
