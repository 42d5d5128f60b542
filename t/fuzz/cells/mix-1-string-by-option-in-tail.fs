// out: s1000.5s é1€.3é
// out: é7€.3é55
// out: even s4.2s odd o5
// out: s6.2ss6.2ss6.2ss6.2s
// out: é7€.3és8.2sé9€.3é
// out: s2.2ssome none
// out: s12.3s
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
let rec loop n (a: Text) (b: Text) = if n = 0 then showText a + " " + showText b else loop (n - 1) b (if n % 1000 = 0 then makeText n else a)
let rec many (v: Text) b c d e f g h i j k n =
  if n = 0 then showText v + string (b + c + d + e + f + g + h + i + j + k)
  else many (if n = 7 then makeText 7 else v) c d e f g h i j k b (n - 1)
let rec even n (v: Text) (w: Nested) = if n = 0 then "even " + showText v else odd (n - 1) v w
and odd n (v: Text) (w: Nested) = if n = 0 then "odd " + showNested w else even (n - 1) v w
let rec gather n (v: Text) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showText v else "")))
let rec consume xs acc =
  match xs with
  | [] -> acc
  | v :: rest -> consume rest (acc + showText v)
let rec rotate n (v: Text) (w: Nested) (keep: Text list) =
  match n with
  | 0 -> showText v + showNested w
  | n when n % 2 = 0 -> rotate (n - 1) (makeText (n % 10)) w [ v ]
  | n -> rotate (n - 1) v (makeNested (n % 10)) (v :: keep)
printfn "%s" (loop 20001 (makeText 1) (makeText 2))
printfn "%s" (many (makeText 3) 1 2 3 4 5 6 7 8 9 10 20000)
printfn "%s %s" (even 20000 (makeText 4) (makeNested 5)) (even 20001 (makeText 4) (makeNested 5))
printfn "%s" (gather 20000 (makeText 6) (fun s -> s))
printfn "%s" (consume [ makeText 7; makeText 8; makeText 9 ] "")
printfn "%s" (rotate 20000 (makeText 10) (makeNested 11) [])
let applied (f: Text -> string) (v: Text) = f v
printfn "%s" (applied showText (makeText 12))
