// out: 1000 t1000 500.0 1 t1 0.5
// out: 7 t7 3.555
// out: even 4 t4 2.0 odd 55
// out: 6 t6 3.06 t6 3.06 t6 3.06 t6 3.0
// out: 7 t7 3.58 t8 4.09 t9 4.5
// out: 2 t2 1.011
// out: 12 t12 6.0
// out: 1000 r1000 1500.0 2001 1000000000000 1 r1 1.5 3 1000000000
// out: 7 r7 10.5 15 700000000055
// out: even 4 r4 6.0 9 4000000000 odd 55
// out: 6 r6 9.0 13 60000000006 r6 9.0 13 60000000006 r6 9.0 13 60000000006 r6 9.0 13 6000000000
// out: 7 r7 10.5 15 70000000008 r8 12.0 17 80000000009 r9 13.5 19 9000000000
// out: 2 r2 3.0 5 200000000011
// out: 12 r12 18.0 25 12000000000
// out: some none some none
// out: some none55
// out: even some none odd 55
// out: nonenonenonenone
// out: some noneo8none
// out: o211
// out: none
// out: N I1
// out: Su7:855
// out: even Lu4;u5 odd 55
// out: I6I6I6I6
// out: Su7:8F4.0Lu9;u10
// out: Su2:311
// out: Su12:13
// out: m1000#1001m1001. m1#2-
// out: m7#8-55
// out: even m4#5m5. odd 55
// out: m6#7m7.m6#8m7..m6#9m7...m6#10m7....
// out: m7#8-m8#9m9.m9#10-
// out: m2#3m3.11
// out: m12#13m13.
// out: c1000+3001c1000-3002c1000*3001 c1+4c1-5c1*4
// out: c7+22c7-23c7*2255
// out: even c4+13c4-14c4*13 odd 55
// out: c6+19c6-20c6*19c6+19c6-20c6*19c6+19c6-20c6*19c6+19c6-20c6*19
// out: c7+22c7-23c7*22c8+25c8-26c8*25c9+28c9-29c9*28
// out: c2+7c2-8c2*711
// out: c12+37c12-38c12*37
// out: 1001,1002,1003^1 2,3,4^2
// out: 8,9,10^355
// out: even 5,6,7^4 odd 55
// out: 7,8,9^57,8,9^67,8,9^77,8,9^8
// out: 8,9,10^99,10,11^1010,11,12^11
// out: 3,4,5^1211
// out: 13,14,15^13
// out: s1000.5s é1€.3é
// out: é7€.3é55
// out: even s4.2s odd 55
// out: s6.2ss6.2ss6.2ss6.2s
// out: é7€.3és8.2sé9€.3é
// out: s2.2s11
// out: s12.3s
// out: 1100/1001/1002 101/2/3
// out: 107/8/955
// out: even 104/5/6 odd 55
// out: 106/7/8206/7/8306/7/8406/7/8
// out: 107/8/9108/9/10109/10/11
// out: 102/3/411
// out: 112/13/14

module Tuple =
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

module Record =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let rec loop n (a: Record) (b: Record) = if n = 0 then showRecord a + " " + showRecord b else loop (n - 1) b (if n % 1000 = 0 then makeRecord n else a)
  let rec many (v: Record) b c d e f g h i j k n =
    if n = 0 then showRecord v + string (b + c + d + e + f + g + h + i + j + k)
    else many (if n = 7 then makeRecord 7 else v) c d e f g h i j k b (n - 1)
  let rec even n (v: Record) (w: Int) = if n = 0 then "even " + showRecord v else odd (n - 1) v w
  and odd n (v: Record) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
  let rec gather n (v: Record) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showRecord v else "")))
  let rec consume xs acc =
    match xs with
    | [] -> acc
    | v :: rest -> consume rest (acc + showRecord v)
  let rec rotate n (v: Record) (w: Int) (keep: Record list) =
    match n with
    | 0 -> showRecord v + showInt w
    | n when n % 2 = 0 -> rotate (n - 1) (makeRecord (n % 10)) w [ v ]
    | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
  printfn "%s" (loop 20001 (makeRecord 1) (makeRecord 2))
  printfn "%s" (many (makeRecord 3) 1 2 3 4 5 6 7 8 9 10 20000)
  printfn "%s %s" (even 20000 (makeRecord 4) (makeInt 5)) (even 20001 (makeRecord 4) (makeInt 5))
  printfn "%s" (gather 20000 (makeRecord 6) (fun s -> s))
  printfn "%s" (consume [ makeRecord 7; makeRecord 8; makeRecord 9 ] "")
  printfn "%s" (rotate 20000 (makeRecord 10) (makeInt 11) [])
  let applied (f: Record -> string) (v: Record) = f v
  printfn "%s" (applied showRecord (makeRecord 12))

module Nested =
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

