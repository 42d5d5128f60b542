// out: 1:1 t1 0.5 11 2 t2 1.0 3 t3 1.5
// out: 1:5 t5 2.5 11 7 t7 3.5 6 t6 3.0,3 t3 1.5
// out: 1:1 t1 0.5 11 2 t2 1.0 3 t3 1.5
// out: 1:1 t1 0.5 11 1 t1 0.5 3 t3 1.5
// out: left 8 t8 4.0
// out: right 99910 t10 5.0
// out: neither
// out: left 1 t1 0.5
// out: 11 t11 5.5 132 13 t13 6.5
// out: 14 t14 7.0
// out: 15 t15 7.5 16 t16 8.0
// out: 99:5 t5 2.5 11 7 t7 3.5 6 t6 3.0,3 t3 1.5
// out: 1:1 r1 1.5 3 1000000000 11 2 r2 3.0 5 2000000000 3 r3 4.5 7 3000000000
// out: 1:5 r5 7.5 11 5000000000 11 7 r7 10.5 15 7000000000 6 r6 9.0 13 6000000000,3 r3 4.5 7 3000000000
// out: 1:1 r1 1.5 3 1000000000 11 2 r2 3.0 5 2000000000 3 r3 4.5 7 3000000000
// out: 1:1 r1 1.5 3 1000000000 11 1 r1 1.5 3 1000000000 3 r3 4.5 7 3000000000
// out: left 8 r8 12.0 17 8000000000
// out: right 99910 r10 15.0 21 10000000000
// out: neither
// out: left 1 r1 1.5 3 1000000000
// out: 11 r11 16.5 23 11000000000 132 13 r13 19.5 27 13000000000
// out: 14 r14 21.0 29 14000000000
// out: 15 r15 22.5 31 15000000000 16 r16 24.0 33 16000000000
// out: 99:5 r5 7.5 11 5000000000 11 7 r7 10.5 15 7000000000 6 r6 9.0 13 6000000000,3 r3 4.5 7 3000000000
// out: 1:some none 11 o2 none
// out: 1:o5 11 some none none,none
// out: 1:some none 11 o2 none
// out: 1:some none 11 some none none
// out: left o8
// out: right 999some none
// out: neither
// out: left some none
// out: o11 132 some none
// out: o14
// out: none some none
// out: 99:o5 11 some none none,none
// out: 1:I1 11 Su2:3 F1.5
// out: 1:N 11 Su7:8 I6,F1.5
// out: 1:I1 11 Su2:3 F1.5
// out: 1:I1 11 I1 F1.5
// out: left F4.0
// out: right 999N
// out: neither
// out: left I1
// out: I11 132 F6.5
// out: Lu14;u15
// out: N I16
// out: 99:N 11 Su7:8 I6,F1.5
// out: 1:m1#2- 11 m2#3m3. m3#4-
// out: 1:m5#6- 11 m7#8- m6#7m7.,m3#5-
// out: 1:m1#3- 11 m2#4m3.. m3#6-
// out: 1:m1#4- 11 m1#5- m3#7-
// out: left m8#9m9.
// out: right 999m10#11m11.
// out: neither
// out: left m1#6-
// out: m11#12- 132 m13#14-
// out: m14#15m15.
// out: m15#16- m16#17m17.
// out: 99:m5#7- 11 m7#9- m6#8m7..,m3#8-
// out: 1:c1+4c1-5c1*4 11 c2+7c2-8c2*7 c3+10c3-11c3*10
// out: 1:c5+16c5-17c5*16 11 c7+22c7-23c7*22 c6+19c6-20c6*19,c3+10c3-11c3*10
// out: 1:c1+4c1-5c1*4 11 c2+7c2-8c2*7 c3+10c3-11c3*10
// out: 1:c1+4c1-5c1*4 11 c1+4c1-5c1*4 c3+10c3-11c3*10
// out: left c8+25c8-26c8*25
// out: right 999c10+31c10-32c10*31
// out: neither
// out: left c1+4c1-5c1*4
// out: c11+34c11-35c11*34 132 c13+40c13-41c13*40
// out: c14+43c14-44c14*43
// out: c15+46c15-47c15*46 c16+49c16-50c16*49
// out: 99:c5+16c5-17c5*16 11 c7+22c7-23c7*22 c6+19c6-20c6*19,c3+10c3-11c3*10
// out: 1:2,3,4^1 11 3,4,5^2 4,5,6^3
// out: 1:6,7,8^4 11 8,9,10^5 7,8,9^6,4,5,6^7
// out: 1:2,3,4^8 11 3,4,5^9 4,5,6^10
// out: 1:2,3,4^11 11 2,3,4^12 4,5,6^13
// out: left 9,10,11^14
// out: right 99911,12,13^15
// out: neither
// out: left 2,3,4^16
// out: 12,13,14^17 132 14,15,16^18
// out: 15,16,17^19
// out: 16,17,18^20 17,18,19^21
// out: 99:6,7,8^22 11 8,9,10^23 7,8,9^24,4,5,6^25
// out: 1:é1€.3é 11 s2.2s é3€.3é
// out: 1:é5€.3é 11 é7€.3é s6.2s,é3€.3é
// out: 1:é1€.3é 11 s2.2s é3€.3é
// out: 1:é1€.3é 11 é1€.3é é3€.3é
// out: left s8.2s
// out: right 999s10.3s
// out: neither
// out: left é1€.3é
// out: é11€.4é 132 é13€.4é
// out: s14.3s
// out: é15€.4é s16.3s
// out: 99:é5€.3é 11 é7€.3é s6.2s,é3€.3é
// out: 1:101/2/3 11 102/3/4 103/4/5
// out: 1:105/6/7 11 107/8/9 106/7/8,203/4/5
// out: 1:201/2/3 11 202/3/4 303/4/5
// out: 1:301/2/3 11 401/2/3 403/4/5
// out: left 108/9/10
// out: right 999110/11/12
// out: neither
// out: left 501/2/3
// out: 111/12/13 132 113/14/15
// out: 114/15/16
// out: 115/16/17 116/17/18
// out: 99:205/6/7 11 207/8/9 206/7/8,503/4/5

