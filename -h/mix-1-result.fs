// out: 3 t3 1.5 3 t3 1.5
// out: 4 t4 2.0 o5
// out: 3 t3 1.5
// out: 3 t3 1.5
// out: 1 t1 0.5 2 t2 1.0 2 t2 1.0
// out: 3 t3 1.5 3 t3 1.5
// out: some none
// out: 3 r3 4.5 7 3000000000 3 r3 4.5 7 3000000000
// out: 4 r4 6.0 9 4000000000 105/6/7
// out: 3 r3 4.5 7 3000000000
// out: 3 r3 4.5 7 3000000000
// out: 1 r1 1.5 3 1000000000 2 r2 3.0 5 2000000000 2 r2 3.0 5 2000000000
// out: 3 r3 4.5 7 3000000000 3 r3 4.5 7 3000000000
// out: 107/8/9
// out: none none
// out: some none 5 t5 2.5
// out: none
// out: none
// out: some none o2 o2
// out: none none
// out: 7 t7 3.5
// out: F1.5 F1.5
// out: Lu4;u5 é5€.3é
// out: F1.5
// out: F1.5
// out: I1 Su2:3 Su2:3
// out: F1.5 F1.5
// out: é7€.3é
// out: m3#4- m3#4-
// out: m4#5m5. é5€.3é
// out: m3#4-
// out: m3#4-
// out: m1#2- m2#3m3. m2#3m3.
// out: m3#5- m3#6-
// out: é7€.3é
// out: c3+10c3-11c3*10 c3+10c3-11c3*10
// out: c4+13c4-14c4*13 5 t5 2.5
// out: c3+10c3-11c3*10
// out: c3+10c3-11c3*10
// out: c1+4c1-5c1*4 c2+7c2-8c2*7 c2+7c2-8c2*7
// out: c3+10c3-11c3*10 c3+10c3-11c3*10
// out: 7 t7 3.5
// out: 4,5,6^1 4,5,6^2
// out: 5,6,7^3 105/6/7
// out: 4,5,6^4
// out: 4,5,6^5
// out: 2,3,4^6 3,4,5^7 3,4,5^8
// out: 4,5,6^9 4,5,6^10
// out: 107/8/9
// out: é3€.3é é3€.3é
// out: s4.2s m5#6-
// out: é3€.3é
// out: é3€.3é
// out: é1€.3é s2.2s s2.2s
// out: é3€.3é é3€.3é
// out: m7#8-
// out: 103/4/5 103/4/5
// out: 104/5/6 N
// out: 103/4/5
// out: 103/4/5
// out: 101/2/3 102/3/4 102/3/4
// out: 203/4/5 303/4/5
// out: Su7:8

module TupleByNested9 =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  let choose n : Tuple = if n > 5 then makeTuple (n - 5) else makeTuple n
  let both n : Tuple * Nested = (makeTuple n, makeNested (n + 1))
  let rec deep n (first: Tuple) : Tuple =
    if n = 0 then first
    else
      let r = deep (n - 1) first
      if n % 2 = 0 then r else makeTuple n
  let viaMatch n : Tuple =
    match n with
    | 0 -> makeTuple 1
    | 1 ->
      let unused = makeNested 9
      makeTuple 2
    | _ -> choose n
  let keep = makeTuple 3
  let same () : Tuple = keep
  printfn "%s %s" (showTuple (choose 3)) (showTuple (choose 8))
  let a, b = both 4
  printfn "%s %s" (showTuple a) (showNested b)
  printfn "%s" (showTuple (deep 4 (makeTuple 6)))
  printfn "%s" (showTuple (deep 0 keep))
  printfn "%s %s %s" (showTuple (viaMatch 0)) (showTuple (viaMatch 1)) (showTuple (viaMatch 7))
  printfn "%s %s" (showTuple (same ())) (showTuple (same ()))
  choose 2 |> ignore
  both 5 |> ignore
  printfn "%s" (showNested (snd (both 6)))

module RecordByItems10 =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  let choose n : Record = if n > 5 then makeRecord (n - 5) else makeRecord n
  let both n : Record * Items = (makeRecord n, makeItems (n + 1))
  let rec deep n (first: Record) : Record =
    if n = 0 then first
    else
      let r = deep (n - 1) first
      if n % 2 = 0 then r else makeRecord n
  let viaMatch n : Record =
    match n with
    | 0 -> makeRecord 1
    | 1 ->
      let unused = makeItems 9
      makeRecord 2
    | _ -> choose n
  let keep = makeRecord 3
  let same () : Record = keep
  printfn "%s %s" (showRecord (choose 3)) (showRecord (choose 8))
  let a, b = both 4
  printfn "%s %s" (showRecord a) (showItems b)
  printfn "%s" (showRecord (deep 4 (makeRecord 6)))
  printfn "%s" (showRecord (deep 0 keep))
  printfn "%s %s %s" (showRecord (viaMatch 0)) (showRecord (viaMatch 1)) (showRecord (viaMatch 7))
  printfn "%s %s" (showRecord (same ())) (showRecord (same ()))
  choose 2 |> ignore
  both 5 |> ignore
  printfn "%s" (showItems (snd (both 6)))

