// out: 1 t1 0.5522
// out: 1 t1 0.5622
// out: 3 t3 1.5
// out: 4 t4 2.0
// out: 5 t5 2.5 5 t5 2.5
// out: 7 t7 3.5077
// out: 8 t8 4.0088
// out: 9 t9 4.5099
// out: 10 t10 5.0 <10 t10 5.0>
// out: first
// out: 11 t11 5.5
// out: 12 t12 6.01143 12 t12 6.02154
// out: 1 r1 1.5 3 1000000000522
// out: 1 r1 1.5 3 1000000000622
// out: 3 r3 4.5 7 3000000000
// out: 4 r4 6.0 9 4000000000
// out: 5 r5 7.5 11 5000000000 5 r5 7.5 11 5000000000
// out: 7 r7 10.5 15 7000000000077
// out: 8 r8 12.0 17 8000000000088
// out: 9 r9 13.5 19 9000000000099
// out: 10 r10 15.0 21 10000000000 <10 r10 15.0 21 10000000000>
// out: first
// out: 11 r11 16.5 23 11000000000
// out: 12 r12 18.0 25 120000000001143 12 r12 18.0 25 120000000002154
// out: some none522
// out: some none622
// out: none
// out: some none
// out: o5 o5
// out: some none077
// out: o8088
// out: none099
// out: some none <some none>
// out: first
// out: o11
// out: none1143 none2154
// out: I1522
// out: I1622
// out: F1.5
// out: Lu4;u5
// out: N N
// out: Su7:8077
// out: F4.0088
// out: Lu9;u10099
// out: N <N>
// out: first
// out: I11
// out: Su12:131143 Su12:132154
// out: m1#2-522
// out: m1#3-622
// out: m3#4-
// out: m4#5m5.
// out: m5#6- m5#7-
// out: m7#8-077
// out: m8#9m9.088
// out: m9#10-099
// out: m10#11m11. <m10#12m11..>
// out: first
// out: m11#12-
// out: m12#13m13.1143 m12#14m13..2154
// out: c1+4c1-5c1*4522
// out: c1+4c1-5c1*4622
// out: c3+10c3-11c3*10
// out: c4+13c4-14c4*13
// out: c5+16c5-17c5*16 c5+16c5-17c5*16
// out: c7+22c7-23c7*22077
// out: c8+25c8-26c8*25088
// out: c9+28c9-29c9*28099
// out: c10+31c10-32c10*31 <c10+31c10-32c10*31>
// out: first
// out: c11+34c11-35c11*34
// out: c12+37c12-38c12*371143 c12+37c12-38c12*372154
// out: 2,3,4^1522
// out: 2,3,4^2622
// out: 4,5,6^3
// out: 5,6,7^4
// out: 6,7,8^5 6,7,8^6
// out: 8,9,10^7077
// out: 9,10,11^8088
// out: 10,11,12^9099
// out: 11,12,13^10 <11,12,13^11>
// out: first
// out: 12,13,14^12
// out: 13,14,15^131143 13,14,15^142154
// out: é1€.3é522
// out: é1€.3é622
// out: é3€.3é
// out: s4.2s
// out: é5€.3é é5€.3é
// out: é7€.3é077
// out: s8.2s088
// out: é9€.3é099
// out: s10.3s <s10.3s>
// out: first
// out: é11€.4é
// out: s12.3s1143 s12.3s2154
// out: 101/2/3522
// out: 201/2/3622
// out: 103/4/5
// out: 104/5/6
// out: 105/6/7 205/6/7
// out: 107/8/9077
// out: 108/9/10088
// out: 109/10/11099
// out: 110/11/12 <210/11/12>
// out: first
// out: 111/12/13
// out: 112/13/141143 212/13/142154

module Tuple =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let hold (v: Tuple) (w: Int) = fun k -> showTuple v + string k + showInt w
  let cell (v: Tuple) =
    let mutable c = v
    let get () = showTuple c
    let set w = c <- w
    (get, set)
  let nested (v: Tuple) = fun () -> fun () -> showTuple v
  let never (v: Tuple) (w: Int) = fun () -> showTuple v + showInt w
  let f = hold (makeTuple 1) (makeInt 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeTuple 3)
  printfn "%s" (get ())
  set (makeTuple 4)
  printfn "%s" (get ())
  let inner = nested (makeTuple 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeTuple 6) (makeInt 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeTuple i) (makeInt i) ]
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
  printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)

module Record =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let hold (v: Record) (w: Int) = fun k -> showRecord v + string k + showInt w
  let cell (v: Record) =
    let mutable c = v
    let get () = showRecord c
    let set w = c <- w
    (get, set)
  let nested (v: Record) = fun () -> fun () -> showRecord v
  let never (v: Record) (w: Int) = fun () -> showRecord v + showInt w
  let f = hold (makeRecord 1) (makeInt 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeRecord 3)
  printfn "%s" (get ())
  set (makeRecord 4)
  printfn "%s" (get ())
  let inner = nested (makeRecord 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeRecord 6) (makeInt 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeRecord i) (makeInt i) ]
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
  printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)

