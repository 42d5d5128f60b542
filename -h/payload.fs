// out: two 1 t1 0.5122
// out: other 22
// out: one 3 t3 1.5
// out: two 4 t4 2.0455
// out: other 55
// out: one 6 t6 3.0
// out: 7 t7 3.5
// out: 3 t3 1.599 passed
// out: 10 t10 5.0
// out: 10 t10 5.0
// out: finally
// out: ignored
// out: two 1 r1 1.5 3 1000000000122
// out: other 22
// out: one 3 r3 4.5 7 3000000000
// out: two 4 r4 6.0 9 4000000000455
// out: other 55
// out: one 6 r6 9.0 13 6000000000
// out: 7 r7 10.5 15 7000000000
// out: 3 r3 4.5 7 300000000099 passed
// out: 10 r10 15.0 21 10000000000
// out: 10 r10 15.0 21 10000000000
// out: finally
// out: ignored
// out: two some none122
// out: other 22
// out: one none
// out: two some none455
// out: other 55
// out: one none
// out: some none
// out: none99 passed
// out: some none
// out: some none
// out: finally
// out: ignored
// out: two I1122
// out: other 22
// out: one F1.5
// out: two Lu4;u5455
// out: other 55
// out: one I6
// out: Su7:8
// out: F1.599 passed
// out: N
// out: N
// out: finally
// out: ignored
// out: two m1#2-122
// out: other 22
// out: one m3#4-
// out: two m4#5m5.455
// out: other 55
// out: one m6#7m7.
// out: m7#8-
// out: m3#4-99 passed
// out: m10#11m11.
// out: m10#12m11..
// out: finally
// out: ignored
// out: two c1+4c1-5c1*4122
// out: other 22
// out: one c3+10c3-11c3*10
// out: two c4+13c4-14c4*13455
// out: other 55
// out: one c6+19c6-20c6*19
// out: c7+22c7-23c7*22
// out: c3+10c3-11c3*1099 passed
// out: c10+31c10-32c10*31
// out: c10+31c10-32c10*31
// out: finally
// out: ignored
// out: two 2,3,4^1122
// out: other 22
// out: one 4,5,6^2
// out: two 5,6,7^3455
// out: other 55
// out: one 7,8,9^4
// out: 8,9,10^5
// out: 4,5,6^699 passed
// out: 11,12,13^7
// out: 11,12,13^8
// out: finally
// out: ignored
// out: two é1€.3é122
// out: other 22
// out: one é3€.3é
// out: two s4.2s455
// out: other 55
// out: one s6.2s
// out: é7€.3é
// out: é3€.3é99 passed
// out: s10.3s
// out: s10.3s
// out: finally
// out: ignored
// out: two 101/2/3122
// out: other 22
// out: one 103/4/5
// out: two 104/5/6455
// out: other 55
// out: one 106/7/8
// out: 107/8/9
// out: 103/4/599 passed
// out: 110/11/12
// out: 210/11/12
// out: finally
// out: ignored