module NestedByTuple11 =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  let choose n : Nested = if n > 5 then makeNested (n - 5) else makeNested n
  let both n : Nested * Tuple = (makeNested n, makeTuple (n + 1))
  let rec deep n (first: Nested) : Nested =
    if n = 0 then first
    else
      let r = deep (n - 1) first
      if n % 2 = 0 then r else makeNested n
  let viaMatch n : Nested =
    match n with
    | 0 -> makeNested 1
    | 1 ->
      let unused = makeTuple 9
      makeNested 2
    | _ -> choose n
  let keep = makeNested 3
  let same () : Nested = keep
  printfn "%s %s" (showNested (choose 3)) (showNested (choose 8))
  let a, b = both 4
  printfn "%s %s" (showNested a) (showTuple b)
  printfn "%s" (showNested (deep 4 (makeNested 6)))
  printfn "%s" (showNested (deep 0 keep))
  printfn "%s %s %s" (showNested (viaMatch 0)) (showNested (viaMatch 1)) (showNested (viaMatch 7))
  printfn "%s %s" (showNested (same ())) (showNested (same ()))
  choose 2 |> ignore
  both 5 |> ignore
  printfn "%s" (showTuple (snd (both 6)))

module MixedByText12 =
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
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  let choose n : Mixed = if n > 5 then makeMixed (n - 5) else makeMixed n
  let both n : Mixed * Text = (makeMixed n, makeText (n + 1))
  let rec deep n (first: Mixed) : Mixed =
    if n = 0 then first
    else
      let r = deep (n - 1) first
      if n % 2 = 0 then r else makeMixed n
  let viaMatch n : Mixed =
    match n with
    | 0 -> makeMixed 1
    | 1 ->
      let unused = makeText 9
      makeMixed 2
    | _ -> choose n
  let keep = makeMixed 3
  let same () : Mixed = keep
  printfn "%s %s" (showMixed (choose 3)) (showMixed (choose 8))
  let a, b = both 4
  printfn "%s %s" (showMixed a) (showText b)
  printfn "%s" (showMixed (deep 4 (makeMixed 6)))
  printfn "%s" (showMixed (deep 0 keep))
  printfn "%s %s %s" (showMixed (viaMatch 0)) (showMixed (viaMatch 1)) (showMixed (viaMatch 7))
  printfn "%s %s" (showMixed (same ())) (showMixed (same ()))
  choose 2 |> ignore
  both 5 |> ignore
  printfn "%s" (showText (snd (both 6)))

module MutableByText13 =
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
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  let choose n : Mutable = if n > 5 then makeMutable (n - 5) else makeMutable n
  let both n : Mutable * Text = (makeMutable n, makeText (n + 1))
  let rec deep n (first: Mutable) : Mutable =
    if n = 0 then first
    else
      let r = deep (n - 1) first
      if n % 2 = 0 then r else makeMutable n
  let viaMatch n : Mutable =
    match n with
    | 0 -> makeMutable 1
    | 1 ->
      let unused = makeText 9
      makeMutable 2
    | _ -> choose n
  let keep = makeMutable 3
  let same () : Mutable = keep
  printfn "%s %s" (showMutable (choose 3)) (showMutable (choose 8))
  let a, b = both 4
  printfn "%s %s" (showMutable a) (showText b)
  printfn "%s" (showMutable (deep 4 (makeMutable 6)))
  printfn "%s" (showMutable (deep 0 keep))
  printfn "%s %s %s" (showMutable (viaMatch 0)) (showMutable (viaMatch 1)) (showMutable (viaMatch 7))
  printfn "%s %s" (showMutable (same ())) (showMutable (same ()))
  choose 2 |> ignore
  both 5 |> ignore
  printfn "%s" (showText (snd (both 6)))

