// out: 1 t1 0.55o2
// out: 1 t1 0.56o2
// out: 3 t3 1.5
// out: 4 t4 2.0
// out: 5 t5 2.5 5 t5 2.5
// out: 7 t7 3.50some none
// out: 8 t8 4.00o8
// out: 9 t9 4.50none
// out: 10 t10 5.0 <10 t10 5.0>
// out: first
// out: 11 t11 5.5
// out: 12 t12 6.01some none 12 t12 6.02o14
// out: 1 r1 1.5 3 100000000053,4,5^1
// out: 1 r1 1.5 3 100000000063,4,5^2
// out: 3 r3 4.5 7 3000000000
// out: 4 r4 6.0 9 4000000000
// out: 5 r5 7.5 11 5000000000 5 r5 7.5 11 5000000000
// out: 7 r7 10.5 15 700000000008,9,10^3
// out: 8 r8 12.0 17 800000000009,10,11^4
// out: 9 r9 13.5 19 9000000000010,11,12^5
// out: 10 r10 15.0 21 10000000000 <10 r10 15.0 21 10000000000>
// out: first
// out: 11 r11 16.5 23 11000000000
// out: 12 r12 18.0 25 12000000000114,15,16^6 12 r12 18.0 25 12000000000215,16,17^7
// out: some none52 t2 1.0
// out: some none62 t2 1.0
// out: none
// out: some none
// out: o5 o5
// out: some none07 t7 3.5
// out: o808 t8 4.0
// out: none09 t9 4.5
// out: some none <some none>
// out: first
// out: o11
// out: none113 t13 6.5 none214 t14 7.0
// out: I152 t2 1.0
// out: I162 t2 1.0
// out: F1.5
// out: Lu4;u5
// out: N N
// out: Su7:807 t7 3.5
// out: F4.008 t8 4.0
// out: Lu9;u1009 t9 4.5
// out: N <N>
// out: first
// out: I11
// out: Su12:13113 t13 6.5 Su12:13214 t14 7.0
// out: m1#2-52 t2 1.0
// out: m1#3-62 t2 1.0
// out: m3#4-
// out: m4#5m5.
// out: m5#6- m5#7-
// out: m7#8-07 t7 3.5
// out: m8#9m9.08 t8 4.0
// out: m9#10-09 t9 4.5
// out: m10#11m11. <m10#12m11..>
// out: first
// out: m11#12-
// out: m12#13m13.113 t13 6.5 m12#14m13..214 t14 7.0
// out: c1+4c1-5c1*452 t2 1.0
// out: c1+4c1-5c1*462 t2 1.0
// out: c3+10c3-11c3*10
// out: c4+13c4-14c4*13
// out: c5+16c5-17c5*16 c5+16c5-17c5*16
// out: c7+22c7-23c7*2207 t7 3.5
// out: c8+25c8-26c8*2508 t8 4.0
// out: c9+28c9-29c9*2809 t9 4.5
// out: c10+31c10-32c10*31 <c10+31c10-32c10*31>
// out: first
// out: c11+34c11-35c11*34
// out: c12+37c12-38c12*37113 t13 6.5 c12+37c12-38c12*37214 t14 7.0
// out: 2,3,4^15s2.2s
// out: 2,3,4^26s2.2s
// out: 4,5,6^3
// out: 5,6,7^4
// out: 6,7,8^5 6,7,8^6
// out: 8,9,10^70é7€.3é
// out: 9,10,11^80s8.2s
// out: 10,11,12^90é9€.3é
// out: 11,12,13^10 <11,12,13^11>
// out: first
// out: 12,13,14^12
// out: 13,14,15^131é13€.4é 13,14,15^142s14.3s
// out: é1€.3é5Su2:3
// out: é1€.3é6Su2:3
// out: é3€.3é
// out: s4.2s
// out: é5€.3é é5€.3é
// out: é7€.3é0Su7:8
// out: s8.2s0F4.0
// out: é9€.3é0Lu9;u10
// out: s10.3s <s10.3s>
// out: first
// out: é11€.4é
// out: s12.3s1F6.5 s12.3s2Lu14;u15
// out: 101/2/353,4,5^1
// out: 201/2/363,4,5^2
// out: 103/4/5
// out: 104/5/6
// out: 105/6/7 205/6/7
// out: 107/8/908,9,10^3
// out: 108/9/1009,10,11^4
// out: 109/10/11010,11,12^5
// out: 110/11/12 <210/11/12>
// out: first
// out: 111/12/13
// out: 112/13/14114,15,16^6 212/13/14215,16,17^7