module Mixed =
  type Mixed =
    | N
    | I of int
    | S of string * int
    | F of float
    | L of string list
  let makeMixed n =
    match n % 5 with
    | 0 -> N
    | 1 -> I n
    | 2 -> S("u" + string n, n + 1)
    | 3 -> F(float n / 2.0)
    | _ -> L [ "u" + string n; "u" + string (n + 1) ]
  let showMixed v =
    match v with
    | N -> "N"
    | I n -> sprintf "I%d" n
    | S(s, n) -> sprintf "S%s:%d" s n
    | F x -> sprintf "F%.1f" x
    | L xs -> "L" + String.concat ";" xs
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let rec loop n (a: Mixed) (b: Mixed) = if n = 0 then showMixed a + " " + showMixed b else loop (n - 1) b (if n % 1000 = 0 then makeMixed n else a)
  let rec many (v: Mixed) b c d e f g h i j k n =
    if n = 0 then showMixed v + string (b + c + d + e + f + g + h + i + j + k)
    else many (if n = 7 then makeMixed 7 else v) c d e f g h i j k b (n - 1)
  let rec even n (v: Mixed) (w: Int) = if n = 0 then "even " + showMixed v else odd (n - 1) v w
  and odd n (v: Mixed) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
  let rec gather n (v: Mixed) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showMixed v else "")))
  let rec consume xs acc =
    match xs with
    | [] -> acc
    | v :: rest -> consume rest (acc + showMixed v)
  let rec rotate n (v: Mixed) (w: Int) (keep: Mixed list) =
    match n with
    | 0 -> showMixed v + showInt w
    | n when n % 2 = 0 -> rotate (n - 1) (makeMixed (n % 10)) w [ v ]
    | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
  printfn "%s" (loop 20001 (makeMixed 1) (makeMixed 2))
  printfn "%s" (many (makeMixed 3) 1 2 3 4 5 6 7 8 9 10 20000)
  printfn "%s %s" (even 20000 (makeMixed 4) (makeInt 5)) (even 20001 (makeMixed 4) (makeInt 5))
  printfn "%s" (gather 20000 (makeMixed 6) (fun s -> s))
  printfn "%s" (consume [ makeMixed 7; makeMixed 8; makeMixed 9 ] "")
  printfn "%s" (rotate 20000 (makeMixed 10) (makeInt 11) [])
  let applied (f: Mixed -> string) (v: Mixed) = f v
  printfn "%s" (applied showMixed (makeMixed 12))

module Mutable =
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

module Closure =
  type Closure = int -> string -> string
  let makeClosure n : Closure =
    let s = "c" + string n
    let xs = [ n; n * 2 ]
    fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
  let showClosure (f: Closure) =
    let g = f 1
    g "+" + f 2 "-" + g "*"
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let rec loop n (a: Closure) (b: Closure) = if n = 0 then showClosure a + " " + showClosure b else loop (n - 1) b (if n % 1000 = 0 then makeClosure n else a)
  let rec many (v: Closure) b c d e f g h i j k n =
    if n = 0 then showClosure v + string (b + c + d + e + f + g + h + i + j + k)
    else many (if n = 7 then makeClosure 7 else v) c d e f g h i j k b (n - 1)
  let rec even n (v: Closure) (w: Int) = if n = 0 then "even " + showClosure v else odd (n - 1) v w
  and odd n (v: Closure) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
  let rec gather n (v: Closure) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showClosure v else "")))
  let rec consume xs acc =
    match xs with
    | [] -> acc
    | v :: rest -> consume rest (acc + showClosure v)
  let rec rotate n (v: Closure) (w: Int) (keep: Closure list) =
    match n with
    | 0 -> showClosure v + showInt w
    | n when n % 2 = 0 -> rotate (n - 1) (makeClosure (n % 10)) w [ v ]
    | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
  printfn "%s" (loop 20001 (makeClosure 1) (makeClosure 2))
  printfn "%s" (many (makeClosure 3) 1 2 3 4 5 6 7 8 9 10 20000)
  printfn "%s %s" (even 20000 (makeClosure 4) (makeInt 5)) (even 20001 (makeClosure 4) (makeInt 5))
  printfn "%s" (gather 20000 (makeClosure 6) (fun s -> s))
  printfn "%s" (consume [ makeClosure 7; makeClosure 8; makeClosure 9 ] "")
  printfn "%s" (rotate 20000 (makeClosure 10) (makeInt 11) [])
  let applied (f: Closure -> string) (v: Closure) = f v
  printfn "%s" (applied showClosure (makeClosure 12))

