// out: 1 t1 0.51
// out: over 5 5 t5 2.5é5€.3é
// out: <bottom>
// out: cleanup 2 t2 1.0
// out: fine
// out: cleanup 7 t7 3.5
// out: <over 7>
// out: 3 t3 1.5é3€.3é <over 8>
// out: 3 t3 1.5 10 t10 5.0
// out: 22 t2 1.033 t3 1.5!!
// out: <over 10>
// out: 20 t20 10.0
// out: 1 r1 1.5 3 10000000001
// out: over 5 5 r5 7.5 11 5000000000N
// out: <bottom>
// out: cleanup 2 r2 3.0 5 2000000000
// out: fine
// out: cleanup 7 r7 10.5 15 7000000000
// out: <over 7>
// out: 3 r3 4.5 7 3000000000F1.5 <over 8>
// out: 3 r3 4.5 7 3000000000 10 r10 15.0 21 10000000000
// out: 22 r2 3.0 5 200000000033 r3 4.5 7 3000000000!!
// out: <over 10>
// out: 20 r20 30.0 41 20000000000
// out: some none1
// out: over 5 o56,7,8^1
// out: <bottom>
// out: cleanup o2
// out: fine
// out: cleanup some none
// out: <over 7>
// out: none4,5,6^2 <over 8>
// out: none some none
// out: 2o23none!!
// out: <over 10>
// out: o20
// out: I11
// out: over 5 N6,7,8^1
// out: <bottom>
// out: cleanup Su2:3
// out: fine
// out: cleanup Su7:8
// out: <over 7>
// out: F1.54,5,6^2 <over 8>
// out: F1.5 N
// out: 2Su2:33F1.5!!
// out: <over 10>
// out: N
// out: m1#2-1
// out: over 5 m5#6-5 r5 7.5 11 5000000000
// out: <bottom>
// out: cleanup m2#3m3.
// out: fine
// out: cleanup m7#8-
// out: <over 7>
// out: m3#4-3 r3 4.5 7 3000000000 <over 8>
// out: m3#4- m10#11m11.
// out: 2m2#3m3.3m3#4-!!
// out: <over 10>
// out: m20#22m21..
// out: c1+4c1-5c1*41
// out: over 5 c5+16c5-17c5*16105/6/7
// out: <bottom>
// out: cleanup c2+7c2-8c2*7
// out: fine
// out: cleanup c7+22c7-23c7*22
// out: <over 7>
// out: c3+10c3-11c3*10103/4/5 <over 8>
// out: c3+10c3-11c3*10 c10+31c10-32c10*31
// out: 2c2+7c2-8c2*73c3+10c3-11c3*10!!
// out: <over 10>
// out: c20+61c20-62c20*61
// out: 2,3,4^11
// out: over 5 6,7,8^25 r5 7.5 11 5000000000
// out: <bottom>
// out: cleanup 3,4,5^3
// out: fine
// out: cleanup 8,9,10^4
// out: <over 7>
// out: 4,5,6^53 r3 4.5 7 3000000000 <over 8>
// out: 4,5,6^6 11,12,13^7
// out: 23,4,5^834,5,6^9!!
// out: <over 10>
// out: 21,22,23^11
// out: é1€.3é1
// out: over 5 é5€.3éo5
// out: <bottom>
// out: cleanup s2.2s
// out: fine
// out: cleanup é7€.3é
// out: <over 7>
// out: é3€.3énone <over 8>
// out: é3€.3é s10.3s
// out: 2s2.2s3é3€.3é!!
// out: <over 10>
// out: s20.3s
// out: 101/2/31
// out: over 5 105/6/76,7,8^1
// out: <bottom>
// out: cleanup 102/3/4
// out: fine
// out: cleanup 107/8/9
// out: <over 7>
// out: 103/4/54,5,6^2 <over 8>
// out: 103/4/5 110/11/12
// out: 2102/3/43103/4/5!!
// out: <over 10>
// out: 220/21/22

