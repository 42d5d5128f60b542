// out: c1000+3001c1000-3002c1000*3001 c1+4c1-5c1*4
// out: c7+22c7-23c7*2255
// out: even c4+13c4-14c4*13 odd m5#6-
// out: c6+19c6-20c6*19c6+19c6-20c6*19c6+19c6-20c6*19c6+19c6-20c6*19
// out: c7+22c7-23c7*22c8+25c8-26c8*25c9+28c9-29c9*28
// out: c2+7c2-8c2*7m1#2-
// out: c12+37c12-38c12*37
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
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
let rec loop n (a: Closure) (b: Closure) = if n = 0 then showClosure a + " " + showClosure b else loop (n - 1) b (if n % 1000 = 0 then makeClosure n else a)
let rec many (v: Closure) b c d e f g h i j k n =
  if n = 0 then showClosure v + string (b + c + d + e + f + g + h + i + j + k)
  else many (if n = 7 then makeClosure 7 else v) c d e f g h i j k b (n - 1)
let rec even n (v: Closure) (w: Mutable) = if n = 0 then "even " + showClosure v else odd (n - 1) v w
and odd n (v: Closure) (w: Mutable) = if n = 0 then "odd " + showMutable w else even (n - 1) v w
let rec gather n (v: Closure) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showClosure v else "")))
let rec consume xs acc =
  match xs with
  | [] -> acc
  | v :: rest -> consume rest (acc + showClosure v)
let rec rotate n (v: Closure) (w: Mutable) (keep: Closure list) =
  match n with
  | 0 -> showClosure v + showMutable w
  | n when n % 2 = 0 -> rotate (n - 1) (makeClosure (n % 10)) w [ v ]
  | n -> rotate (n - 1) v (makeMutable (n % 10)) (v :: keep)
printfn "%s" (loop 20001 (makeClosure 1) (makeClosure 2))
printfn "%s" (many (makeClosure 3) 1 2 3 4 5 6 7 8 9 10 20000)
printfn "%s %s" (even 20000 (makeClosure 4) (makeMutable 5)) (even 20001 (makeClosure 4) (makeMutable 5))
printfn "%s" (gather 20000 (makeClosure 6) (fun s -> s))
printfn "%s" (consume [ makeClosure 7; makeClosure 8; makeClosure 9 ] "")
printfn "%s" (rotate 20000 (makeClosure 10) (makeMutable 11) [])
let applied (f: Closure -> string) (v: Closure) = f v
printfn "%s" (applied showClosure (makeClosure 12))
