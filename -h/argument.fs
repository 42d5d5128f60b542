// out: 1 t1 0.5|5|22
// out: 1 t1 0.5|6|22
// out: 5
// out: (((4 t4 2.055)))
// out: 1 t1 0.5 77
// out: 8 t8 4.08 t8 4.0 22
// out: 10 t10 5.0|10|121
// out: 11 t11 5.5|11|132
// out: 12 t12 6.0|12|143
// out: 1 r1 1.5 3 1000000000|5|22
// out: 1 r1 1.5 3 1000000000|6|22
// out: 5
// out: (((4 r4 6.0 9 400000000055)))
// out: 1 r1 1.5 3 1000000000 77
// out: 8 r8 12.0 17 80000000008 r8 12.0 17 8000000000 22
// out: 10 r10 15.0 21 10000000000|10|121
// out: 11 r11 16.5 23 11000000000|11|132
// out: 12 r12 18.0 25 12000000000|12|143
// out: some none|5|22
// out: some none|6|22
// out: 5
// out: (((some none55)))
// out: some none 77
// out: o8o8 22
// out: some none|10|121
// out: o11|11|132
// out: none|12|143
// out: I1|5|22
// out: I1|6|22
// out: 5
// out: (((Lu4;u555)))
// out: I1 77
// out: F4.0F4.0 22
// out: N|10|121
// out: I11|11|132
// out: Su12:13|12|143
// out: m1#2-|5|22
// out: m1#3-|6|22
// out: 5
// out: (((m4#5m5.55)))
// out: m1#4- 77
// out: m8#9m9.m8#10m9.. 22
// out: m10#11m11.|10|121
// out: m11#12-|11|132
// out: m12#13m13.|12|143
// out: c1+4c1-5c1*4|5|22
// out: c1+4c1-5c1*4|6|22
// out: 5
// out: (((c4+13c4-14c4*1355)))
// out: c1+4c1-5c1*4 77
// out: c8+25c8-26c8*25c8+25c8-26c8*25 22
// out: c10+31c10-32c10*31|10|121
// out: c11+34c11-35c11*34|11|132
// out: c12+37c12-38c12*37|12|143
// out: 2,3,4^1|5|22
// out: 2,3,4^2|6|22
// out: 5
// out: (((5,6,7^355)))
// out: 2,3,4^4 77
// out: 9,10,11^59,10,11^6 22
// out: 11,12,13^7|10|121
// out: 12,13,14^8|11|132
// out: 13,14,15^9|12|143
// out: é1€.3é|5|22
// out: é1€.3é|6|22
// out: 5
// out: (((s4.2s55)))
// out: é1€.3é 77
// out: s8.2ss8.2s 22
// out: s10.3s|10|121
// out: é11€.4é|11|132
// out: s12.3s|12|143
// out: 101/2/3|5|22
// out: 201/2/3|6|22
// out: 5
// out: (((104/5/655)))
// out: 301/2/3 77
// out: 108/9/10208/9/10 22
// out: 110/11/12|10|121
// out: 111/12/13|11|132
// out: 112/13/14|12|143

module Tuple =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let direct (a: Tuple) (k: int) (b: Int) = showTuple a + "|" + string k + "|" + showInt b
  let unused (_: Tuple) (_: Int) k = k + 1
  let rec pass n (v: Tuple) (w: Int) = if n = 0 then showTuple v + showInt w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Tuple) (w: Int) = if c then showTuple v else showInt w
  let tupled (v: Tuple, w: Int, n: int) = if n > 1 then showTuple v + showTuple v else showInt w
  let v = makeTuple 1
  let w = makeInt 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeTuple 3) (makeInt 3) 2)
  printfn "%s" (pass 3 (makeTuple 4) (makeInt 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeTuple 6) (makeInt 7))
  printfn "%s %s" (tupled (makeTuple 8, makeInt 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeTuple i) i (makeInt (i + 1)))

module Record =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let direct (a: Record) (k: int) (b: Int) = showRecord a + "|" + string k + "|" + showInt b
  let unused (_: Record) (_: Int) k = k + 1
  let rec pass n (v: Record) (w: Int) = if n = 0 then showRecord v + showInt w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Record) (w: Int) = if c then showRecord v else showInt w
  let tupled (v: Record, w: Int, n: int) = if n > 1 then showRecord v + showRecord v else showInt w
  let v = makeRecord 1
  let w = makeInt 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeRecord 3) (makeInt 3) 2)
  printfn "%s" (pass 3 (makeRecord 4) (makeInt 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeRecord 6) (makeInt 7))
  printfn "%s %s" (tupled (makeRecord 8, makeInt 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeRecord i) i (makeInt (i + 1)))