module TupleByText54 =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  let check n = if n > 3 then failwithf "over %d" n else n
  let handler n =
    let v = makeTuple n
    let w = makeText n
    try
      let k = check n
      showTuple v + string k
    with Failure m -> m + " " + showTuple v + showText w
  let rec own n =
    let v = makeTuple n
    let w = makeText (n + 1)
    if n = 0 then failwith "bottom"
    let r = own (n - 1)
    r + showTuple v + showText w
  let cleanup n =
    let v = makeTuple n
    try
      check n |> ignore
      "fine"
    finally
      printfn "cleanup %s" (showTuple v)
  let midway n =
    let v = makeTuple n
    let k = check n
    let w = makeText k
    showTuple v + showText w
  let replaced n =
    let mutable v = makeTuple n
    try
      v <- makeTuple (n + 1)
      check n |> ignore
      v <- makeTuple (n + 2)
    with _ -> ()
    showTuple v
  let inLoop () =
    let mutable acc = ""
    for i in 2 .. 5 do
      let v = makeTuple i
      try
        acc <- acc + string (check i) + showTuple v
      with _ -> acc <- acc + "!"
    acc
  let attempt f n = try f n with Failure m -> "<" + m + ">"
  printfn "%s" (handler 1)
  printfn "%s" (handler 5)
  printfn "%s" (attempt own 6)
  printfn "%s" (attempt cleanup 2)
  printfn "%s" (attempt cleanup 7)
  printfn "%s %s" (attempt midway 3) (attempt midway 8)
  printfn "%s %s" (replaced 1) (replaced 9)
  printfn "%s" (inLoop ())
  let outer = makeTuple 20
  printfn "%s" (attempt (fun n -> showTuple outer + string (check n)) 10)
  printfn "%s" (showTuple outer)

module RecordByMixed55 =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
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
  let check n = if n > 3 then failwithf "over %d" n else n
  let handler n =
    let v = makeRecord n
    let w = makeMixed n
    try
      let k = check n
      showRecord v + string k
    with Failure m -> m + " " + showRecord v + showMixed w
  let rec own n =
    let v = makeRecord n
    let w = makeMixed (n + 1)
    if n = 0 then failwith "bottom"
    let r = own (n - 1)
    r + showRecord v + showMixed w
  let cleanup n =
    let v = makeRecord n
    try
      check n |> ignore
      "fine"
    finally
      printfn "cleanup %s" (showRecord v)
  let midway n =
    let v = makeRecord n
    let k = check n
    let w = makeMixed k
    showRecord v + showMixed w
  let replaced n =
    let mutable v = makeRecord n
    try
      v <- makeRecord (n + 1)
      check n |> ignore
      v <- makeRecord (n + 2)
    with _ -> ()
    showRecord v
  let inLoop () =
    let mutable acc = ""
    for i in 2 .. 5 do
      let v = makeRecord i
      try
        acc <- acc + string (check i) + showRecord v
      with _ -> acc <- acc + "!"
    acc
  let attempt f n = try f n with Failure m -> "<" + m + ">"
  printfn "%s" (handler 1)
  printfn "%s" (handler 5)
  printfn "%s" (attempt own 6)
  printfn "%s" (attempt cleanup 2)
  printfn "%s" (attempt cleanup 7)
  printfn "%s %s" (attempt midway 3) (attempt midway 8)
  printfn "%s %s" (replaced 1) (replaced 9)
  printfn "%s" (inLoop ())
  let outer = makeRecord 20
  printfn "%s" (attempt (fun n -> showRecord outer + string (check n)) 10)
  printfn "%s" (showRecord outer)