module TupleByNested18 =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  let hold (v: Tuple) (w: Nested) = fun k -> showTuple v + string k + showNested w
  let cell (v: Tuple) =
    let mutable c = v
    let get () = showTuple c
    let set w = c <- w
    (get, set)
  let nested (v: Tuple) = fun () -> fun () -> showTuple v
  let never (v: Tuple) (w: Nested) = fun () -> showTuple v + showNested w
  let f = hold (makeTuple 1) (makeNested 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeTuple 3)
  printfn "%s" (get ())
  set (makeTuple 4)
  printfn "%s" (get ())
  let inner = nested (makeTuple 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeTuple 6) (makeNested 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeTuple i) (makeNested i) ]
  for f in fs do
    printfn "%s" (f 0)
  let shared = makeTuple 10
  let gs = [ (fun () -> showTuple shared); (fun () -> "<" + showTuple shared + ">") ]
  printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
  let later =
    let local = makeTuple 11
    let mutable n = 0
    fun () ->
      n <- n + 1
      if n > 1 then showTuple local else "first"
  printfn "%s" (later ())
  printfn "%s" (later ())
  let partial = hold (makeTuple 12)
  printfn "%s %s" (partial (makeNested 13) 1) (partial (makeNested 14) 2)

module RecordBySequence19 =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
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
  let hold (v: Record) (w: Sequence) = fun k -> showRecord v + string k + showSequence w
  let cell (v: Record) =
    let mutable c = v
    let get () = showRecord c
    let set w = c <- w
    (get, set)
  let nested (v: Record) = fun () -> fun () -> showRecord v
  let never (v: Record) (w: Sequence) = fun () -> showRecord v + showSequence w
  let f = hold (makeRecord 1) (makeSequence 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeRecord 3)
  printfn "%s" (get ())
  set (makeRecord 4)
  printfn "%s" (get ())
  let inner = nested (makeRecord 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeRecord 6) (makeSequence 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeRecord i) (makeSequence i) ]
  for f in fs do
    printfn "%s" (f 0)
  let shared = makeRecord 10
  let gs = [ (fun () -> showRecord shared); (fun () -> "<" + showRecord shared + ">") ]
  printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
  let later =
    let local = makeRecord 11
    let mutable n = 0
    fun () ->
      n <- n + 1
      if n > 1 then showRecord local else "first"
  printfn "%s" (later ())
  printfn "%s" (later ())
  let partial = hold (makeRecord 12)
  printfn "%s %s" (partial (makeSequence 13) 1) (partial (makeSequence 14) 2)

module NestedByTuple20 =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  let hold (v: Nested) (w: Tuple) = fun k -> showNested v + string k + showTuple w
  let cell (v: Nested) =
    let mutable c = v
    let get () = showNested c
    let set w = c <- w
    (get, set)
  let nested (v: Nested) = fun () -> fun () -> showNested v
  let never (v: Nested) (w: Tuple) = fun () -> showNested v + showTuple w
  let f = hold (makeNested 1) (makeTuple 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeNested 3)
  printfn "%s" (get ())
  set (makeNested 4)
  printfn "%s" (get ())
  let inner = nested (makeNested 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeNested 6) (makeTuple 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeNested i) (makeTuple i) ]
  for f in fs do
    printfn "%s" (f 0)
  let shared = makeNested 10
  let gs = [ (fun () -> showNested shared); (fun () -> "<" + showNested shared + ">") ]
  printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
  let later =
    let local = makeNested 11
    let mutable n = 0
    fun () ->
      n <- n + 1
      if n > 1 then showNested local else "first"
  printfn "%s" (later ())
  printfn "%s" (later ())
  let partial = hold (makeNested 12)
  printfn "%s %s" (partial (makeTuple 13) 1) (partial (makeTuple 14) 2)

