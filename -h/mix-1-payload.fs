// out: two 1 t1 0.51m2#3m3.
// out: other m2#3m3.
// out: one 3 t3 1.5
// out: two 4 t4 2.04m5#6-
// out: other m5#6-
// out: one 6 t6 3.0
// out: 7 t7 3.5
// out: 3 t3 1.5m9#10- passed
// out: 10 t10 5.0
// out: 10 t10 5.0
// out: finally
// out: ignored
// out: two 1 r1 1.5 3 10000000001c2+7c2-8c2*7
// out: other c2+7c2-8c2*7
// out: one 3 r3 4.5 7 3000000000
// out: two 4 r4 6.0 9 40000000004c5+16c5-17c5*16
// out: other c5+16c5-17c5*16
// out: one 6 r6 9.0 13 6000000000
// out: 7 r7 10.5 15 7000000000
// out: 3 r3 4.5 7 3000000000c9+28c9-29c9*28 passed
// out: 10 r10 15.0 21 10000000000
// out: 10 r10 15.0 21 10000000000
// out: finally
// out: ignored
// out: two some none1c2+7c2-8c2*7
// out: other c2+7c2-8c2*7
// out: one none
// out: two some none4c5+16c5-17c5*16
// out: other c5+16c5-17c5*16
// out: one none
// out: some none
// out: nonec9+28c9-29c9*28 passed
// out: some none
// out: some none
// out: finally
// out: ignored
// out: two I11102/3/4
// out: other 102/3/4
// out: one F1.5
// out: two Lu4;u54105/6/7
// out: other 105/6/7
// out: one I6
// out: Su7:8
// out: F1.5109/10/11 passed
// out: N
// out: N
// out: finally
// out: ignored
// out: two m1#2-1s2.2s
// out: other s2.2s
// out: one m3#4-
// out: two m4#5m5.4é5€.3é
// out: other é5€.3é
// out: one m6#7m7.
// out: m7#8-
// out: m3#4-é9€.3é passed
// out: m10#11m11.
// out: m10#12m11..
// out: finally
// out: ignored
// out: two c1+4c1-5c1*412 t2 1.0
// out: other 2 t2 1.0
// out: one c3+10c3-11c3*10
// out: two c4+13c4-14c4*1345 t5 2.5
// out: other 5 t5 2.5
// out: one c6+19c6-20c6*19
// out: c7+22c7-23c7*22
// out: c3+10c3-11c3*109 t9 4.5 passed
// out: c10+31c10-32c10*31
// out: c10+31c10-32c10*31
// out: finally
// out: ignored
// out: two 2,3,4^11102/3/4
// out: other 102/3/4
// out: one 4,5,6^2
// out: two 5,6,7^34105/6/7
// out: other 105/6/7
// out: one 7,8,9^4
// out: 8,9,10^5
// out: 4,5,6^6109/10/11 passed
// out: 11,12,13^7
// out: 11,12,13^8
// out: finally
// out: ignored
// out: two é1€.3é1Su2:3
// out: other Su2:3
// out: one é3€.3é
// out: two s4.2s4N
// out: other N
// out: one s6.2s
// out: é7€.3é
// out: é3€.3éLu9;u10 passed
// out: s10.3s
// out: s10.3s
// out: finally
// out: ignored
// out: two 101/2/313,4,5^1
// out: other 3,4,5^2
// out: one 103/4/5
// out: two 104/5/646,7,8^3
// out: other 6,7,8^4
// out: one 106/7/8
// out: 107/8/9
// out: 103/4/510,11,12^5 passed
// out: 110/11/12
// out: 210/11/12
// out: finally
// out: ignored