module NestedBySequence56 =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
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
  let check n = if n > 3 then failwithf "over %d" n else n
  let handler n =
    let v = makeNested n
    let w = makeSequence n
    try
      let k = check n
      showNested v + string k
    with Failure m -> m + " " + showNested v + showSequence w
  let rec own n =
    let v = makeNested n
    let w = makeSequence (n + 1)
    if n = 0 then failwith "bottom"
    let r = own (n - 1)
    r + showNested v + showSequence w
  let cleanup n =
    let v = makeNested n
    try
      check n |> ignore
      "fine"
    finally
      printfn "cleanup %s" (showNested v)
  let midway n =
    let v = makeNested n
    let k = check n
    let w = makeSequence k
    showNested v + showSequence w
  let replaced n =
    let mutable v = makeNested n
    try
      v <- makeNested (n + 1)
      check n |> ignore
      v <- makeNested (n + 2)
    with _ -> ()
    showNested v
  let inLoop () =
    let mutable acc = ""
    for i in 2 .. 5 do
      let v = makeNested i
      try
        acc <- acc + string (check i) + showNested v
      with _ -> acc <- acc + "!"
    acc
  let attempt f n = try f n with Failure m -> "<" + m + ">"
  printfn "%s" (handler 1)
  printfn "%s" (handler 5)
  printfn "%s" (attempt own 6)
  printfn "%s" (attempt cleanup 2)
  printfn "%s" (attempt cleanup 7)
  printfn "%s %s" (attempt midway 3) (attempt midway 8)
  printfn "%s %s" (replaced 1) (replaced 9)
  printfn "%s" (inLoop ())
  let outer = makeNested 20
  printfn "%s" (attempt (fun n -> showNested outer + string (check n)) 10)
  printfn "%s" (showNested outer)

module MixedBySequence57 =
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
  let check n = if n > 3 then failwithf "over %d" n else n
  let handler n =
    let v = makeMixed n
    let w = makeSequence n
    try
      let k = check n
      showMixed v + string k
    with Failure m -> m + " " + showMixed v + showSequence w
  let rec own n =
    let v = makeMixed n
    let w = makeSequence (n + 1)
    if n = 0 then failwith "bottom"
    let r = own (n - 1)
    r + showMixed v + showSequence w
  let cleanup n =
    let v = makeMixed n
    try
      check n |> ignore
      "fine"
    finally
      printfn "cleanup %s" (showMixed v)
  let midway n =
    let v = makeMixed n
    let k = check n
    let w = makeSequence k
    showMixed v + showSequence w
  let replaced n =
    let mutable v = makeMixed n
    try
      v <- makeMixed (n + 1)
      check n |> ignore
      v <- makeMixed (n + 2)
    with _ -> ()
    showMixed v
  let inLoop () =
    let mutable acc = ""
    for i in 2 .. 5 do
      let v = makeMixed i
      try
        acc <- acc + string (check i) + showMixed v
      with _ -> acc <- acc + "!"
    acc
  let attempt f n = try f n with Failure m -> "<" + m + ">"
  printfn "%s" (handler 1)
  printfn "%s" (handler 5)
  printfn "%s" (attempt own 6)
  printfn "%s" (attempt cleanup 2)
  printfn "%s" (attempt cleanup 7)
  printfn "%s %s" (attempt midway 3) (attempt midway 8)
  printfn "%s %s" (replaced 1) (replaced 9)
  printfn "%s" (inLoop ())
  let outer = makeMixed 20
  printfn "%s" (attempt (fun n -> showMixed outer + string (check n)) 10)
  printfn "%s" (showMixed outer)

