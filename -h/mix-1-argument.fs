// out: 1 t1 0.5|5|Su2:3
// out: 1 t1 0.5|6|Su2:3
// out: 5
// out: (((4 t4 2.0N)))
// out: 1 t1 0.5 Su7:8
// out: 8 t8 4.08 t8 4.0 Su2:3
// out: 10 t10 5.0|10|I11
// out: 11 t11 5.5|11|Su12:13
// out: 12 t12 6.0|12|F6.5
// out: 1 r1 1.5 3 1000000000|5|o2
// out: 1 r1 1.5 3 1000000000|6|o2
// out: 5
// out: (((4 r4 6.0 9 4000000000o5)))
// out: 1 r1 1.5 3 1000000000 some none
// out: 8 r8 12.0 17 80000000008 r8 12.0 17 8000000000 o2
// out: 10 r10 15.0 21 10000000000|10|o11
// out: 11 r11 16.5 23 11000000000|11|none
// out: 12 r12 18.0 25 12000000000|12|some none
// out: some none|5|c2+7c2-8c2*7
// out: some none|6|c2+7c2-8c2*7
// out: 5
// out: (((some nonec5+16c5-17c5*16)))
// out: some none c7+22c7-23c7*22
// out: o8o8 c2+7c2-8c2*7
// out: some none|10|c11+34c11-35c11*34
// out: o11|11|c12+37c12-38c12*37
// out: none|12|c13+40c13-41c13*40
// out: I1|5|2 r2 3.0 5 2000000000
// out: I1|6|2 r2 3.0 5 2000000000
// out: 5
// out: (((Lu4;u55 r5 7.5 11 5000000000)))
// out: I1 7 r7 10.5 15 7000000000
// out: F4.0F4.0 2 r2 3.0 5 2000000000
// out: N|10|11 r11 16.5 23 11000000000
// out: I11|11|12 r12 18.0 25 12000000000
// out: Su12:13|12|13 r13 19.5 27 13000000000
// out: m1#2-|5|102/3/4
// out: m1#3-|6|202/3/4
// out: 5
// out: (((m4#5m5.105/6/7)))
// out: m1#4- 107/8/9
// out: m8#9m9.m8#10m9.. 302/3/4
// out: m10#11m11.|10|111/12/13
// out: m11#12-|11|112/13/14
// out: m12#13m13.|12|113/14/15
// out: c1+4c1-5c1*4|5|102/3/4
// out: c1+4c1-5c1*4|6|202/3/4
// out: 5
// out: (((c4+13c4-14c4*13105/6/7)))
// out: c1+4c1-5c1*4 107/8/9
// out: c8+25c8-26c8*25c8+25c8-26c8*25 302/3/4
// out: c10+31c10-32c10*31|10|111/12/13
// out: c11+34c11-35c11*34|11|112/13/14
// out: c12+37c12-38c12*37|12|113/14/15
// out: 2,3,4^1|5|102/3/4
// out: 2,3,4^2|6|202/3/4
// out: 5
// out: (((5,6,7^3105/6/7)))
// out: 2,3,4^4 107/8/9
// out: 9,10,11^59,10,11^6 302/3/4
// out: 11,12,13^7|10|111/12/13
// out: 12,13,14^8|11|112/13/14
// out: 13,14,15^9|12|113/14/15
// out: é1€.3é|5|3,4,5^1
// out: é1€.3é|6|3,4,5^2
// out: 5
// out: (((s4.2s6,7,8^3)))
// out: é1€.3é 8,9,10^4
// out: s8.2ss8.2s 3,4,5^5
// out: s10.3s|10|12,13,14^6
// out: é11€.4é|11|13,14,15^7
// out: s12.3s|12|14,15,16^8
// out: 101/2/3|5|Su2:3
// out: 201/2/3|6|Su2:3
// out: 5
// out: (((104/5/6N)))
// out: 301/2/3 Su7:8
// out: 108/9/10208/9/10 Su2:3
// out: 110/11/12|10|I11
// out: 111/12/13|11|Su12:13
// out: 112/13/14|12|F6.5

