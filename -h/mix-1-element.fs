// out: 0 t0 0.0 1 t1 0.5 2 t2 1.0 3 t3 1.5
// out: 1 t1 0.5 1 t1 0.5 7 t7 3.5 3 t3 1.5
// out: 1 t1 0.5 3 t3 1.5 7 t7 3.5 1 t1 0.5 11 r11 16.5 23 11000000000
// out: 1 t1 0.5 3 t3 1.5 7 t7 3.5 1 t1 0.5 8 t8 4.0
// out: 9 t9 4.5 7 t7 3.5 3 t3 1.5 1 t1 0.5
// out: 1 t1 0.5 11 r11 16.5 23 11000000000
// out: 3 t3 1.5 10 r10 15.0 21 10000000000
// out: outside 1 t1 0.5
// out: 4 3 t3 1.5
// out: 0 r0 0.0 1 0 1 r1 1.5 3 1000000000 2 r2 3.0 5 2000000000 3 r3 4.5 7 3000000000
// out: 1 r1 1.5 3 1000000000 1 r1 1.5 3 1000000000 7 r7 10.5 15 7000000000 3 r3 4.5 7 3000000000
// out: 1 r1 1.5 3 1000000000 3 r3 4.5 7 3000000000 7 r7 10.5 15 7000000000 1 r1 1.5 3 1000000000 m11#12-
// out: 1 r1 1.5 3 1000000000 3 r3 4.5 7 3000000000 7 r7 10.5 15 7000000000 1 r1 1.5 3 1000000000 8 r8 12.0 17 8000000000
// out: 9 r9 13.5 19 9000000000 7 r7 10.5 15 7000000000 3 r3 4.5 7 3000000000 1 r1 1.5 3 1000000000
// out: 1 r1 1.5 3 1000000000 m11#13-
// out: 3 r3 4.5 7 3000000000 m10#11m11.
// out: outside 1 r1 1.5 3 1000000000
// out: 4 3 r3 4.5 7 3000000000
// out: none some none o2 none
// out: some none some none some none none
// out: some none none some none some none 111/12/13
// out: some none none some none some none o8
// out: none some none none some none
// out: some none 211/12/13
// out: none 110/11/12
// out: outside some none
// out: 4 none
// out: N I1 Su2:3 F1.5
// out: I1 I1 Su7:8 F1.5
// out: I1 F1.5 Su7:8 I1 111/12/13
// out: I1 F1.5 Su7:8 I1 F4.0
// out: Lu9;u10 Su7:8 F1.5 I1
// out: I1 211/12/13
// out: F1.5 110/11/12
// out: outside I1
// out: 4 F1.5
// out: m0#1m1. m1#2- m2#3m3. m3#4-
// out: m1#3- m1#4- m7#8- m3#5-
// out: m1#5- m3#6- m7#9- m1#6- I11
// out: m1#7- m3#7- m7#10- m1#8- m8#9m9.
// out: m9#11- m7#12- m3#9- m1#10-
// out: m1#11- I11
// out: m3#10- N
// out: outside m1#12-
// out: 4 m3#4-
// out: c0+1c0-2c0*1 c1+4c1-5c1*4 c2+7c2-8c2*7 c3+10c3-11c3*10
// out: c1+4c1-5c1*4 c1+4c1-5c1*4 c7+22c7-23c7*22 c3+10c3-11c3*10
// out: c1+4c1-5c1*4 c3+10c3-11c3*10 c7+22c7-23c7*22 c1+4c1-5c1*4 12,13,14^1
// out: c1+4c1-5c1*4 c3+10c3-11c3*10 c7+22c7-23c7*22 c1+4c1-5c1*4 c8+25c8-26c8*25
// out: c9+28c9-29c9*28 c7+22c7-23c7*22 c3+10c3-11c3*10 c1+4c1-5c1*4
// out: c1+4c1-5c1*4 12,13,14^2
// out: c3+10c3-11c3*10 11,12,13^3
// out: outside c1+4c1-5c1*4
// out: 4 c3+10c3-11c3*10
// out: 1,2,3^1 2,3,4^2 3,4,5^3 4,5,6^4
// out: 2,3,4^5 2,3,4^6 8,9,10^7 4,5,6^8
// out: 2,3,4^9 4,5,6^10 8,9,10^11 2,3,4^12 I11
// out: 2,3,4^13 4,5,6^14 8,9,10^15 2,3,4^16 9,10,11^17
// out: 10,11,12^22 8,9,10^23 4,5,6^24 2,3,4^25
// out: 2,3,4^26 I11
// out: 4,5,6^27 N
// out: outside 2,3,4^28
// out: 4 4,5,6^29
// out: s0.2s é1€.3é s2.2s é3€.3é
// out: é1€.3é é1€.3é é7€.3é é3€.3é
// out: é1€.3é é3€.3é é7€.3é é1€.3é I11
// out: é1€.3é é3€.3é é7€.3é é1€.3é s8.2s
// out: é9€.3é é7€.3é é3€.3é é1€.3é
// out: é1€.3é I11
// out: é3€.3é N
// out: outside é1€.3é
// out: 4 é3€.3é
// out: 100/1/2 101/2/3 102/3/4 103/4/5
// out: 201/2/3 301/2/3 107/8/9 203/4/5
// out: 401/2/3 303/4/5 207/8/9 501/2/3 é11€.4é
// out: 601/2/3 403/4/5 307/8/9 701/2/3 108/9/10
// out: 209/10/11 507/8/9 603/4/5 901/2/3
// out: 1001/2/3 é11€.4é
// out: 703/4/5 s10.3s
// out: outside 1101/2/3
// out: 4 103/4/5

