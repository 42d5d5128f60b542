// out: 1 t1 0.5
// out: 2 t2 1.0 33
// out: 4 t4 2.0 4 t4 2.0 4 t4 2.0
// out: 6 t6 3.0 77
// out: 8 t8 4.0
// out: 9 t9 4.5 110
// out: 11 t11 5.5
// out: 12 t12 6.0 1
// out: 13 t13 6.5
// out: 14 t14 7.0
// out: 16 t16 8.015 t15 7.5
// out: empty
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
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
printfn "%s" (showTuple (same (makeTuple 1)))
let w, v = flip (makeTuple 2, makeInt 3)
printfn "%s %s" (showTuple v) (showInt w)
printfn "%s" (String.concat " " (List.map showTuple (times 3 (makeTuple 4))))
printfn "%s %s" (showTuple (last [ makeTuple 5; makeTuple 6 ])) (showInt (last (times 2 (makeInt 7))))
printfn "%s" (apply showTuple (makeTuple 8))
let s, t = both showTuple showInt (makeTuple 9, makeInt 10)
printfn "%s %s" s t
let box' = keep (makeTuple 11)
printfn "%s" (showTuple box'.Value)
box'.Value <- makeTuple 12
printfn "%s %d" (showTuple box'.Value) (keep box').Value.Tag
let o = Option.map same (Some(makeTuple 13))
match o with
| Some v -> printfn "%s" (showTuple v)
| None -> printfn "none"
printfn "%s" (showTuple (Option.defaultValue (makeTuple 14) None))
printfn "%s" (List.fold (fun acc v -> acc + showTuple v) "" (List.rev (List.filter (fun _ -> true) [ makeTuple 15; makeTuple 16 ])))
try
  printfn "%s" (showTuple (last []))
with Failure m -> printfn "%s" m