module TupleByMixed0 =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
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
  let direct (a: Tuple) (k: int) (b: Mixed) = showTuple a + "|" + string k + "|" + showMixed b
  let unused (_: Tuple) (_: Mixed) k = k + 1
  let rec pass n (v: Tuple) (w: Mixed) = if n = 0 then showTuple v + showMixed w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Tuple) (w: Mixed) = if c then showTuple v else showMixed w
  let tupled (v: Tuple, w: Mixed, n: int) = if n > 1 then showTuple v + showTuple v else showMixed w
  let v = makeTuple 1
  let w = makeMixed 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeTuple 3) (makeMixed 3) 2)
  printfn "%s" (pass 3 (makeTuple 4) (makeMixed 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeTuple 6) (makeMixed 7))
  printfn "%s %s" (tupled (makeTuple 8, makeMixed 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeTuple i) i (makeMixed (i + 1)))

module RecordByNested1 =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  let direct (a: Record) (k: int) (b: Nested) = showRecord a + "|" + string k + "|" + showNested b
  let unused (_: Record) (_: Nested) k = k + 1
  let rec pass n (v: Record) (w: Nested) = if n = 0 then showRecord v + showNested w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Record) (w: Nested) = if c then showRecord v else showNested w
  let tupled (v: Record, w: Nested, n: int) = if n > 1 then showRecord v + showRecord v else showNested w
  let v = makeRecord 1
  let w = makeNested 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeRecord 3) (makeNested 3) 2)
  printfn "%s" (pass 3 (makeRecord 4) (makeNested 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeRecord 6) (makeNested 7))
  printfn "%s %s" (tupled (makeRecord 8, makeNested 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeRecord i) i (makeNested (i + 1)))

module NestedByClosure2 =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Closure = int -> string -> string
  let makeClosure n : Closure =
    let s = "c" + string n
    let xs = [ n; n * 2 ]
    fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
  let showClosure (f: Closure) =
    let g = f 1
    g "+" + f 2 "-" + g "*"
  let direct (a: Nested) (k: int) (b: Closure) = showNested a + "|" + string k + "|" + showClosure b
  let unused (_: Nested) (_: Closure) k = k + 1
  let rec pass n (v: Nested) (w: Closure) = if n = 0 then showNested v + showClosure w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Nested) (w: Closure) = if c then showNested v else showClosure w
  let tupled (v: Nested, w: Closure, n: int) = if n > 1 then showNested v + showNested v else showClosure w
  let v = makeNested 1
  let w = makeClosure 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeNested 3) (makeClosure 3) 2)
  printfn "%s" (pass 3 (makeNested 4) (makeClosure 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeNested 6) (makeClosure 7))
  printfn "%s %s" (tupled (makeNested 8, makeClosure 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeNested i) i (makeClosure (i + 1)))

module MixedByRecord3 =
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
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  let direct (a: Mixed) (k: int) (b: Record) = showMixed a + "|" + string k + "|" + showRecord b
  let unused (_: Mixed) (_: Record) k = k + 1
  let rec pass n (v: Mixed) (w: Record) = if n = 0 then showMixed v + showRecord w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Mixed) (w: Record) = if c then showMixed v else showRecord w
  let tupled (v: Mixed, w: Record, n: int) = if n > 1 then showMixed v + showMixed v else showRecord w
  let v = makeMixed 1
  let w = makeRecord 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeMixed 3) (makeRecord 3) 2)
  printfn "%s" (pass 3 (makeMixed 4) (makeRecord 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeMixed 6) (makeRecord 7))
  printfn "%s %s" (tupled (makeMixed 8, makeRecord 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeMixed i) i (makeRecord (i + 1)))

module MutableByItems4 =
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
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  let direct (a: Mutable) (k: int) (b: Items) = showMutable a + "|" + string k + "|" + showItems b
  let unused (_: Mutable) (_: Items) k = k + 1
  let rec pass n (v: Mutable) (w: Items) = if n = 0 then showMutable v + showItems w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Mutable) (w: Items) = if c then showMutable v else showItems w
  let tupled (v: Mutable, w: Items, n: int) = if n > 1 then showMutable v + showMutable v else showItems w
  let v = makeMutable 1
  let w = makeItems 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeMutable 3) (makeItems 3) 2)
  printfn "%s" (pass 3 (makeMutable 4) (makeItems 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeMutable 6) (makeItems 7))
  printfn "%s %s" (tupled (makeMutable 8, makeItems 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeMutable i) i (makeItems (i + 1)))

