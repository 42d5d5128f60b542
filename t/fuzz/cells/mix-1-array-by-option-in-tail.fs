// out: 1100/1001/1002 101/2/3
// out: 107/8/955
// out: even 104/5/6 odd o5
// out: 106/7/8206/7/8306/7/8406/7/8
// out: 107/8/9108/9/10109/10/11
// out: 102/3/4some none
// out: 112/13/14
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
let rec loop n (a: Items) (b: Items) = if n = 0 then showItems a + " " + showItems b else loop (n - 1) b (if n % 1000 = 0 then makeItems n else a)
let rec many (v: Items) b c d e f g h i j k n =
  if n = 0 then showItems v + string (b + c + d + e + f + g + h + i + j + k)
  else many (if n = 7 then makeItems 7 else v) c d e f g h i j k b (n - 1)
let rec even n (v: Items) (w: Nested) = if n = 0 then "even " + showItems v else odd (n - 1) v w
and odd n (v: Items) (w: Nested) = if n = 0 then "odd " + showNested w else even (n - 1) v w
let rec gather n (v: Items) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showItems v else "")))
let rec consume xs acc =
  match xs with
  | [] -> acc
  | v :: rest -> consume rest (acc + showItems v)
let rec rotate n (v: Items) (w: Nested) (keep: Items list) =
  match n with
  | 0 -> showItems v + showNested w
  | n when n % 2 = 0 -> rotate (n - 1) (makeItems (n % 10)) w [ v ]
  | n -> rotate (n - 1) v (makeNested (n % 10)) (v :: keep)
printfn "%s" (loop 20001 (makeItems 1) (makeItems 2))
printfn "%s" (many (makeItems 3) 1 2 3 4 5 6 7 8 9 10 20000)
printfn "%s %s" (even 20000 (makeItems 4) (makeNested 5)) (even 20001 (makeItems 4) (makeNested 5))
printfn "%s" (gather 20000 (makeItems 6) (fun s -> s))
printfn "%s" (consume [ makeItems 7; makeItems 8; makeItems 9 ] "")
printfn "%s" (rotate 20000 (makeItems 10) (makeNested 11) [])
let applied (f: Items -> string) (v: Items) = f v
printfn "%s" (applied showItems (makeItems 12))