module MixedByTuple21 =
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
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  let hold (v: Mixed) (w: Tuple) = fun k -> showMixed v + string k + showTuple w
  let cell (v: Mixed) =
    let mutable c = v
    let get () = showMixed c
    let set w = c <- w
    (get, set)
  let nested (v: Mixed) = fun () -> fun () -> showMixed v
  let never (v: Mixed) (w: Tuple) = fun () -> showMixed v + showTuple w
  let f = hold (makeMixed 1) (makeTuple 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeMixed 3)
  printfn "%s" (get ())
  set (makeMixed 4)
  printfn "%s" (get ())
  let inner = nested (makeMixed 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeMixed 6) (makeTuple 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeMixed i) (makeTuple i) ]
  for f in fs do
    printfn "%s" (f 0)
  let shared = makeMixed 10
  let gs = [ (fun () -> showMixed shared); (fun () -> "<" + showMixed shared + ">") ]
  printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
  let later =
    let local = makeMixed 11
    let mutable n = 0
    fun () ->
      n <- n + 1
      if n > 1 then showMixed local else "first"
  printfn "%s" (later ())
  printfn "%s" (later ())
  let partial = hold (makeMixed 12)
  printfn "%s %s" (partial (makeTuple 13) 1) (partial (makeTuple 14) 2)

module MutableByTuple22 =
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
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  let hold (v: Mutable) (w: Tuple) = fun k -> showMutable v + string k + showTuple w
  let cell (v: Mutable) =
    let mutable c = v
    let get () = showMutable c
    let set w = c <- w
    (get, set)
  let nested (v: Mutable) = fun () -> fun () -> showMutable v
  let never (v: Mutable) (w: Tuple) = fun () -> showMutable v + showTuple w
  let f = hold (makeMutable 1) (makeTuple 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeMutable 3)
  printfn "%s" (get ())
  set (makeMutable 4)
  printfn "%s" (get ())
  let inner = nested (makeMutable 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeMutable 6) (makeTuple 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeMutable i) (makeTuple i) ]
  for f in fs do
    printfn "%s" (f 0)
  let shared = makeMutable 10
  let gs = [ (fun () -> showMutable shared); (fun () -> "<" + showMutable shared + ">") ]
  printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
  let later =
    let local = makeMutable 11
    let mutable n = 0
    fun () ->
      n <- n + 1
      if n > 1 then showMutable local else "first"
  printfn "%s" (later ())
  printfn "%s" (later ())
  let partial = hold (makeMutable 12)
  printfn "%s %s" (partial (makeTuple 13) 1) (partial (makeTuple 14) 2)

module ClosureByTuple23 =
  type Closure = int -> string -> string
  let makeClosure n : Closure =
    let s = "c" + string n
    let xs = [ n; n * 2 ]
    fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
  let showClosure (f: Closure) =
    let g = f 1
    g "+" + f 2 "-" + g "*"
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  let hold (v: Closure) (w: Tuple) = fun k -> showClosure v + string k + showTuple w
  let cell (v: Closure) =
    let mutable c = v
    let get () = showClosure c
    let set w = c <- w
    (get, set)
  let nested (v: Closure) = fun () -> fun () -> showClosure v
  let never (v: Closure) (w: Tuple) = fun () -> showClosure v + showTuple w
  let f = hold (makeClosure 1) (makeTuple 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeClosure 3)
  printfn "%s" (get ())
  set (makeClosure 4)
  printfn "%s" (get ())
  let inner = nested (makeClosure 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeClosure 6) (makeTuple 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeClosure i) (makeTuple i) ]
  for f in fs do
    printfn "%s" (f 0)
  let shared = makeClosure 10
  let gs = [ (fun () -> showClosure shared); (fun () -> "<" + showClosure shared + ">") ]
  printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
  let later =
    let local = makeClosure 11
    let mutable n = 0
    fun () ->
      n <- n + 1
      if n > 1 then showClosure local else "first"
  printfn "%s" (later ())
  printfn "%s" (later ())
  let partial = hold (makeClosure 12)
  printfn "%s %s" (partial (makeTuple 13) 1) (partial (makeTuple 14) 2)

