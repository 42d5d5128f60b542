// out: 1 r1 1.5 3 1000000000
// out: 2 r2 3.0 5 2000000000 3 t3 1.5
// out: 4 r4 6.0 9 4000000000 4 r4 6.0 9 4000000000 4 r4 6.0 9 4000000000
// out: 6 r6 9.0 13 6000000000 7 t7 3.5
// out: 8 r8 12.0 17 8000000000
// out: 9 r9 13.5 19 9000000000 10 t10 5.0
// out: 11 r11 16.5 23 11000000000
// out: 12 r12 18.0 25 12000000000 1
// out: 13 r13 19.5 27 13000000000
// out: 14 r14 21.0 29 14000000000
// out: 16 r16 24.0 33 1600000000015 r15 22.5 31 15000000000
// out: empty
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
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
printfn "%s" (showRecord (same (makeRecord 1)))
let w, v = flip (makeRecord 2, makeTuple 3)
printfn "%s %s" (showRecord v) (showTuple w)
printfn "%s" (String.concat " " (List.map showRecord (times 3 (makeRecord 4))))
printfn "%s %s" (showRecord (last [ makeRecord 5; makeRecord 6 ])) (showTuple (last (times 2 (makeTuple 7))))
printfn "%s" (apply showRecord (makeRecord 8))
let s, t = both showRecord showTuple (makeRecord 9, makeTuple 10)
printfn "%s %s" s t
let box' = keep (makeRecord 11)
printfn "%s" (showRecord box'.Value)
box'.Value <- makeRecord 12
printfn "%s %d" (showRecord box'.Value) (keep box').Value.Tag
let o = Option.map same (Some(makeRecord 13))
match o with
| Some v -> printfn "%s" (showRecord v)
| None -> printfn "none"
printfn "%s" (showRecord (Option.defaultValue (makeRecord 14) None))
printfn "%s" (List.fold (fun acc v -> acc + showRecord v) "" (List.rev (List.filter (fun _ -> true) [ makeRecord 15; makeRecord 16 ])))
try
  printfn "%s" (showRecord (last []))
with Failure m -> printfn "%s" m