module ClosureByItems5 =
  type Closure = int -> string -> string
  let makeClosure n : Closure =
    let s = "c" + string n
    let xs = [ n; n * 2 ]
    fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
  let showClosure (f: Closure) =
    let g = f 1
    g "+" + f 2 "-" + g "*"
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  let direct (a: Closure) (k: int) (b: Items) = showClosure a + "|" + string k + "|" + showItems b
  let unused (_: Closure) (_: Items) k = k + 1
  let rec pass n (v: Closure) (w: Items) = if n = 0 then showClosure v + showItems w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Closure) (w: Items) = if c then showClosure v else showItems w
  let tupled (v: Closure, w: Items, n: int) = if n > 1 then showClosure v + showClosure v else showItems w
  let v = makeClosure 1
  let w = makeItems 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeClosure 3) (makeItems 3) 2)
  printfn "%s" (pass 3 (makeClosure 4) (makeItems 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeClosure 6) (makeItems 7))
  printfn "%s %s" (tupled (makeClosure 8, makeItems 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeClosure i) i (makeItems (i + 1)))

module SequenceByItems6 =
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
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  let direct (a: Sequence) (k: int) (b: Items) = showSequence a + "|" + string k + "|" + showItems b
  let unused (_: Sequence) (_: Items) k = k + 1
  let rec pass n (v: Sequence) (w: Items) = if n = 0 then showSequence v + showItems w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Sequence) (w: Items) = if c then showSequence v else showItems w
  let tupled (v: Sequence, w: Items, n: int) = if n > 1 then showSequence v + showSequence v else showItems w
  let v = makeSequence 1
  let w = makeItems 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeSequence 3) (makeItems 3) 2)
  printfn "%s" (pass 3 (makeSequence 4) (makeItems 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeSequence 6) (makeItems 7))
  printfn "%s %s" (tupled (makeSequence 8, makeItems 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeSequence i) i (makeItems (i + 1)))

module TextBySequence7 =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
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
  let direct (a: Text) (k: int) (b: Sequence) = showText a + "|" + string k + "|" + showSequence b
  let unused (_: Text) (_: Sequence) k = k + 1
  let rec pass n (v: Text) (w: Sequence) = if n = 0 then showText v + showSequence w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Text) (w: Sequence) = if c then showText v else showSequence w
  let tupled (v: Text, w: Sequence, n: int) = if n > 1 then showText v + showText v else showSequence w
  let v = makeText 1
  let w = makeSequence 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeText 3) (makeSequence 3) 2)
  printfn "%s" (pass 3 (makeText 4) (makeSequence 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeText 6) (makeSequence 7))
  printfn "%s %s" (tupled (makeText 8, makeSequence 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeText i) i (makeSequence (i + 1)))

module ItemsByMixed8 =
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
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
  let direct (a: Items) (k: int) (b: Mixed) = showItems a + "|" + string k + "|" + showMixed b
  let unused (_: Items) (_: Mixed) k = k + 1
  let rec pass n (v: Items) (w: Mixed) = if n = 0 then showItems v + showMixed w else "(" + pass (n - 1) v w + ")"
  let onBranch c (v: Items) (w: Mixed) = if c then showItems v else showMixed w
  let tupled (v: Items, w: Mixed, n: int) = if n > 1 then showItems v + showItems v else showMixed w
  let v = makeItems 1
  let w = makeMixed 2
  printfn "%s" (direct v 5 w)
  printfn "%s" (direct v 6 w)
  printfn "%d" (unused v w 1 + unused (makeItems 3) (makeMixed 3) 2)
  printfn "%s" (pass 3 (makeItems 4) (makeMixed 5))
  printfn "%s %s" (onBranch true v w) (onBranch false (makeItems 6) (makeMixed 7))
  printfn "%s %s" (tupled (makeItems 8, makeMixed 9, 2)) (tupled (v, w, 0))
  for i in 10 .. 12 do
    printfn "%s" (direct (makeItems i) i (makeMixed (i + 1)))