module Tuple =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  type Holder = { Id: int; V: Tuple; W: Int; mutable M: Tuple; Rest: Tuple list }
  type Either =
    | Left of Tuple
    | Right of int * Int * Tuple
    | Neither
  let make n = { Id = n; V = makeTuple n; W = makeInt n; M = makeTuple (n + 1); Rest = [ makeTuple (n + 2) ] }
  let show h = string h.Id + ":" + showTuple h.V + " " + showInt h.W + " " + showTuple h.M + " " + String.concat "," (List.map showTuple h.Rest)
  let h = make 1
  printfn "%s" (show h)
  let h2 = { h with V = makeTuple 5; Rest = makeTuple 6 :: h.Rest }
  h2.M <- makeTuple 7
  printfn "%s" (show h2)
  printfn "%s" (show h)
  h.M <- h.V
  printfn "%s" (show h)
  let describe e =
    match e with
    | Left v -> "left " + showTuple v
    | Right(k, w, v) -> "right " + string k + showInt w + showTuple v
    | Neither -> "neither"
  for e in [ Left(makeTuple 8); Right(9, makeInt 9, makeTuple 10); Neither; Left h.V ] do
    printfn "%s" (describe e)
  let pair = (makeTuple 11, (makeInt 12, makeTuple 13))
  let (v, (w, v2)) = pair
  printfn "%s %s %s" (showTuple v) (showInt w) (showTuple v2)
  let o = Some(Some(makeTuple 14))
  match o with
  | Some(Some v) -> printfn "%s" (showTuple v)
  | _ -> printfn "never"
  let cell = ref (makeTuple 15)
  let old = cell.Value
  cell.Value <- makeTuple 16
  printfn "%s %s" (showTuple old) (showTuple cell.Value)
  let holders = [| make 20; h2 |]
  holders.[0] <- { holders.[1] with Id = 99 }
  printfn "%s" (show holders.[0])

module Record =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  type Holder = { Id: int; V: Record; W: Int; mutable M: Record; Rest: Record list }
  type Either =
    | Left of Record
    | Right of int * Int * Record
    | Neither
  let make n = { Id = n; V = makeRecord n; W = makeInt n; M = makeRecord (n + 1); Rest = [ makeRecord (n + 2) ] }
  let show h = string h.Id + ":" + showRecord h.V + " " + showInt h.W + " " + showRecord h.M + " " + String.concat "," (List.map showRecord h.Rest)
  let h = make 1
  printfn "%s" (show h)
  let h2 = { h with V = makeRecord 5; Rest = makeRecord 6 :: h.Rest }
  h2.M <- makeRecord 7
  printfn "%s" (show h2)
  printfn "%s" (show h)
  h.M <- h.V
  printfn "%s" (show h)
  let describe e =
    match e with
    | Left v -> "left " + showRecord v
    | Right(k, w, v) -> "right " + string k + showInt w + showRecord v
    | Neither -> "neither"
  for e in [ Left(makeRecord 8); Right(9, makeInt 9, makeRecord 10); Neither; Left h.V ] do
    printfn "%s" (describe e)
  let pair = (makeRecord 11, (makeInt 12, makeRecord 13))
  let (v, (w, v2)) = pair
  printfn "%s %s %s" (showRecord v) (showInt w) (showRecord v2)
  let o = Some(Some(makeRecord 14))
  match o with
  | Some(Some v) -> printfn "%s" (showRecord v)
  | _ -> printfn "never"
  let cell = ref (makeRecord 15)
  let old = cell.Value
  cell.Value <- makeRecord 16
  printfn "%s %s" (showRecord old) (showRecord cell.Value)
  let holders = [| make 20; h2 |]
  holders.[0] <- { holders.[1] with Id = 99 }
  printfn "%s" (show holders.[0])