module MutableByRecord58 =
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
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  let check n = if n > 3 then failwithf "over %d" n else n
  let handler n =
    let v = makeMutable n
    let w = makeRecord n
    try
      let k = check n
      showMutable v + string k
    with Failure m -> m + " " + showMutable v + showRecord w
  let rec own n =
    let v = makeMutable n
    let w = makeRecord (n + 1)
    if n = 0 then failwith "bottom"
    let r = own (n - 1)
    r + showMutable v + showRecord w
  let cleanup n =
    let v = makeMutable n
    try
      check n |> ignore
      "fine"
    finally
      printfn "cleanup %s" (showMutable v)
  let midway n =
    let v = makeMutable n
    let k = check n
    let w = makeRecord k
    showMutable v + showRecord w
  let replaced n =
    let mutable v = makeMutable n
    try
      v <- makeMutable (n + 1)
      check n |> ignore
      v <- makeMutable (n + 2)
    with _ -> ()
    showMutable v
  let inLoop () =
    let mutable acc = ""
    for i in 2 .. 5 do
      let v = makeMutable i
      try
        acc <- acc + string (check i) + showMutable v
      with _ -> acc <- acc + "!"
    acc
  let attempt f n = try f n with Failure m -> "<" + m + ">"
  printfn "%s" (handler 1)
  printfn "%s" (handler 5)
  printfn "%s" (attempt own 6)
  printfn "%s" (attempt cleanup 2)
  printfn "%s" (attempt cleanup 7)
  printfn "%s %s" (attempt midway 3) (attempt midway 8)
  printfn "%s %s" (replaced 1) (replaced 9)
  printfn "%s" (inLoop ())
  let outer = makeMutable 20
  printfn "%s" (attempt (fun n -> showMutable outer + string (check n)) 10)
  printfn "%s" (showMutable outer)

module ClosureByItems59 =
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
  let check n = if n > 3 then failwithf "over %d" n else n
  let handler n =
    let v = makeClosure n
    let w = makeItems n
    try
      let k = check n
      showClosure v + string k
    with Failure m -> m + " " + showClosure v + showItems w
  let rec own n =
    let v = makeClosure n
    let w = makeItems (n + 1)
    if n = 0 then failwith "bottom"
    let r = own (n - 1)
    r + showClosure v + showItems w
  let cleanup n =
    let v = makeClosure n
    try
      check n |> ignore
      "fine"
    finally
      printfn "cleanup %s" (showClosure v)
  let midway n =
    let v = makeClosure n
    let k = check n
    let w = makeItems k
    showClosure v + showItems w
  let replaced n =
    let mutable v = makeClosure n
    try
      v <- makeClosure (n + 1)
      check n |> ignore
      v <- makeClosure (n + 2)
    with _ -> ()
    showClosure v
  let inLoop () =
    let mutable acc = ""
    for i in 2 .. 5 do
      let v = makeClosure i
      try
        acc <- acc + string (check i) + showClosure v
      with _ -> acc <- acc + "!"
    acc
  let attempt f n = try f n with Failure m -> "<" + m + ">"
  printfn "%s" (handler 1)
  printfn "%s" (handler 5)
  printfn "%s" (attempt own 6)
  printfn "%s" (attempt cleanup 2)
  printfn "%s" (attempt cleanup 7)
  printfn "%s %s" (attempt midway 3) (attempt midway 8)
  printfn "%s %s" (replaced 1) (replaced 9)
  printfn "%s" (inLoop ())
  let outer = makeClosure 20
  printfn "%s" (attempt (fun n -> showClosure outer + string (check n)) 10)
  printfn "%s" (showClosure outer)

module SequenceByRecord60 =
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
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  let check n = if n > 3 then failwithf "over %d" n else n
  let handler n =
    let v = makeSequence n
    let w = makeRecord n
    try
      let k = check n
      showSequence v + string k
    with Failure m -> m + " " + showSequence v + showRecord w
  let rec own n =
    let v = makeSequence n
    let w = makeRecord (n + 1)
    if n = 0 then failwith "bottom"
    let r = own (n - 1)
    r + showSequence v + showRecord w
  let cleanup n =
    let v = makeSequence n
    try
      check n |> ignore
      "fine"
    finally
      printfn "cleanup %s" (showSequence v)
  let midway n =
    let v = makeSequence n
    let k = check n
    let w = makeRecord k
    showSequence v + showRecord w
  let replaced n =
    let mutable v = makeSequence n
    try
      v <- makeSequence (n + 1)
      check n |> ignore
      v <- makeSequence (n + 2)
    with _ -> ()
    showSequence v
  let inLoop () =
    let mutable acc = ""
    for i in 2 .. 5 do
      let v = makeSequence i
      try
        acc <- acc + string (check i) + showSequence v
      with _ -> acc <- acc + "!"
    acc
  let attempt f n = try f n with Failure m -> "<" + m + ">"
  printfn "%s" (handler 1)
  printfn "%s" (handler 5)
  printfn "%s" (attempt own 6)
  printfn "%s" (attempt cleanup 2)
  printfn "%s" (attempt cleanup 7)
  printfn "%s %s" (attempt midway 3) (attempt midway 8)
  printfn "%s %s" (replaced 1) (replaced 9)
  printfn "%s" (inLoop ())
  let outer = makeSequence 20
  printfn "%s" (attempt (fun n -> showSequence outer + string (check n)) 10)
  printfn "%s" (showSequence outer)