module SequenceByText24 =
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
  let hold (v: Sequence) (w: Text) = fun k -> showSequence v + string k + showText w
  let cell (v: Sequence) =
    let mutable c = v
    let get () = showSequence c
    let set w = c <- w
    (get, set)
  let nested (v: Sequence) = fun () -> fun () -> showSequence v
  let never (v: Sequence) (w: Text) = fun () -> showSequence v + showText w
  let f = hold (makeSequence 1) (makeText 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeSequence 3)
  printfn "%s" (get ())
  set (makeSequence 4)
  printfn "%s" (get ())
  let inner = nested (makeSequence 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeSequence 6) (makeText 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeSequence i) (makeText i) ]
  for f in fs do
    printfn "%s" (f 0)
  let shared = makeSequence 10
  let gs = [ (fun () -> showSequence shared); (fun () -> "<" + showSequence shared + ">") ]
  printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
  let later =
    let local = makeSequence 11
    let mutable n = 0
    fun () ->
      n <- n + 1
      if n > 1 then showSequence local else "first"
  printfn "%s" (later ())
  printfn "%s" (later ())
  let partial = hold (makeSequence 12)
  printfn "%s %s" (partial (makeText 13) 1) (partial (makeText 14) 2)

module TextByMixed25 =
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
  let hold (v: Text) (w: Mixed) = fun k -> showText v + string k + showMixed w
  let cell (v: Text) =
    let mutable c = v
    let get () = showText c
    let set w = c <- w
    (get, set)
  let nested (v: Text) = fun () -> fun () -> showText v
  let never (v: Text) (w: Mixed) = fun () -> showText v + showMixed w
  let f = hold (makeText 1) (makeMixed 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeText 3)
  printfn "%s" (get ())
  set (makeText 4)
  printfn "%s" (get ())
  let inner = nested (makeText 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeText 6) (makeMixed 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeText i) (makeMixed i) ]
  for f in fs do
    printfn "%s" (f 0)
  let shared = makeText 10
  let gs = [ (fun () -> showText shared); (fun () -> "<" + showText shared + ">") ]
  printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
  let later =
    let local = makeText 11
    let mutable n = 0
    fun () ->
      n <- n + 1
      if n > 1 then showText local else "first"
  printfn "%s" (later ())
  printfn "%s" (later ())
  let partial = hold (makeText 12)
  printfn "%s %s" (partial (makeMixed 13) 1) (partial (makeMixed 14) 2)

module ItemsBySequence26 =
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
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
  let hold (v: Items) (w: Sequence) = fun k -> showItems v + string k + showSequence w
  let cell (v: Items) =
    let mutable c = v
    let get () = showItems c
    let set w = c <- w
    (get, set)
  let nested (v: Items) = fun () -> fun () -> showItems v
  let never (v: Items) (w: Sequence) = fun () -> showItems v + showSequence w
  let f = hold (makeItems 1) (makeSequence 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeItems 3)
  printfn "%s" (get ())
  set (makeItems 4)
  printfn "%s" (get ())
  let inner = nested (makeItems 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeItems 6) (makeSequence 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeItems i) (makeSequence i) ]
  for f in fs do
    printfn "%s" (f 0)
  let shared = makeItems 10
  let gs = [ (fun () -> showItems shared); (fun () -> "<" + showItems shared + ">") ]
  printfn "%s" (String.concat " " (List.map (fun g -> g ()) gs))
  let later =
    let local = makeItems 11
    let mutable n = 0
    fun () ->
      n <- n + 1
      if n > 1 then showItems local else "first"
  printfn "%s" (later ())
  printfn "%s" (later ())
  let partial = hold (makeItems 12)
  printfn "%s %s" (partial (makeSequence 13) 1) (partial (makeSequence 14) 2)