module Nested =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  type Holder = { Id: int; V: Nested; W: Int; mutable M: Nested; Rest: Nested list }
  type Either =
    | Left of Nested
    | Right of int * Int * Nested
    | Neither
  let make n = { Id = n; V = makeNested n; W = makeInt n; M = makeNested (n + 1); Rest = [ makeNested (n + 2) ] }
  let show h = string h.Id + ":" + showNested h.V + " " + showInt h.W + " " + showNested h.M + " " + String.concat "," (List.map showNested h.Rest)
  let h = make 1
  printfn "%s" (show h)
  let h2 = { h with V = makeNested 5; Rest = makeNested 6 :: h.Rest }
  h2.M <- makeNested 7
  printfn "%s" (show h2)
  printfn "%s" (show h)
  h.M <- h.V
  printfn "%s" (show h)
  let describe e =
    match e with
    | Left v -> "left " + showNested v
    | Right(k, w, v) -> "right " + string k + showInt w + showNested v
    | Neither -> "neither"
  for e in [ Left(makeNested 8); Right(9, makeInt 9, makeNested 10); Neither; Left h.V ] do
    printfn "%s" (describe e)
  let pair = (makeNested 11, (makeInt 12, makeNested 13))
  let (v, (w, v2)) = pair
  printfn "%s %s %s" (showNested v) (showInt w) (showNested v2)
  let o = Some(Some(makeNested 14))
  match o with
  | Some(Some v) -> printfn "%s" (showNested v)
  | _ -> printfn "never"
  let cell = ref (makeNested 15)
  let old = cell.Value
  cell.Value <- makeNested 16
  printfn "%s %s" (showNested old) (showNested cell.Value)
  let holders = [| make 20; h2 |]
  holders.[0] <- { holders.[1] with Id = 99 }
  printfn "%s" (show holders.[0])

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
  type Holder = { Id: int; V: Mixed; W: Int; mutable M: Mixed; Rest: Mixed list }
  type Either =
    | Left of Mixed
    | Right of int * Int * Mixed
    | Neither
  let make n = { Id = n; V = makeMixed n; W = makeInt n; M = makeMixed (n + 1); Rest = [ makeMixed (n + 2) ] }
  let show h = string h.Id + ":" + showMixed h.V + " " + showInt h.W + " " + showMixed h.M + " " + String.concat "," (List.map showMixed h.Rest)
  let h = make 1
  printfn "%s" (show h)
  let h2 = { h with V = makeMixed 5; Rest = makeMixed 6 :: h.Rest }
  h2.M <- makeMixed 7
  printfn "%s" (show h2)
  printfn "%s" (show h)
  h.M <- h.V
  printfn "%s" (show h)
  let describe e =
    match e with
    | Left v -> "left " + showMixed v
    | Right(k, w, v) -> "right " + string k + showInt w + showMixed v
    | Neither -> "neither"
  for e in [ Left(makeMixed 8); Right(9, makeInt 9, makeMixed 10); Neither; Left h.V ] do
    printfn "%s" (describe e)
  let pair = (makeMixed 11, (makeInt 12, makeMixed 13))
  let (v, (w, v2)) = pair
  printfn "%s %s %s" (showMixed v) (showInt w) (showMixed v2)
  let o = Some(Some(makeMixed 14))
  match o with
  | Some(Some v) -> printfn "%s" (showMixed v)
  | _ -> printfn "never"
  let cell = ref (makeMixed 15)
  let old = cell.Value
  cell.Value <- makeMixed 16
  printfn "%s %s" (showMixed old) (showMixed cell.Value)
  let holders = [| make 20; h2 |]
  holders.[0] <- { holders.[1] with Id = 99 }
  printfn "%s" (show holders.[0])

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
  type Holder = { Id: int; V: Mutable; W: Int; mutable M: Mutable; Rest: Mutable list }
  type Either =
    | Left of Mutable
    | Right of int * Int * Mutable
    | Neither
  let make n = { Id = n; V = makeMutable n; W = makeInt n; M = makeMutable (n + 1); Rest = [ makeMutable (n + 2) ] }
  let show h = string h.Id + ":" + showMutable h.V + " " + showInt h.W + " " + showMutable h.M + " " + String.concat "," (List.map showMutable h.Rest)
  let h = make 1
  printfn "%s" (show h)
  let h2 = { h with V = makeMutable 5; Rest = makeMutable 6 :: h.Rest }
  h2.M <- makeMutable 7
  printfn "%s" (show h2)
  printfn "%s" (show h)
  h.M <- h.V
  printfn "%s" (show h)
  let describe e =
    match e with
    | Left v -> "left " + showMutable v
    | Right(k, w, v) -> "right " + string k + showInt w + showMutable v
    | Neither -> "neither"
  for e in [ Left(makeMutable 8); Right(9, makeInt 9, makeMutable 10); Neither; Left h.V ] do
    printfn "%s" (describe e)
  let pair = (makeMutable 11, (makeInt 12, makeMutable 13))
  let (v, (w, v2)) = pair
  printfn "%s %s %s" (showMutable v) (showInt w) (showMutable v2)
  let o = Some(Some(makeMutable 14))
  match o with
  | Some(Some v) -> printfn "%s" (showMutable v)
  | _ -> printfn "never"
  let cell = ref (makeMutable 15)
  let old = cell.Value
  cell.Value <- makeMutable 16
  printfn "%s %s" (showMutable old) (showMutable cell.Value)
  let holders = [| make 20; h2 |]
  holders.[0] <- { holders.[1] with Id = 99 }
  printfn "%s" (show holders.[0])

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
  type Holder = { Id: int; V: Closure; W: Int; mutable M: Closure; Rest: Closure list }
  type Either =
    | Left of Closure
    | Right of int * Int * Closure
    | Neither
  let make n = { Id = n; V = makeClosure n; W = makeInt n; M = makeClosure (n + 1); Rest = [ makeClosure (n + 2) ] }
  let show h = string h.Id + ":" + showClosure h.V + " " + showInt h.W + " " + showClosure h.M + " " + String.concat "," (List.map showClosure h.Rest)
  let h = make 1
  printfn "%s" (show h)
  let h2 = { h with V = makeClosure 5; Rest = makeClosure 6 :: h.Rest }
  h2.M <- makeClosure 7
  printfn "%s" (show h2)
  printfn "%s" (show h)
  h.M <- h.V
  printfn "%s" (show h)
  let describe e =
    match e with
    | Left v -> "left " + showClosure v
    | Right(k, w, v) -> "right " + string k + showInt w + showClosure v
    | Neither -> "neither"
  for e in [ Left(makeClosure 8); Right(9, makeInt 9, makeClosure 10); Neither; Left h.V ] do
    printfn "%s" (describe e)
  let pair = (makeClosure 11, (makeInt 12, makeClosure 13))
  let (v, (w, v2)) = pair
  printfn "%s %s %s" (showClosure v) (showInt w) (showClosure v2)
  let o = Some(Some(makeClosure 14))
  match o with
  | Some(Some v) -> printfn "%s" (showClosure v)
  | _ -> printfn "never"
  let cell = ref (makeClosure 15)
  let old = cell.Value
  cell.Value <- makeClosure 16
  printfn "%s %s" (showClosure old) (showClosure cell.Value)
  let holders = [| make 20; h2 |]
  holders.[0] <- { holders.[1] with Id = 99 }
  printfn "%s" (show holders.[0])

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
  type Holder = { Id: int; V: Sequence; W: Int; mutable M: Sequence; Rest: Sequence list }
  type Either =
    | Left of Sequence
    | Right of int * Int * Sequence
    | Neither
  let make n = { Id = n; V = makeSequence n; W = makeInt n; M = makeSequence (n + 1); Rest = [ makeSequence (n + 2) ] }
  let show h = string h.Id + ":" + showSequence h.V + " " + showInt h.W + " " + showSequence h.M + " " + String.concat "," (List.map showSequence h.Rest)
  let h = make 1
  printfn "%s" (show h)
  let h2 = { h with V = makeSequence 5; Rest = makeSequence 6 :: h.Rest }
  h2.M <- makeSequence 7
  printfn "%s" (show h2)
  printfn "%s" (show h)
  h.M <- h.V
  printfn "%s" (show h)
  let describe e =
    match e with
    | Left v -> "left " + showSequence v
    | Right(k, w, v) -> "right " + string k + showInt w + showSequence v
    | Neither -> "neither"
  for e in [ Left(makeSequence 8); Right(9, makeInt 9, makeSequence 10); Neither; Left h.V ] do
    printfn "%s" (describe e)
  let pair = (makeSequence 11, (makeInt 12, makeSequence 13))
  let (v, (w, v2)) = pair
  printfn "%s %s %s" (showSequence v) (showInt w) (showSequence v2)
  let o = Some(Some(makeSequence 14))
  match o with
  | Some(Some v) -> printfn "%s" (showSequence v)
  | _ -> printfn "never"
  let cell = ref (makeSequence 15)
  let old = cell.Value
  cell.Value <- makeSequence 16
  printfn "%s %s" (showSequence old) (showSequence cell.Value)
  let holders = [| make 20; h2 |]
  holders.[0] <- { holders.[1] with Id = 99 }
  printfn "%s" (show holders.[0])