module TextByNested61 =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  let check n = if n > 3 then failwithf "over %d" n else n
  let handler n =
    let v = makeText n
    let w = makeNested n
    try
      let k = check n
      showText v + string k
    with Failure m -> m + " " + showText v + showNested w
  let rec own n =
    let v = makeText n
    let w = makeNested (n + 1)
    if n = 0 then failwith "bottom"
    let r = own (n - 1)
    r + showText v + showNested w
  let cleanup n =
    let v = makeText n
    try
      check n |> ignore
      "fine"
    finally
      printfn "cleanup %s" (showText v)
  let midway n =
    let v = makeText n
    let k = check n
    let w = makeNested k
    showText v + showNested w
  let replaced n =
    let mutable v = makeText n
    try
      v <- makeText (n + 1)
      check n |> ignore
      v <- makeText (n + 2)
    with _ -> ()
    showText v
  let inLoop () =
    let mutable acc = ""
    for i in 2 .. 5 do
      let v = makeText i
      try
        acc <- acc + string (check i) + showText v
      with _ -> acc <- acc + "!"
    acc
  let attempt f n = try f n with Failure m -> "<" + m + ">"
  printfn "%s" (handler 1)
  printfn "%s" (handler 5)
  printfn "%s" (attempt own 6)
  printfn "%s" (attempt cleanup 2)
  printfn "%s" (attempt cleanup 7)
  printfn "%s %s" (attempt midway 3) (attempt midway 8)
  printfn "%s %s" (replaced 1) (replaced 9)
  printfn "%s" (inLoop ())
  let outer = makeText 20
  printfn "%s" (attempt (fun n -> showText outer + string (check n)) 10)
  printfn "%s" (showText outer)

module ItemsBySequence62 =
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
  let check n = if n > 3 then failwithf "over %d" n else n
  let handler n =
    let v = makeItems n
    let w = makeSequence n
    try
      let k = check n
      showItems v + string k
    with Failure m -> m + " " + showItems v + showSequence w
  let rec own n =
    let v = makeItems n
    let w = makeSequence (n + 1)
    if n = 0 then failwith "bottom"
    let r = own (n - 1)
    r + showItems v + showSequence w
  let cleanup n =
    let v = makeItems n
    try
      check n |> ignore
      "fine"
    finally
      printfn "cleanup %s" (showItems v)
  let midway n =
    let v = makeItems n
    let k = check n
    let w = makeSequence k
    showItems v + showSequence w
  let replaced n =
    let mutable v = makeItems n
    try
      v <- makeItems (n + 1)
      check n |> ignore
      v <- makeItems (n + 2)
    with _ -> ()
    showItems v
  let inLoop () =
    let mutable acc = ""
    for i in 2 .. 5 do
      let v = makeItems i
      try
        acc <- acc + string (check i) + showItems v
      with _ -> acc <- acc + "!"
    acc
  let attempt f n = try f n with Failure m -> "<" + m + ">"
  printfn "%s" (handler 1)
  printfn "%s" (handler 5)
  printfn "%s" (attempt own 6)
  printfn "%s" (attempt cleanup 2)
  printfn "%s" (attempt cleanup 7)
  printfn "%s %s" (attempt midway 3) (attempt midway 8)
  printfn "%s %s" (replaced 1) (replaced 9)
  printfn "%s" (inLoop ())
  let outer = makeItems 20
  printfn "%s" (attempt (fun n -> showItems outer + string (check n)) 10)
  printfn "%s" (showItems outer)