module TupleByRecord27 =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  let a = Array.init 4 makeTuple
  let b = Array.init 2 (fun i -> makeRecord (i + 10))
  let all xs = String.concat " " (Array.toList (Array.map showTuple xs))
  printfn "%s" (all a)
  a.[0] <- a.[1]
  a.[2] <- makeTuple 7
  printfn "%s" (all a)
  let swap (xs: 'a[]) i j =
    let t = xs.[i]
    xs.[i] <- xs.[j]
    xs.[j] <- t
  swap a 1 3
  swap b 0 1
  printfn "%s %s" (all a) (showRecord b.[0])
  let rest = Array.append a [| makeTuple 8 |]
  a.[3] <- makeTuple 9
  printfn "%s" (all rest)
  printfn "%s" (all (Array.filter (fun v -> showTuple v <> "") (Array.rev a)))
  let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
  for (v, w) in pairs do
    printfn "%s %s" (showTuple v) (showRecord w)
  let outside i = try showTuple a.[i] with _ -> "outside"
  printfn "%s %s" (outside 4) (outside 0)
  for i in 0 .. a.Length - 1 do
    a.[i] <- makeTuple i
  printfn "%d %s" a.Length (showTuple a.[3])

module RecordByMutable28 =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
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
  let a = Array.init 4 makeRecord
  let b = Array.init 2 (fun i -> makeMutable (i + 10))
  let all xs = String.concat " " (Array.toList (Array.map showRecord xs))
  printfn "%s" (all a)
  a.[0] <- a.[1]
  a.[2] <- makeRecord 7
  printfn "%s" (all a)
  let swap (xs: 'a[]) i j =
    let t = xs.[i]
    xs.[i] <- xs.[j]
    xs.[j] <- t
  swap a 1 3
  swap b 0 1
  printfn "%s %s" (all a) (showMutable b.[0])
  let rest = Array.append a [| makeRecord 8 |]
  a.[3] <- makeRecord 9
  printfn "%s" (all rest)
  printfn "%s" (all (Array.filter (fun v -> showRecord v <> "") (Array.rev a)))
  let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
  for (v, w) in pairs do
    printfn "%s %s" (showRecord v) (showMutable w)
  let outside i = try showRecord a.[i] with _ -> "outside"
  printfn "%s %s" (outside 4) (outside 0)
  for i in 0 .. a.Length - 1 do
    a.[i] <- makeRecord i
  printfn "%d %s" a.Length (showRecord a.[3])

module NestedByItems29 =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  let a = Array.init 4 makeNested
  let b = Array.init 2 (fun i -> makeItems (i + 10))
  let all xs = String.concat " " (Array.toList (Array.map showNested xs))
  printfn "%s" (all a)
  a.[0] <- a.[1]
  a.[2] <- makeNested 7
  printfn "%s" (all a)
  let swap (xs: 'a[]) i j =
    let t = xs.[i]
    xs.[i] <- xs.[j]
    xs.[j] <- t
  swap a 1 3
  swap b 0 1
  printfn "%s %s" (all a) (showItems b.[0])
  let rest = Array.append a [| makeNested 8 |]
  a.[3] <- makeNested 9
  printfn "%s" (all rest)
  printfn "%s" (all (Array.filter (fun v -> showNested v <> "") (Array.rev a)))
  let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
  for (v, w) in pairs do
    printfn "%s %s" (showNested v) (showItems w)
  let outside i = try showNested a.[i] with _ -> "outside"
  printfn "%s %s" (outside 4) (outside 0)
  for i in 0 .. a.Length - 1 do
    a.[i] <- makeNested i
  printfn "%d %s" a.Length (showNested a.[3])

module MixedByItems30 =
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
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  let a = Array.init 4 makeMixed
  let b = Array.init 2 (fun i -> makeItems (i + 10))
  let all xs = String.concat " " (Array.toList (Array.map showMixed xs))
  printfn "%s" (all a)
  a.[0] <- a.[1]
  a.[2] <- makeMixed 7
  printfn "%s" (all a)
  let swap (xs: 'a[]) i j =
    let t = xs.[i]
    xs.[i] <- xs.[j]
    xs.[j] <- t
  swap a 1 3
  swap b 0 1
  printfn "%s %s" (all a) (showItems b.[0])
  let rest = Array.append a [| makeMixed 8 |]
  a.[3] <- makeMixed 9
  printfn "%s" (all rest)
  printfn "%s" (all (Array.filter (fun v -> showMixed v <> "") (Array.rev a)))
  let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
  for (v, w) in pairs do
    printfn "%s %s" (showMixed v) (showItems w)
  let outside i = try showMixed a.[i] with _ -> "outside"
  printfn "%s %s" (outside 4) (outside 0)
  for i in 0 .. a.Length - 1 do
    a.[i] <- makeMixed i
  printfn "%d %s" a.Length (showMixed a.[3])

module MutableByMixed31 =
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
  let a = Array.init 4 makeMutable
  let b = Array.init 2 (fun i -> makeMixed (i + 10))
  let all xs = String.concat " " (Array.toList (Array.map showMutable xs))
  printfn "%s" (all a)
  a.[0] <- a.[1]
  a.[2] <- makeMutable 7
  printfn "%s" (all a)
  let swap (xs: 'a[]) i j =
    let t = xs.[i]
    xs.[i] <- xs.[j]
    xs.[j] <- t
  swap a 1 3
  swap b 0 1
  printfn "%s %s" (all a) (showMixed b.[0])
  let rest = Array.append a [| makeMutable 8 |]
  a.[3] <- makeMutable 9
  printfn "%s" (all rest)
  printfn "%s" (all (Array.filter (fun v -> showMutable v <> "") (Array.rev a)))
  let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
  for (v, w) in pairs do
    printfn "%s %s" (showMutable v) (showMixed w)
  let outside i = try showMutable a.[i] with _ -> "outside"
  printfn "%s %s" (outside 4) (outside 0)
  for i in 0 .. a.Length - 1 do
    a.[i] <- makeMutable i
  printfn "%d %s" a.Length (showMutable a.[3])

module ClosureBySequence32 =
  type Closure = int -> string -> string
  let makeClosure n : Closure =
    let s = "c" + string n
    let xs = [ n; n * 2 ]
    fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
  let showClosure (f: Closure) =
    let g = f 1
    g "+" + f 2 "-" + g "*"
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
  let a = Array.init 4 makeClosure
  let b = Array.init 2 (fun i -> makeSequence (i + 10))
  let all xs = String.concat " " (Array.toList (Array.map showClosure xs))
  printfn "%s" (all a)
  a.[0] <- a.[1]
  a.[2] <- makeClosure 7
  printfn "%s" (all a)
  let swap (xs: 'a[]) i j =
    let t = xs.[i]
    xs.[i] <- xs.[j]
    xs.[j] <- t
  swap a 1 3
  swap b 0 1
  printfn "%s %s" (all a) (showSequence b.[0])
  let rest = Array.append a [| makeClosure 8 |]
  a.[3] <- makeClosure 9
  printfn "%s" (all rest)
  printfn "%s" (all (Array.filter (fun v -> showClosure v <> "") (Array.rev a)))
  let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
  for (v, w) in pairs do
    printfn "%s %s" (showClosure v) (showSequence w)
  let outside i = try showClosure a.[i] with _ -> "outside"
  printfn "%s %s" (outside 4) (outside 0)
  for i in 0 .. a.Length - 1 do
    a.[i] <- makeClosure i
  printfn "%d %s" a.Length (showClosure a.[3])

module SequenceByMixed33 =
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
  let a = Array.init 4 makeSequence
  let b = Array.init 2 (fun i -> makeMixed (i + 10))
  let all xs = String.concat " " (Array.toList (Array.map showSequence xs))
  printfn "%s" (all a)
  a.[0] <- a.[1]
  a.[2] <- makeSequence 7
  printfn "%s" (all a)
  let swap (xs: 'a[]) i j =
    let t = xs.[i]
    xs.[i] <- xs.[j]
    xs.[j] <- t
  swap a 1 3
  swap b 0 1
  printfn "%s %s" (all a) (showMixed b.[0])
  let rest = Array.append a [| makeSequence 8 |]
  a.[3] <- makeSequence 9
  printfn "%s" (all rest)
  printfn "%s" (all (Array.filter (fun v -> showSequence v <> "") (Array.rev a)))
  let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
  for (v, w) in pairs do
    printfn "%s %s" (showSequence v) (showMixed w)
  let outside i = try showSequence a.[i] with _ -> "outside"
  printfn "%s %s" (outside 4) (outside 0)
  for i in 0 .. a.Length - 1 do
    a.[i] <- makeSequence i
  printfn "%d %s" a.Length (showSequence a.[3])

module TextByMixed34 =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
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
  let a = Array.init 4 makeText
  let b = Array.init 2 (fun i -> makeMixed (i + 10))
  let all xs = String.concat " " (Array.toList (Array.map showText xs))
  printfn "%s" (all a)
  a.[0] <- a.[1]
  a.[2] <- makeText 7
  printfn "%s" (all a)
  let swap (xs: 'a[]) i j =
    let t = xs.[i]
    xs.[i] <- xs.[j]
    xs.[j] <- t
  swap a 1 3
  swap b 0 1
  printfn "%s %s" (all a) (showMixed b.[0])
  let rest = Array.append a [| makeText 8 |]
  a.[3] <- makeText 9
  printfn "%s" (all rest)
  printfn "%s" (all (Array.filter (fun v -> showText v <> "") (Array.rev a)))
  let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
  for (v, w) in pairs do
    printfn "%s %s" (showText v) (showMixed w)
  let outside i = try showText a.[i] with _ -> "outside"
  printfn "%s %s" (outside 4) (outside 0)
  for i in 0 .. a.Length - 1 do
    a.[i] <- makeText i
  printfn "%d %s" a.Length (showText a.[3])

module ItemsByText35 =
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  let a = Array.init 4 makeItems
  let b = Array.init 2 (fun i -> makeText (i + 10))
  let all xs = String.concat " " (Array.toList (Array.map showItems xs))
  printfn "%s" (all a)
  a.[0] <- a.[1]
  a.[2] <- makeItems 7
  printfn "%s" (all a)
  let swap (xs: 'a[]) i j =
    let t = xs.[i]
    xs.[i] <- xs.[j]
    xs.[j] <- t
  swap a 1 3
  swap b 0 1
  printfn "%s %s" (all a) (showText b.[0])
  let rest = Array.append a [| makeItems 8 |]
  a.[3] <- makeItems 9
  printfn "%s" (all rest)
  printfn "%s" (all (Array.filter (fun v -> showItems v <> "") (Array.rev a)))
  let pairs = Array.init 2 (fun i -> (a.[i], b.[i]))
  for (v, w) in pairs do
    printfn "%s %s" (showItems v) (showText w)
  let outside i = try showItems a.[i] with _ -> "outside"
  printfn "%s %s" (outside 4) (outside 0)
  for i in 0 .. a.Length - 1 do
    a.[i] <- makeItems i
  printfn "%d %s" a.Length (showItems a.[3])