module Text =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  type Holder = { Id: int; V: Text; W: Int; mutable M: Text; Rest: Text list }
  type Either =
    | Left of Text
    | Right of int * Int * Text
    | Neither
  let make n = { Id = n; V = makeText n; W = makeInt n; M = makeText (n + 1); Rest = [ makeText (n + 2) ] }
  let show h = string h.Id + ":" + showText h.V + " " + showInt h.W + " " + showText h.M + " " + String.concat "," (List.map showText h.Rest)
  let h = make 1
  printfn "%s" (show h)
  let h2 = { h with V = makeText 5; Rest = makeText 6 :: h.Rest }
  h2.M <- makeText 7
  printfn "%s" (show h2)
  printfn "%s" (show h)
  h.M <- h.V
  printfn "%s" (show h)
  let describe e =
    match e with
    | Left v -> "left " + showText v
    | Right(k, w, v) -> "right " + string k + showInt w + showText v
    | Neither -> "neither"
  for e in [ Left(makeText 8); Right(9, makeInt 9, makeText 10); Neither; Left h.V ] do
    printfn "%s" (describe e)
  let pair = (makeText 11, (makeInt 12, makeText 13))
  let (v, (w, v2)) = pair
  printfn "%s %s %s" (showText v) (showInt w) (showText v2)
  let o = Some(Some(makeText 14))
  match o with
  | Some(Some v) -> printfn "%s" (showText v)
  | _ -> printfn "never"
  let cell = ref (makeText 15)
  let old = cell.Value
  cell.Value <- makeText 16
  printfn "%s %s" (showText old) (showText cell.Value)
  let holders = [| make 20; h2 |]
  holders.[0] <- { holders.[1] with Id = 99 }
  printfn "%s" (show holders.[0])