module Nested =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let hold (v: Nested) (w: Int) = fun k -> showNested v + string k + showInt w
  let cell (v: Nested) =
    let mutable c = v
    let get () = showNested c
    let set w = c <- w
    (get, set)
  let nested (v: Nested) = fun () -> fun () -> showNested v
  let never (v: Nested) (w: Int) = fun () -> showNested v + showInt w
  let f = hold (makeNested 1) (makeInt 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeNested 3)
  printfn "%s" (get ())
  set (makeNested 4)
  printfn "%s" (get ())
  let inner = nested (makeNested 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeNested 6) (makeInt 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeNested i) (makeInt i) ]
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
  printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)

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
  let hold (v: Mixed) (w: Int) = fun k -> showMixed v + string k + showInt w
  let cell (v: Mixed) =
    let mutable c = v
    let get () = showMixed c
    let set w = c <- w
    (get, set)
  let nested (v: Mixed) = fun () -> fun () -> showMixed v
  let never (v: Mixed) (w: Int) = fun () -> showMixed v + showInt w
  let f = hold (makeMixed 1) (makeInt 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeMixed 3)
  printfn "%s" (get ())
  set (makeMixed 4)
  printfn "%s" (get ())
  let inner = nested (makeMixed 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeMixed 6) (makeInt 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeMixed i) (makeInt i) ]
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
  printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)

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
  let hold (v: Mutable) (w: Int) = fun k -> showMutable v + string k + showInt w
  let cell (v: Mutable) =
    let mutable c = v
    let get () = showMutable c
    let set w = c <- w
    (get, set)
  let nested (v: Mutable) = fun () -> fun () -> showMutable v
  let never (v: Mutable) (w: Int) = fun () -> showMutable v + showInt w
  let f = hold (makeMutable 1) (makeInt 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeMutable 3)
  printfn "%s" (get ())
  set (makeMutable 4)
  printfn "%s" (get ())
  let inner = nested (makeMutable 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeMutable 6) (makeInt 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeMutable i) (makeInt i) ]
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
  printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)

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
  let hold (v: Closure) (w: Int) = fun k -> showClosure v + string k + showInt w
  let cell (v: Closure) =
    let mutable c = v
    let get () = showClosure c
    let set w = c <- w
    (get, set)
  let nested (v: Closure) = fun () -> fun () -> showClosure v
  let never (v: Closure) (w: Int) = fun () -> showClosure v + showInt w
  let f = hold (makeClosure 1) (makeInt 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeClosure 3)
  printfn "%s" (get ())
  set (makeClosure 4)
  printfn "%s" (get ())
  let inner = nested (makeClosure 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeClosure 6) (makeInt 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeClosure i) (makeInt i) ]
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
  printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)

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
  let hold (v: Sequence) (w: Int) = fun k -> showSequence v + string k + showInt w
  let cell (v: Sequence) =
    let mutable c = v
    let get () = showSequence c
    let set w = c <- w
    (get, set)
  let nested (v: Sequence) = fun () -> fun () -> showSequence v
  let never (v: Sequence) (w: Int) = fun () -> showSequence v + showInt w
  let f = hold (makeSequence 1) (makeInt 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeSequence 3)
  printfn "%s" (get ())
  set (makeSequence 4)
  printfn "%s" (get ())
  let inner = nested (makeSequence 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeSequence 6) (makeInt 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeSequence i) (makeInt i) ]
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
  printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)

module Text =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let hold (v: Text) (w: Int) = fun k -> showText v + string k + showInt w
  let cell (v: Text) =
    let mutable c = v
    let get () = showText c
    let set w = c <- w
    (get, set)
  let nested (v: Text) = fun () -> fun () -> showText v
  let never (v: Text) (w: Int) = fun () -> showText v + showInt w
  let f = hold (makeText 1) (makeInt 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeText 3)
  printfn "%s" (get ())
  set (makeText 4)
  printfn "%s" (get ())
  let inner = nested (makeText 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeText 6) (makeInt 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeText i) (makeInt i) ]
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
  printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)

module Items =
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  let hold (v: Items) (w: Int) = fun k -> showItems v + string k + showInt w
  let cell (v: Items) =
    let mutable c = v
    let get () = showItems c
    let set w = c <- w
    (get, set)
  let nested (v: Items) = fun () -> fun () -> showItems v
  let never (v: Items) (w: Int) = fun () -> showItems v + showInt w
  let f = hold (makeItems 1) (makeInt 2)
  printfn "%s" (f 5)
  printfn "%s" (f 6)
  let get, set = cell (makeItems 3)
  printfn "%s" (get ())
  set (makeItems 4)
  printfn "%s" (get ())
  let inner = nested (makeItems 5) ()
  printfn "%s %s" (inner ()) (inner ())
  never (makeItems 6) (makeInt 6) |> ignore
  let fs = [ for i in 7 .. 9 -> hold (makeItems i) (makeInt i) ]
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
  printfn "%s %s" (partial (makeInt 13) 1) (partial (makeInt 14) 2)