module TupleByMutable45 =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
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
  exception One of Tuple
  exception Two of Tuple * int * Mutable
  exception Other of Mutable
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeTuple n))
    | 1 -> raise (Two(makeTuple n, n, makeMutable (n + 1)))
    | _ -> raise (Other(makeMutable n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showTuple v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showTuple v + string k + showMutable w
    | Other w -> "other " + showMutable w
  for n in 1 .. 6 do
    printfn "%s" (describe n)
  let rec through n (local: Tuple) =
    if n = 0 then raise (One(makeTuple 7))
    let r = through (n - 1) local
    r + showTuple local
  printfn "%s" (try through 5 (makeTuple 8) with One v -> showTuple v)
  let again n =
    try
      try
        fail n
      with One v -> raise (Two(v, 1, makeMutable 9))
    with
    | Two(v, _, w) -> showTuple v + showMutable w
    | _ -> "passed"
  printfn "%s %s" (again 3) (again 5)
  let stored = One(makeTuple 10)
  for i in 1 .. 2 do
    try
      raise stored
    with
    | One v -> printfn "%s" (showTuple v)
    | _ -> printfn "never"
  try
    try
      fail 12
    finally
      printfn "finally"
  with _ -> printfn "ignored"

module RecordByClosure46 =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  type Closure = int -> string -> string
  let makeClosure n : Closure =
    let s = "c" + string n
    let xs = [ n; n * 2 ]
    fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
  let showClosure (f: Closure) =
    let g = f 1
    g "+" + f 2 "-" + g "*"
  exception One of Record
  exception Two of Record * int * Closure
  exception Other of Closure
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeRecord n))
    | 1 -> raise (Two(makeRecord n, n, makeClosure (n + 1)))
    | _ -> raise (Other(makeClosure n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showRecord v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showRecord v + string k + showClosure w
    | Other w -> "other " + showClosure w
  for n in 1 .. 6 do
    printfn "%s" (describe n)
  let rec through n (local: Record) =
    if n = 0 then raise (One(makeRecord 7))
    let r = through (n - 1) local
    r + showRecord local
  printfn "%s" (try through 5 (makeRecord 8) with One v -> showRecord v)
  let again n =
    try
      try
        fail n
      with One v -> raise (Two(v, 1, makeClosure 9))
    with
    | Two(v, _, w) -> showRecord v + showClosure w
    | _ -> "passed"
  printfn "%s %s" (again 3) (again 5)
  let stored = One(makeRecord 10)
  for i in 1 .. 2 do
    try
      raise stored
    with
    | One v -> printfn "%s" (showRecord v)
    | _ -> printfn "never"
  try
    try
      fail 12
    finally
      printfn "finally"
  with _ -> printfn "ignored"

module NestedByClosure47 =
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
  exception One of Nested
  exception Two of Nested * int * Closure
  exception Other of Closure
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeNested n))
    | 1 -> raise (Two(makeNested n, n, makeClosure (n + 1)))
    | _ -> raise (Other(makeClosure n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showNested v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showNested v + string k + showClosure w
    | Other w -> "other " + showClosure w
  for n in 1 .. 6 do
    printfn "%s" (describe n)
  let rec through n (local: Nested) =
    if n = 0 then raise (One(makeNested 7))
    let r = through (n - 1) local
    r + showNested local
  printfn "%s" (try through 5 (makeNested 8) with One v -> showNested v)
  let again n =
    try
      try
        fail n
      with One v -> raise (Two(v, 1, makeClosure 9))
    with
    | Two(v, _, w) -> showNested v + showClosure w
    | _ -> "passed"
  printfn "%s %s" (again 3) (again 5)
  let stored = One(makeNested 10)
  for i in 1 .. 2 do
    try
      raise stored
    with
    | One v -> printfn "%s" (showNested v)
    | _ -> printfn "never"
  try
    try
      fail 12
    finally
      printfn "finally"
  with _ -> printfn "ignored"

module MixedByItems48 =
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
  exception One of Mixed
  exception Two of Mixed * int * Items
  exception Other of Items
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeMixed n))
    | 1 -> raise (Two(makeMixed n, n, makeItems (n + 1)))
    | _ -> raise (Other(makeItems n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showMixed v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showMixed v + string k + showItems w
    | Other w -> "other " + showItems w
  for n in 1 .. 6 do
    printfn "%s" (describe n)
  let rec through n (local: Mixed) =
    if n = 0 then raise (One(makeMixed 7))
    let r = through (n - 1) local
    r + showMixed local
  printfn "%s" (try through 5 (makeMixed 8) with One v -> showMixed v)
  let again n =
    try
      try
        fail n
      with One v -> raise (Two(v, 1, makeItems 9))
    with
    | Two(v, _, w) -> showMixed v + showItems w
    | _ -> "passed"
  printfn "%s %s" (again 3) (again 5)
  let stored = One(makeMixed 10)
  for i in 1 .. 2 do
    try
      raise stored
    with
    | One v -> printfn "%s" (showMixed v)
    | _ -> printfn "never"
  try
    try
      fail 12
    finally
      printfn "finally"
  with _ -> printfn "ignored"

module MutableByText49 =
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
  exception One of Mutable
  exception Two of Mutable * int * Text
  exception Other of Text
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeMutable n))
    | 1 -> raise (Two(makeMutable n, n, makeText (n + 1)))
    | _ -> raise (Other(makeText n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showMutable v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showMutable v + string k + showText w
    | Other w -> "other " + showText w
  for n in 1 .. 6 do
    printfn "%s" (describe n)
  let rec through n (local: Mutable) =
    if n = 0 then raise (One(makeMutable 7))
    let r = through (n - 1) local
    r + showMutable local
  printfn "%s" (try through 5 (makeMutable 8) with One v -> showMutable v)
  let again n =
    try
      try
        fail n
      with One v -> raise (Two(v, 1, makeText 9))
    with
    | Two(v, _, w) -> showMutable v + showText w
    | _ -> "passed"
  printfn "%s %s" (again 3) (again 5)
  let stored = One(makeMutable 10)
  for i in 1 .. 2 do
    try
      raise stored
    with
    | One v -> printfn "%s" (showMutable v)
    | _ -> printfn "never"
  try
    try
      fail 12
    finally
      printfn "finally"
  with _ -> printfn "ignored"

module ClosureByTuple50 =
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
  exception One of Closure
  exception Two of Closure * int * Tuple
  exception Other of Tuple
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeClosure n))
    | 1 -> raise (Two(makeClosure n, n, makeTuple (n + 1)))
    | _ -> raise (Other(makeTuple n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showClosure v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showClosure v + string k + showTuple w
    | Other w -> "other " + showTuple w
  for n in 1 .. 6 do
    printfn "%s" (describe n)
  let rec through n (local: Closure) =
    if n = 0 then raise (One(makeClosure 7))
    let r = through (n - 1) local
    r + showClosure local
  printfn "%s" (try through 5 (makeClosure 8) with One v -> showClosure v)
  let again n =
    try
      try
        fail n
      with One v -> raise (Two(v, 1, makeTuple 9))
    with
    | Two(v, _, w) -> showClosure v + showTuple w
    | _ -> "passed"
  printfn "%s %s" (again 3) (again 5)
  let stored = One(makeClosure 10)
  for i in 1 .. 2 do
    try
      raise stored
    with
    | One v -> printfn "%s" (showClosure v)
    | _ -> printfn "never"
  try
    try
      fail 12
    finally
      printfn "finally"
  with _ -> printfn "ignored"

module SequenceByItems51 =
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
  exception One of Sequence
  exception Two of Sequence * int * Items
  exception Other of Items
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeSequence n))
    | 1 -> raise (Two(makeSequence n, n, makeItems (n + 1)))
    | _ -> raise (Other(makeItems n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showSequence v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showSequence v + string k + showItems w
    | Other w -> "other " + showItems w
  for n in 1 .. 6 do
    printfn "%s" (describe n)
  let rec through n (local: Sequence) =
    if n = 0 then raise (One(makeSequence 7))
    let r = through (n - 1) local
    r + showSequence local
  printfn "%s" (try through 5 (makeSequence 8) with One v -> showSequence v)
  let again n =
    try
      try
        fail n
      with One v -> raise (Two(v, 1, makeItems 9))
    with
    | Two(v, _, w) -> showSequence v + showItems w
    | _ -> "passed"
  printfn "%s %s" (again 3) (again 5)
  let stored = One(makeSequence 10)
  for i in 1 .. 2 do
    try
      raise stored
    with
    | One v -> printfn "%s" (showSequence v)
    | _ -> printfn "never"
  try
    try
      fail 12
    finally
      printfn "finally"
  with _ -> printfn "ignored"

module TextByMixed52 =
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
  exception One of Text
  exception Two of Text * int * Mixed
  exception Other of Mixed
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeText n))
    | 1 -> raise (Two(makeText n, n, makeMixed (n + 1)))
    | _ -> raise (Other(makeMixed n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showText v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showText v + string k + showMixed w
    | Other w -> "other " + showMixed w
  for n in 1 .. 6 do
    printfn "%s" (describe n)
  let rec through n (local: Text) =
    if n = 0 then raise (One(makeText 7))
    let r = through (n - 1) local
    r + showText local
  printfn "%s" (try through 5 (makeText 8) with One v -> showText v)
  let again n =
    try
      try
        fail n
      with One v -> raise (Two(v, 1, makeMixed 9))
    with
    | Two(v, _, w) -> showText v + showMixed w
    | _ -> "passed"
  printfn "%s %s" (again 3) (again 5)
  let stored = One(makeText 10)
  for i in 1 .. 2 do
    try
      raise stored
    with
    | One v -> printfn "%s" (showText v)
    | _ -> printfn "never"
  try
    try
      fail 12
    finally
      printfn "finally"
  with _ -> printfn "ignored"

module ItemsBySequence53 =
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
  exception One of Items
  exception Two of Items * int * Sequence
  exception Other of Sequence
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeItems n))
    | 1 -> raise (Two(makeItems n, n, makeSequence (n + 1)))
    | _ -> raise (Other(makeSequence n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showItems v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showItems v + string k + showSequence w
    | Other w -> "other " + showSequence w
  for n in 1 .. 6 do
    printfn "%s" (describe n)
  let rec through n (local: Items) =
    if n = 0 then raise (One(makeItems 7))
    let r = through (n - 1) local
    r + showItems local
  printfn "%s" (try through 5 (makeItems 8) with One v -> showItems v)
  let again n =
    try
      try
        fail n
      with One v -> raise (Two(v, 1, makeSequence 9))
    with
    | Two(v, _, w) -> showItems v + showSequence w
    | _ -> "passed"
  printfn "%s %s" (again 3) (again 5)
  let stored = One(makeItems 10)
  for i in 1 .. 2 do
    try
      raise stored
    with
    | One v -> printfn "%s" (showItems v)
    | _ -> printfn "never"
  try
    try
      fail 12
    finally
      printfn "finally"
  with _ -> printfn "ignored"