module Items =
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  type Holder = { Id: int; V: Items; W: Int; mutable M: Items; Rest: Items list }
  type Either =
    | Left of Items
    | Right of int * Int * Items
    | Neither
  let make n = { Id = n; V = makeItems n; W = makeInt n; M = makeItems (n + 1); Rest = [ makeItems (n + 2) ] }
  let show h = string h.Id + ":" + showItems h.V + " " + showInt h.W + " " + showItems h.M + " " + String.concat "," (List.map showItems h.Rest)
  let h = make 1
  printfn "%s" (show h)
  let h2 = { h with V = makeItems 5; Rest = makeItems 6 :: h.Rest }
  h2.M <- makeItems 7
  printfn "%s" (show h2)
  printfn "%s" (show h)
  h.M <- h.V
  printfn "%s" (show h)
  let describe e =
    match e with
    | Left v -> "left " + showItems v
    | Right(k, w, v) -> "right " + string k + showInt w + showItems v
    | Neither -> "neither"
  for e in [ Left(makeItems 8); Right(9, makeInt 9, makeItems 10); Neither; Left h.V ] do
    printfn "%s" (describe e)
  let pair = (makeItems 11, (makeInt 12, makeItems 13))
  let (v, (w, v2)) = pair
  printfn "%s %s %s" (showItems v) (showInt w) (showItems v2)
  let o = Some(Some(makeItems 14))
  match o with
  | Some(Some v) -> printfn "%s" (showItems v)
  | _ -> printfn "never"
  let cell = ref (makeItems 15)
  let old = cell.Value
  cell.Value <- makeItems 16
  printfn "%s %s" (showItems old) (showItems cell.Value)
  let holders = [| make 20; h2 |]
  holders.[0] <- { holders.[1] with Id = 99 }
  printfn "%s" (show holders.[0])