module Nested =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let direct (a: Nested) (k: int) (b: Int) = showNested a + "|" + string k + "|" + showInt b
  let unused (_: Nested) (_: Int) k = k + 1
  let rec pass n (v: Nested) (w: Int) = if n = 0 then showNested v + showInt w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Nested) (w: Int) = if c then showNested v else showInt w
  let tupled (v: Nested, w: Int, n: int) = if n > 1 then showNested v + showNested v else showInt w
  let v = makeNested 1
  let w = makeInt 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeNested 3) (makeInt 3) 2)
  printfn "%s" (pass 3 (makeNested 4) (makeInt 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeNested 6) (makeInt 7))
  printfn "%s %s" (tupled (makeNested 8, makeInt 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeNested i) i (makeInt (i + 1)))

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
  let direct (a: Mixed) (k: int) (b: Int) = showMixed a + "|" + string k + "|" + showInt b
  let unused (_: Mixed) (_: Int) k = k + 1
  let rec pass n (v: Mixed) (w: Int) = if n = 0 then showMixed v + showInt w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Mixed) (w: Int) = if c then showMixed v else showInt w
  let tupled (v: Mixed, w: Int, n: int) = if n > 1 then showMixed v + showMixed v else showInt w
  let v = makeMixed 1
  let w = makeInt 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeMixed 3) (makeInt 3) 2)
  printfn "%s" (pass 3 (makeMixed 4) (makeInt 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeMixed 6) (makeInt 7))
  printfn "%s %s" (tupled (makeMixed 8, makeInt 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeMixed i) i (makeInt (i + 1)))

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
  let direct (a: Mutable) (k: int) (b: Int) = showMutable a + "|" + string k + "|" + showInt b
  let unused (_: Mutable) (_: Int) k = k + 1
  let rec pass n (v: Mutable) (w: Int) = if n = 0 then showMutable v + showInt w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Mutable) (w: Int) = if c then showMutable v else showInt w
  let tupled (v: Mutable, w: Int, n: int) = if n > 1 then showMutable v + showMutable v else showInt w
  let v = makeMutable 1
  let w = makeInt 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeMutable 3) (makeInt 3) 2)
  printfn "%s" (pass 3 (makeMutable 4) (makeInt 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeMutable 6) (makeInt 7))
  printfn "%s %s" (tupled (makeMutable 8, makeInt 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeMutable i) i (makeInt (i + 1)))

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
  let direct (a: Closure) (k: int) (b: Int) = showClosure a + "|" + string k + "|" + showInt b
  let unused (_: Closure) (_: Int) k = k + 1
  let rec pass n (v: Closure) (w: Int) = if n = 0 then showClosure v + showInt w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Closure) (w: Int) = if c then showClosure v else showInt w
  let tupled (v: Closure, w: Int, n: int) = if n > 1 then showClosure v + showClosure v else showInt w
  let v = makeClosure 1
  let w = makeInt 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeClosure 3) (makeInt 3) 2)
  printfn "%s" (pass 3 (makeClosure 4) (makeInt 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeClosure 6) (makeInt 7))
  printfn "%s %s" (tupled (makeClosure 8, makeInt 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeClosure i) i (makeInt (i + 1)))

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
  let direct (a: Sequence) (k: int) (b: Int) = showSequence a + "|" + string k + "|" + showInt b
  let unused (_: Sequence) (_: Int) k = k + 1
  let rec pass n (v: Sequence) (w: Int) = if n = 0 then showSequence v + showInt w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Sequence) (w: Int) = if c then showSequence v else showInt w
  let tupled (v: Sequence, w: Int, n: int) = if n > 1 then showSequence v + showSequence v else showInt w
  let v = makeSequence 1
  let w = makeInt 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeSequence 3) (makeInt 3) 2)
  printfn "%s" (pass 3 (makeSequence 4) (makeInt 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeSequence 6) (makeInt 7))
  printfn "%s %s" (tupled (makeSequence 8, makeInt 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeSequence i) i (makeInt (i + 1)))

module Text =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let direct (a: Text) (k: int) (b: Int) = showText a + "|" + string k + "|" + showInt b
  let unused (_: Text) (_: Int) k = k + 1
  let rec pass n (v: Text) (w: Int) = if n = 0 then showText v + showInt w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Text) (w: Int) = if c then showText v else showInt w
  let tupled (v: Text, w: Int, n: int) = if n > 1 then showText v + showText v else showInt w
  let v = makeText 1
  let w = makeInt 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeText 3) (makeInt 3) 2)
  printfn "%s" (pass 3 (makeText 4) (makeInt 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeText 6) (makeInt 7))
  printfn "%s %s" (tupled (makeText 8, makeInt 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeText i) i (makeInt (i + 1)))

module Items =
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let direct (a: Items) (k: int) (b: Int) = showItems a + "|" + string k + "|" + showInt b
  let unused (_: Items) (_: Int) k = k + 1
  let rec pass n (v: Items) (w: Int) = if n = 0 then showItems v + showInt w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Items) (w: Int) = if c then showItems v else showInt w
  let tupled (v: Items, w: Int, n: int) = if n > 1 then showItems v + showItems v else showInt w
  let v = makeItems 1
  let w = makeInt 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeItems 3) (makeInt 3) 2)
  printfn "%s" (pass 3 (makeItems 4) (makeInt 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeItems 6) (makeInt 7))
  printfn "%s %s" (tupled (makeItems 8, makeInt 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeItems i) i (makeInt (i + 1)))
