// out: 1000 t1000 500.0 1 t1 0.5
// out: 7 t7 3.555
// out: even 4 t4 2.0 odd 55
// out: 6 t6 3.06 t6 3.06 t6 3.06 t6 3.0
// out: 7 t7 3.58 t8 4.09 t9 4.5
// out: 2 t2 1.011
// out: 12 t12 6.0
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let rec loop n (a: Tuple) (b: Tuple) = if n = 0 then showTuple a + " " + showTuple b else loop (n - 1) b (if n % 1000 = 0 then makeTuple n else a)
let rec many (v: Tuple) b c d e f g h i j k n =
  if n = 0 then showTuple v + string (b + c + d + e + f + g + h + i + j + k)
  else many (if n = 7 then makeTuple 7 else v) c d e f g h i j k b (n - 1)
let rec even n (v: Tuple) (w: Int) = if n = 0 then "even " + showTuple v else odd (n - 1) v w
and odd n (v: Tuple) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
let rec gather n (v: Tuple) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showTuple v else "")))
let rec consume xs acc =
  match xs with
  | [] -> acc
  | v :: rest -> consume rest (acc + showTuple v)
let rec rotate n (v: Tuple) (w: Int) (keep: Tuple list) =
  match n with
  | 0 -> showTuple v + showInt w
  | n when n % 2 = 0 -> rotate (n - 1) (makeTuple (n % 10)) w [ v ]
  | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
printfn "%s" (loop 20001 (makeTuple 1) (makeTuple 2))
printfn "%s" (many (makeTuple 3) 1 2 3 4 5 6 7 8 9 10 20000)
printfn "%s %s" (even 20000 (makeTuple 4) (makeInt 5)) (even 20001 (makeTuple 4) (makeInt 5))
printfn "%s" (gather 20000 (makeTuple 6) (fun s -> s))
printfn "%s" (consume [ makeTuple 7; makeTuple 8; makeTuple 9 ] "")
printfn "%s" (rotate 20000 (makeTuple 10) (makeInt 11) [])
let applied (f: Tuple -> string) (v: Tuple) = f v
printfn "%s" (applied showTuple (makeTuple 12))
