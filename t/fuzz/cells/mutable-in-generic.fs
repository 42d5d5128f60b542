// out: m1#2-
// out: m2#3m3. 33
// out: m4#5m5. m4#6m5.. m4#7m5...
// out: m6#7m7. 77
// out: m8#9m9.
// out: m9#10- 110
// out: m11#12-
// out: m12#13m13. 1
// out: m13#14-
// out: m14#15m15.
// out: m16#17m17.m15#16-
// out: empty
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
printfn "%s" (showMutable (same (makeMutable 1)))
let w, v = flip (makeMutable 2, makeInt 3)
printfn "%s %s" (showMutable v) (showInt w)
printfn "%s" (String.concat " " (List.map showMutable (times 3 (makeMutable 4))))
printfn "%s %s" (showMutable (last [ makeMutable 5; makeMutable 6 ])) (showInt (last (times 2 (makeInt 7))))
printfn "%s" (apply showMutable (makeMutable 8))
let s, t = both showMutable showInt (makeMutable 9, makeInt 10)
printfn "%s %s" s t
let box' = keep (makeMutable 11)
printfn "%s" (showMutable box'.Value)
box'.Value <- makeMutable 12
printfn "%s %d" (showMutable box'.Value) (keep box').Value.Tag
let o = Option.map same (Some(makeMutable 13))
match o with
| Some v -> printfn "%s" (showMutable v)
| None -> printfn "none"
printfn "%s" (showMutable (Option.defaultValue (makeMutable 14) None))
printfn "%s" (List.fold (fun acc v -> acc + showMutable v) "" (List.rev (List.filter (fun _ -> true) [ makeMutable 15; makeMutable 16 ])))
try
  printfn "%s" (showMutable (last []))
with Failure m -> printfn "%s" m
