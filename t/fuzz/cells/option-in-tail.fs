// out: some none some none
// out: some none55
// out: even some none odd 55
// out: nonenonenonenone
// out: some noneo8none
// out: o211
// out: none
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let rec loop n (a: Nested) (b: Nested) = if n = 0 then showNested a + " " + showNested b else loop (n - 1) b (if n % 1000 = 0 then makeNested n else a)
let rec many (v: Nested) b c d e f g h i j k n =
  if n = 0 then showNested v + string (b + c + d + e + f + g + h + i + j + k)
  else many (if n = 7 then makeNested 7 else v) c d e f g h i j k b (n - 1)
let rec even n (v: Nested) (w: Int) = if n = 0 then "even " + showNested v else odd (n - 1) v w
and odd n (v: Nested) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
let rec gather n (v: Nested) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showNested v else "")))
let rec consume xs acc =
  match xs with
  | [] -> acc
  | v :: rest -> consume rest (acc + showNested v)
let rec rotate n (v: Nested) (w: Int) (keep: Nested list) =
  match n with
  | 0 -> showNested v + showInt w
  | n when n % 2 = 0 -> rotate (n - 1) (makeNested (n % 10)) w [ v ]
  | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
printfn "%s" (loop 20001 (makeNested 1) (makeNested 2))
printfn "%s" (many (makeNested 3) 1 2 3 4 5 6 7 8 9 10 20000)
printfn "%s %s" (even 20000 (makeNested 4) (makeInt 5)) (even 20001 (makeNested 4) (makeInt 5))
printfn "%s" (gather 20000 (makeNested 6) (fun s -> s))
printfn "%s" (consume [ makeNested 7; makeNested 8; makeNested 9 ] "")
printfn "%s" (rotate 20000 (makeNested 10) (makeInt 11) [])
let applied (f: Nested -> string) (v: Nested) = f v
printfn "%s" (applied showNested (makeNested 12))
