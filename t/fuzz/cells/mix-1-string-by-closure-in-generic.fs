// out: é1€.3é
// out: s2.2s c3+10c3-11c3*10
// out: s4.2s s4.2s s4.2s
// out: s6.2s c7+22c7-23c7*22
// out: s8.2s
// out: é9€.3é c10+31c10-32c10*31
// out: é11€.4é
// out: s12.3s 1
// out: é13€.4é
// out: s14.3s
// out: s16.3sé15€.4é
// out: empty
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
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
printfn "%s" (showText (same (makeText 1)))
let w, v = flip (makeText 2, makeClosure 3)
printfn "%s %s" (showText v) (showClosure w)
printfn "%s" (String.concat " " (List.map showText (times 3 (makeText 4))))
printfn "%s %s" (showText (last [ makeText 5; makeText 6 ])) (showClosure (last (times 2 (makeClosure 7))))
printfn "%s" (apply showText (makeText 8))
let s, t = both showText showClosure (makeText 9, makeClosure 10)
printfn "%s %s" s t
let box' = keep (makeText 11)
printfn "%s" (showText box'.Value)
box'.Value <- makeText 12
printfn "%s %d" (showText box'.Value) (keep box').Value.Tag
let o = Option.map same (Some(makeText 13))
match o with
| Some v -> printfn "%s" (showText v)
| None -> printfn "none"
printfn "%s" (showText (Option.defaultValue (makeText 14) None))
printfn "%s" (List.fold (fun acc v -> acc + showText v) "" (List.rev (List.filter (fun _ -> true) [ makeText 15; makeText 16 ])))
try
  printfn "%s" (showText (last []))
with Failure m -> printfn "%s" m
