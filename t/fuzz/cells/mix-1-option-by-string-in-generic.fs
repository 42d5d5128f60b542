// out: some none
// out: o2 é3€.3é
// out: some none some none some none
// out: none é7€.3é
// out: o8
// out: none s10.3s
// out: o11
// out: none 1
// out: some none
// out: o14
// out: some nonenone
// out: empty
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
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
printfn "%s" (showNested (same (makeNested 1)))
let w, v = flip (makeNested 2, makeText 3)
printfn "%s %s" (showNested v) (showText w)
printfn "%s" (String.concat " " (List.map showNested (times 3 (makeNested 4))))
printfn "%s %s" (showNested (last [ makeNested 5; makeNested 6 ])) (showText (last (times 2 (makeText 7))))
printfn "%s" (apply showNested (makeNested 8))
let s, t = both showNested showText (makeNested 9, makeText 10)
printfn "%s %s" s t
let box' = keep (makeNested 11)
printfn "%s" (showNested box'.Value)
box'.Value <- makeNested 12
printfn "%s %d" (showNested box'.Value) (keep box').Value.Tag
let o = Option.map same (Some(makeNested 13))
match o with
| Some v -> printfn "%s" (showNested v)
| None -> printfn "none"
printfn "%s" (showNested (Option.defaultValue (makeNested 14) None))
printfn "%s" (List.fold (fun acc v -> acc + showNested v) "" (List.rev (List.filter (fun _ -> true) [ makeNested 15; makeNested 16 ])))
try
  printfn "%s" (showNested (last []))
with Failure m -> printfn "%s" m