module Sequence =
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
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let rec loop n (a: Sequence) (b: Sequence) = if n = 0 then showSequence a + " " + showSequence b else loop (n - 1) b (if n % 1000 = 0 then makeSequence n else a)
  let rec many (v: Sequence) b c d e f g h i j k n =
    if n = 0 then showSequence v + string (b + c + d + e + f + g + h + i + j + k)
    else many (if n = 7 then makeSequence 7 else v) c d e f g h i j k b (n - 1)
  let rec even n (v: Sequence) (w: Int) = if n = 0 then "even " + showSequence v else odd (n - 1) v w
  and odd n (v: Sequence) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
  let rec gather n (v: Sequence) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showSequence v else "")))
  let rec consume xs acc =
    match xs with
    | [] -> acc
    | v :: rest -> consume rest (acc + showSequence v)
  let rec rotate n (v: Sequence) (w: Int) (keep: Sequence list) =
    match n with
    | 0 -> showSequence v + showInt w
    | n when n % 2 = 0 -> rotate (n - 1) (makeSequence (n % 10)) w [ v ]
    | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
  printfn "%s" (loop 20001 (makeSequence 1) (makeSequence 2))
  printfn "%s" (many (makeSequence 3) 1 2 3 4 5 6 7 8 9 10 20000)
  printfn "%s %s" (even 20000 (makeSequence 4) (makeInt 5)) (even 20001 (makeSequence 4) (makeInt 5))
  printfn "%s" (gather 20000 (makeSequence 6) (fun s -> s))
  printfn "%s" (consume [ makeSequence 7; makeSequence 8; makeSequence 9 ] "")
  printfn "%s" (rotate 20000 (makeSequence 10) (makeInt 11) [])
  let applied (f: Sequence -> string) (v: Sequence) = f v
  printfn "%s" (applied showSequence (makeSequence 12))

module Text =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let rec loop n (a: Text) (b: Text) = if n = 0 then showText a + " " + showText b else loop (n - 1) b (if n % 1000 = 0 then makeText n else a)
  let rec many (v: Text) b c d e f g h i j k n =
    if n = 0 then showText v + string (b + c + d + e + f + g + h + i + j + k)
    else many (if n = 7 then makeText 7 else v) c d e f g h i j k b (n - 1)
  let rec even n (v: Text) (w: Int) = if n = 0 then "even " + showText v else odd (n - 1) v w
  and odd n (v: Text) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
  let rec gather n (v: Text) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showText v else "")))
  let rec consume xs acc =
    match xs with
    | [] -> acc
    | v :: rest -> consume rest (acc + showText v)
  let rec rotate n (v: Text) (w: Int) (keep: Text list) =
    match n with
    | 0 -> showText v + showInt w
    | n when n % 2 = 0 -> rotate (n - 1) (makeText (n % 10)) w [ v ]
    | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
  printfn "%s" (loop 20001 (makeText 1) (makeText 2))
  printfn "%s" (many (makeText 3) 1 2 3 4 5 6 7 8 9 10 20000)
  printfn "%s %s" (even 20000 (makeText 4) (makeInt 5)) (even 20001 (makeText 4) (makeInt 5))
  printfn "%s" (gather 20000 (makeText 6) (fun s -> s))
  printfn "%s" (consume [ makeText 7; makeText 8; makeText 9 ] "")
  printfn "%s" (rotate 20000 (makeText 10) (makeInt 11) [])
  let applied (f: Text -> string) (v: Text) = f v
  printfn "%s" (applied showText (makeText 12))

module Items =
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let rec loop n (a: Items) (b: Items) = if n = 0 then showItems a + " " + showItems b else loop (n - 1) b (if n % 1000 = 0 then makeItems n else a)
  let rec many (v: Items) b c d e f g h i j k n =
    if n = 0 then showItems v + string (b + c + d + e + f + g + h + i + j + k)
    else many (if n = 7 then makeItems 7 else v) c d e f g h i j k b (n - 1)
  let rec even n (v: Items) (w: Int) = if n = 0 then "even " + showItems v else odd (n - 1) v w
  and odd n (v: Items) (w: Int) = if n = 0 then "odd " + showInt w else even (n - 1) v w
  let rec gather n (v: Items) k = if n = 0 then k "" else gather (n - 1) v (fun s -> k (s + (if n % 5000 = 0 then showItems v else "")))
  let rec consume xs acc =
    match xs with
    | [] -> acc
    | v :: rest -> consume rest (acc + showItems v)
  let rec rotate n (v: Items) (w: Int) (keep: Items list) =
    match n with
    | 0 -> showItems v + showInt w
    | n when n % 2 = 0 -> rotate (n - 1) (makeItems (n % 10)) w [ v ]
    | n -> rotate (n - 1) v (makeInt (n % 10)) (v :: keep)
  printfn "%s" (loop 20001 (makeItems 1) (makeItems 2))
  printfn "%s" (many (makeItems 3) 1 2 3 4 5 6 7 8 9 10 20000)
  printfn "%s %s" (even 20000 (makeItems 4) (makeInt 5)) (even 20001 (makeItems 4) (makeInt 5))
  printfn "%s" (gather 20000 (makeItems 6) (fun s -> s))
  printfn "%s" (consume [ makeItems 7; makeItems 8; makeItems 9 ] "")
  printfn "%s" (rotate 20000 (makeItems 10) (makeInt 11) [])
  let applied (f: Items -> string) (v: Items) = f v
  printfn "%s" (applied showItems (makeItems 12))