module Tuple =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  exception One of Tuple
  exception Two of Tuple * int * Int
  exception Other of Int
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeTuple n))
    | 1 -> raise (Two(makeTuple n, n, makeInt (n + 1)))
    | _ -> raise (Other(makeInt n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showTuple v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showTuple v + string k + showInt w
    | Other w -> "other " + showInt w
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
      with One v -> raise (Two(v, 1, makeInt 9))
    with
    | Two(v, _, w) -> showTuple v + showInt w
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

module Record =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  exception One of Record
  exception Two of Record * int * Int
  exception Other of Int
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeRecord n))
    | 1 -> raise (Two(makeRecord n, n, makeInt (n + 1)))
    | _ -> raise (Other(makeInt n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showRecord v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showRecord v + string k + showInt w
    | Other w -> "other " + showInt w
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
      with One v -> raise (Two(v, 1, makeInt 9))
    with
    | Two(v, _, w) -> showRecord v + showInt w
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

module Nested =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  exception One of Nested
  exception Two of Nested * int * Int
  exception Other of Int
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeNested n))
    | 1 -> raise (Two(makeNested n, n, makeInt (n + 1)))
    | _ -> raise (Other(makeInt n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showNested v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showNested v + string k + showInt w
    | Other w -> "other " + showInt w
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
      with One v -> raise (Two(v, 1, makeInt 9))
    with
    | Two(v, _, w) -> showNested v + showInt w
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
  exception One of Mixed
  exception Two of Mixed * int * Int
  exception Other of Int
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeMixed n))
    | 1 -> raise (Two(makeMixed n, n, makeInt (n + 1)))
    | _ -> raise (Other(makeInt n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showMixed v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showMixed v + string k + showInt w
    | Other w -> "other " + showInt w
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
      with One v -> raise (Two(v, 1, makeInt 9))
    with
    | Two(v, _, w) -> showMixed v + showInt w
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
  exception One of Mutable
  exception Two of Mutable * int * Int
  exception Other of Int
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeMutable n))
    | 1 -> raise (Two(makeMutable n, n, makeInt (n + 1)))
    | _ -> raise (Other(makeInt n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showMutable v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showMutable v + string k + showInt w
    | Other w -> "other " + showInt w
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
      with One v -> raise (Two(v, 1, makeInt 9))
    with
    | Two(v, _, w) -> showMutable v + showInt w
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
  exception One of Closure
  exception Two of Closure * int * Int
  exception Other of Int
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeClosure n))
    | 1 -> raise (Two(makeClosure n, n, makeInt (n + 1)))
    | _ -> raise (Other(makeInt n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showClosure v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showClosure v + string k + showInt w
    | Other w -> "other " + showInt w
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
      with One v -> raise (Two(v, 1, makeInt 9))
    with
    | Two(v, _, w) -> showClosure v + showInt w
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
  exception One of Sequence
  exception Two of Sequence * int * Int
  exception Other of Int
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeSequence n))
    | 1 -> raise (Two(makeSequence n, n, makeInt (n + 1)))
    | _ -> raise (Other(makeInt n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showSequence v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showSequence v + string k + showInt w
    | Other w -> "other " + showInt w
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
      with One v -> raise (Two(v, 1, makeInt 9))
    with
    | Two(v, _, w) -> showSequence v + showInt w
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

module Text =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  exception One of Text
  exception Two of Text * int * Int
  exception Other of Int
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeText n))
    | 1 -> raise (Two(makeText n, n, makeInt (n + 1)))
    | _ -> raise (Other(makeInt n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showText v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showText v + string k + showInt w
    | Other w -> "other " + showInt w
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
      with One v -> raise (Two(v, 1, makeInt 9))
    with
    | Two(v, _, w) -> showText v + showInt w
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

module Items =
  type Items = int[]
  let makeItems n : Items = Array.init 3 (fun i -> n + i)
  let showItems (a: Items) =
    a.[0] <- a.[0] + 100
    String.concat "/" (Array.toList (Array.map string a))
  type Int = int
  let makeInt n : Int = n * 11
  let showInt (v: Int) = string v
  exception One of Items
  exception Two of Items * int * Int
  exception Other of Int
  let fail n =
    match n % 3 with
    | 0 -> raise (One(makeItems n))
    | 1 -> raise (Two(makeItems n, n, makeInt (n + 1)))
    | _ -> raise (Other(makeInt n))
  let describe n =
    try
      fail n
    with
    | One v -> "one " + showItems v
    | Two(v, k, w) when k > 100 -> "never"
    | Two(v, k, w) -> "two " + showItems v + string k + showInt w
    | Other w -> "other " + showInt w
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
      with One v -> raise (Two(v, 1, makeInt 9))
    with
    | Two(v, _, w) -> showItems v + showInt w
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
