// out: 1001,1002,1003^1 2,3,4^2
// out: 8,9,10^355
// out: even 5,6,7^4 odd é5€.3é
// out: 7,8,9^57,8,9^67,8,9^77,8,9^8
// out: 8,9,10^99,10,11^1010,11,12^11
// out: 3,4,5^12é1€.3é
// out: 13,14,15^13
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
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
let rec loop n (a: Sequence) (b: Sequence) = if n = 0 then showSequence a + " " + showSequence b else loop (n - 1) b (if n % 1000 = 0 then makeSequence n else a)
let rec many (v: Sequence) b c d e f g h i j k n =
  if n = 0 then showSequence v + string (b + c + d + e + f + g + h + i + j + k)
  else many (if n = 7 then makeSequence 7 else v) c d e f g h i j k b (n - 1)
let rec even n (v: Sequence) (w: Text) = if n = 0 then "even " + showSequence v else odd (n - 1) v w
and odd n (v: Sequence) (w: Text) = if n = 0 then "odd " + showText w else even (n - 1) v w
let rec gather n (v: Sequence) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showSequence v else "")))
let rec consume xs acc =
  match xs with
  | [] -> acc
  | v :: rest -> consume rest (acc + showSequence v)
let rec rotate n (v: Sequence) (w: Text) (keep: Sequence list) =
  match n with
  | 0 -> showSequence v + showText w
  | n when n % 2 = 0 -> rotate (n - 1) (makeSequence (n % 10)) w [ v ]
  | n -> rotate (n - 1) v (makeText (n % 10)) (v :: keep)
printfn "%s" (loop 20001 (makeSequence 1) (makeSequence 2))
printfn "%s" (many (makeSequence 3) 1 2 3 4 5 6 7 8 9 10 20000)
printfn "%s %s" (even 20000 (makeSequence 4) (makeText 5)) (even 20001 (makeSequence 4) (makeText 5))
printfn "%s" (gather 20000 (makeSequence 6) (fun s -> s))
printfn "%s" (consume [ makeSequence 7; makeSequence 8; makeSequence 9 ] "")
printfn "%s" (rotate 20000 (makeSequence 10) (makeText 11) [])
let applied (f: Sequence -> string) (v: Sequence) = f v
printfn "%s" (applied showSequence (makeSequence 12))
