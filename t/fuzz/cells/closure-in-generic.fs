// out: c1+4c1-5c1*4
// out: c2+7c2-8c2*7 33
// out: c4+13c4-14c4*13 c4+13c4-14c4*13 c4+13c4-14c4*13
// out: c6+19c6-20c6*19 77
// out: c8+25c8-26c8*25
// out: c9+28c9-29c9*28 110
// out: c11+34c11-35c11*34
// out: c12+37c12-38c12*37 1
// out: c13+40c13-41c13*40
// out: c14+43c14-44c14*43
// out: c16+49c16-50c16*49c15+46c15-47c15*46
// out: empty
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
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
printfn "%s" (showClosure (same (makeClosure 1)))
let w, v = flip (makeClosure 2, makeInt 3)
printfn "%s %s" (showClosure v) (showInt w)
printfn "%s" (String.concat " " (List.map showClosure (times 3 (makeClosure 4))))
printfn "%s %s" (showClosure (last [ makeClosure 5; makeClosure 6 ])) (showInt (last (times 2 (makeInt 7))))
printfn "%s" (apply showClosure (makeClosure 8))
let s, t = both showClosure showInt (makeClosure 9, makeInt 10)
printfn "%s %s" s t
let box' = keep (makeClosure 11)
printfn "%s" (showClosure box'.Value)
box'.Value <- makeClosure 12
printfn "%s %d" (showClosure box'.Value) (keep box').Value.Tag
let o = Option.map same (Some(makeClosure 13))
match o with
| Some v -> printfn "%s" (showClosure v)
| None -> printfn "none"
printfn "%s" (showClosure (Option.defaultValue (makeClosure 14) None))
printfn "%s" (List.fold (fun acc v -> acc + showClosure v) "" (List.rev (List.filter (fun _ -> true) [ makeClosure 15; makeClosure 16 ])))
try
  printfn "%s" (showClosure (last []))
with Failure m -> printfn "%s" m