module ClosureByTuple14 =
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
  let choose n : Closure = if n > 5 then makeClosure (n - 5) else makeClosure n
  let both n : Closure * Tuple = (makeClosure n, makeTuple (n + 1))
  let rec deep n (first: Closure) : Closure =
    if n = 0 then first
    else
      let r = deep (n - 1) first
      if n % 2 = 0 then r else makeClosure n
  let viaMatch n : Closure =
    match n with
    | 0 -> makeClosure 1
    | 1 ->
      let unused = makeTuple 9
      makeClosure 2
    | _ -> choose n
  let keep = makeClosure 3
  let same () : Closure = keep
  printfn "%s %s" (showClosure (choose 3)) (showClosure (choose 8))
  let a, b = both 4
  printfn "%s %s" (showClosure a) (showTuple b)
  printfn "%s" (showClosure (deep 4 (makeClosure 6)))
  printfn "%s" (showClosure (deep 0 keep))
  printfn "%s %s %s" (showClosure (viaMatch 0)) (showClosure (viaMatch 1)) (showClosure (viaMatch 7))
  printfn "%s %s" (showClosure (same ())) (showClosure (same ()))
  choose 2 |> ignore
  both 5 |> ignore
  printfn "%s" (showTuple (snd (both 6)))

module SequenceByItems15 =
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
  let choose n : Sequence = if n > 5 then makeSequence (n - 5) else makeSequence n
  let both n : Sequence * Items = (makeSequence n, makeItems (n + 1))
  let rec deep n (first: Sequence) : Sequence =
    if n = 0 then first
    else
      let r = deep (n - 1) first
      if n % 2 = 0 then r else makeSequence n
  let viaMatch n : Sequence =
    match n with
    | 0 -> makeSequence 1
    | 1 ->
      let unused = makeItems 9
      makeSequence 2
    | _ -> choose n
  let keep = makeSequence 3
  let same () : Sequence = keep
  printfn "%s %s" (showSequence (choose 3)) (showSequence (choose 8))
  let a, b = both 4
  printfn "%s %s" (showSequence a) (showItems b)
  printfn "%s" (showSequence (deep 4 (makeSequence 6)))
  printfn "%s" (showSequence (deep 0 keep))
  printfn "%s %s %s" (showSequence (viaMatch 0)) (showSequence (viaMatch 1)) (showSequence (viaMatch 7))
  printfn "%s %s" (showSequence (same ())) (showSequence (same ()))
  choose 2 |> ignore
  both 5 |> ignore
  printfn "%s" (showItems (snd (both 6)))

module TextByMutable16 =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
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
  let choose n : Text = if n > 5 then makeText (n - 5) else makeText n
  let both n : Text * Mutable = (makeText n, makeMutable (n + 1))
  let rec deep n (first: Text) : Text =
    if n = 0 then first
    else
      let r = deep (n - 1) first
      if n % 2 = 0 then r else makeText n
  let viaMatch n : Text =
    match n with
    | 0 -> makeText 1
    | 1 ->
      let unused = makeMutable 9
      makeText 2
    | _ -> choose n
  let keep = makeText 3
  let same () : Text = keep
  printfn "%s %s" (showText (choose 3)) (showText (choose 8))
  let a, b = both 4
  printfn "%s %s" (showText a) (showMutable b)
  printfn "%s" (showText (deep 4 (makeText 6)))
  printfn "%s" (showText (deep 0 keep))
  printfn "%s %s %s" (showText (viaMatch 0)) (showText (viaMatch 1)) (showText (viaMatch 7))
  printfn "%s %s" (showText (same ())) (showText (same ()))
  choose 2 |> ignore
  both 5 |> ignore
  printfn "%s" (showMutable (snd (both 6)))

module ItemsByMixed17 =
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
  let choose n : Items = if n > 5 then makeItems (n - 5) else makeItems n
  let both n : Items * Mixed = (makeItems n, makeMixed (n + 1))
  let rec deep n (first: Items) : Items =
    if n = 0 then first
    else
      let r = deep (n - 1) first
      if n % 2 = 0 then r else makeItems n
  let viaMatch n : Items =
    match n with
    | 0 -> makeItems 1
    | 1 ->
      let unused = makeMixed 9
      makeItems 2
    | _ -> choose n
  let keep = makeItems 3
  let same () : Items = keep
  printfn "%s %s" (showItems (choose 3)) (showItems (choose 8))
  let a, b = both 4
  printfn "%s %s" (showItems a) (showMixed b)
  printfn "%s" (showItems (deep 4 (makeItems 6)))
  printfn "%s" (showItems (deep 0 keep))
  printfn "%s %s %s" (showItems (viaMatch 0)) (showItems (viaMatch 1)) (showItems (viaMatch 7))
  printfn "%s %s" (showItems (same ())) (showItems (same ()))
  choose 2 |> ignore
  both 5 |> ignore
  printfn "%s" (showMixed (snd (both 6)))
