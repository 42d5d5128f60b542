// out: m1000#1001m1001. m1#2-
// out: m7#8-55
// out: even m4#5m5. odd 55
// out: m6#7m7.m6#8m7..m6#9m7...m6#10m7....
// out: m7#8-m8#9m9.m9#10-
// out: m2#3m3.11
// out: m12#13m13.
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
let rec loop n (a: Mutable) (b: Mutable) = if n = 0 then showMutable a + " " + showMutable b else loop (n - 1) b (if n % 1000 = 0 then makeMutable n else a)
let rec many (v: Mutable) b c d e f g h i j k n =
  if n = 0 then showMutable v + string (b + c + d + e + f + g + h + i + j + k)
  else many (if n = 7 then makeMutable 7 else v) c d e f g h i j k b (n - 1)
let rec even n (v: Mutable) (w: Int) = if n = 0 then "even " + showMutable v else odd (n - 1) v w
and odd n (v: Mutable) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
let rec gather n (v: Mutable) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showMutable v else "")))
let rec consume xs acc =
  match xs with
  | [] -> acc
  | v :: rest -> consume rest (acc + showMutable v)
let rec rotate n (v: Mutable) (w: Int) (keep: Mutable list) =
  match n with
  | 0 -> showMutable v + showInt w
  | n when n % 2 = 0 -> rotate (n - 1) (makeMutable (n % 10)) w [ v ]
  | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
printfn "%s" (loop 20001 (makeMutable 1) (makeMutable 2))
printfn "%s" (many (makeMutable 3) 1 2 3 4 5 6 7 8 9 10 20000)
printfn "%s %s" (even 20000 (makeMutable 4) (makeInt 5)) (even 20001 (makeMutable 4) (makeInt 5))
printfn "%s" (gather 20000 (makeMutable 6) (fun s -> s))
printfn "%s" (consume [ makeMutable 7; makeMutable 8; makeMutable 9 ] "")
printfn "%s" (rotate 20000 (makeMutable 10) (makeInt 11) [])
let applied (f: Mutable -> string) (v: Mutable) = f v
printfn "%s" (applied showMutable (makeMutable 12))
