// out: 1 t1 0.5
// out: 2 t2 1.0 c3+10c3-11c3*10
// out: 4 t4 2.0 4 t4 2.0 4 t4 2.0
// out: 6 t6 3.0 c7+22c7-23c7*22
// out: 8 t8 4.0
// out: 9 t9 4.5 c10+31c10-32c10*31
// out: 11 t11 5.5
// out: 12 t12 6.0 1
// out: 13 t13 6.5
// out: 14 t14 7.0
// out: 16 t16 8.015 t15 7.5
// out: empty
// out: 1 r1 1.5 3 1000000000
// out: 2 r2 3.0 5 2000000000 3 t3 1.5
// out: 4 r4 6.0 9 4000000000 4 r4 6.0 9 4000000000 4 r4 6.0 9 4000000000
// out: 6 r6 9.0 13 6000000000 7 t7 3.5
// out: 8 r8 12.0 17 8000000000
// out: 9 r9 13.5 19 9000000000 10 t10 5.0
// out: 11 r11 16.5 23 11000000000
// out: 12 r12 18.0 25 12000000000 1
// out: 13 r13 19.5 27 13000000000
// out: 14 r14 21.0 29 14000000000
// out: 16 r16 24.0 33 1600000000015 r15 22.5 31 15000000000
// out: empty
// out: some none
// out: o2 é3€.3é
// out: some none some none some none
// out: none é7€.3é
// out: o8
// out: none s10.3s
// out: o11
// out: none 1
// out: some none
// out: o14
// out: some nonenone
// out: empty
// out: I1
// out: Su2:3 3 r3 4.5 7 3000000000
// out: Lu4;u5 Lu4;u5 Lu4;u5
// out: I6 7 r7 10.5 15 7000000000
// out: F4.0
// out: Lu9;u10 10 r10 15.0 21 10000000000
// out: I11
// out: Su12:13 1
// out: F6.5
// out: Lu14;u15
// out: I16N
// out: empty
// out: m1#2-
// out: m2#3m3. none
// out: m4#5m5. m4#6m5.. m4#7m5...
// out: m6#7m7. some none
// out: m8#9m9.
// out: m9#10- some none
// out: m11#12-
// out: m12#13m13. 1
// out: m13#14-
// out: m14#15m15.
// out: m16#17m17.m15#16-
// out: empty
// out: c1+4c1-5c1*4
// out: c2+7c2-8c2*7 m3#4-
// out: c4+13c4-14c4*13 c4+13c4-14c4*13 c4+13c4-14c4*13
// out: c6+19c6-20c6*19 m7#8-
// out: c8+25c8-26c8*25
// out: c9+28c9-29c9*28 m10#11m11.
// out: c11+34c11-35c11*34
// out: c12+37c12-38c12*37 1
// out: c13+40c13-41c13*40
// out: c14+43c14-44c14*43
// out: c16+49c16-50c16*49c15+46c15-47c15*46
// out: empty
// out: 2,3,4^1
// out: 3,4,5^2 3 r3 4.5 7 3000000000
// out: 5,6,7^3 5,6,7^4 5,6,7^5
// out: 7,8,9^6 7 r7 10.5 15 7000000000
// out: 9,10,11^7
// out: 10,11,12^8 10 r10 15.0 21 10000000000
// out: 12,13,14^9
// out: 13,14,15^10 1
// out: 14,15,16^11
// out: 15,16,17^12
// out: 17,18,19^1316,17,18^14
// out: empty
// out: é1€.3é
// out: s2.2s c3+10c3-11c3*10
// out: s4.2s s4.2s s4.2s
// out: s6.2s c7+22c7-23c7*22
// out: s8.2s
// out: é9€.3é c10+31c10-32c10*31
// out: é11€.4é
// out: s12.3s 1
// out: é13€.4é
// out: s14.3s
// out: s16.3sé15€.4é
// out: empty
// out: 101/2/3
// out: 102/3/4 4,5,6^1
// out: 104/5/6 204/5/6 304/5/6
// out: 106/7/8 8,9,10^2
// out: 108/9/10
// out: 109/10/11 11,12,13^3
// out: 111/12/13
// out: 112/13/14 1
// out: 113/14/15
// out: 114/15/16
// out: 116/17/18115/16/17
// out: empty

module TupleByClosure36 =
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Closure = int -> string -> string
  let makeClosure n : Closure =
    let s = "c" + string n
    let xs = [ n; n * 2 ]
    fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
  let showClosure (f: Closure) =
    let g = f 1
    g "+" + f 2 "-" + g "*"
  type Box<'a> = { mutable Value: 'a; Tag: int }
  let same x = x
  let flip (x, y) = (y, x)
  let rec times n x = if n = 0 then [] else x :: times (n - 1) x
  let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> last rest
    | [] -> failwith "empty"
  let apply f x = f x
  let both f g (x, y) = (f x, g y)
  let keep x = { Value = x; Tag = 1 }
  printfn "%s" (showTuple (same (makeTuple 1)))
  let w, v = flip (makeTuple 2, makeClosure 3)
  printfn "%s %s" (showTuple v) (showClosure w)
  printfn "%s" (String.concat " " (List.map showTuple (times 3 (makeTuple 4))))
  printfn "%s %s" (showTuple (last [ makeTuple 5; makeTuple 6 ])) (showClosure (last (times 2 (makeClosure 7))))
  printfn "%s" (apply showTuple (makeTuple 8))
  let s, t = both showTuple showClosure (makeTuple 9, makeClosure 10)
  printfn "%s %s" s t
  let box' = keep (makeTuple 11)
  printfn "%s" (showTuple box'.Value)
  box'.Value <- makeTuple 12
  printfn "%s %d" (showTuple box'.Value) (keep box').Value.Tag
  let o = Option.map same (Some(makeTuple 13))
  match o with
  | Some v -> printfn "%s" (showTuple v)
  | None -> printfn "none"
  printfn "%s" (showTuple (Option.defaultValue (makeTuple 14) None))
  printfn "%s" (List.fold (fun acc v -> acc + showTuple v) "" (List.rev (List.filter (fun _ -> true) [ makeTuple 15; makeTuple 16 ])))
  try
    printfn "%s" (showTuple (last []))
  with Failure m -> printfn "%s" m

module RecordByTuple37 =
  type Record = { A: int; B: string; C: float; D: int list; E: int64 }
  let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
  let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
  type Tuple = int * string * float
  let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
  let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
  type Box<'a> = { mutable Value: 'a; Tag: int }
  let same x = x
  let flip (x, y) = (y, x)
  let rec times n x = if n = 0 then [] else x :: times (n - 1) x
  let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> last rest
    | [] -> failwith "empty"
  let apply f x = f x
  let both f g (x, y) = (f x, g y)
  let keep x = { Value = x; Tag = 1 }
  printfn "%s" (showRecord (same (makeRecord 1)))
  let w, v = flip (makeRecord 2, makeTuple 3)
  printfn "%s %s" (showRecord v) (showTuple w)
  printfn "%s" (String.concat " " (List.map showRecord (times 3 (makeRecord 4))))
  printfn "%s %s" (showRecord (last [ makeRecord 5; makeRecord 6 ])) (showTuple (last (times 2 (makeTuple 7))))
  printfn "%s" (apply showRecord (makeRecord 8))
  let s, t = both showRecord showTuple (makeRecord 9, makeTuple 10)
  printfn "%s %s" s t
  let box' = keep (makeRecord 11)
  printfn "%s" (showRecord box'.Value)
  box'.Value <- makeRecord 12
  printfn "%s %d" (showRecord box'.Value) (keep box').Value.Tag
  let o = Option.map same (Some(makeRecord 13))
  match o with
  | Some v -> printfn "%s" (showRecord v)
  | None -> printfn "none"
  printfn "%s" (showRecord (Option.defaultValue (makeRecord 14) None))
  printfn "%s" (List.fold (fun acc v -> acc + showRecord v) "" (List.rev (List.filter (fun _ -> true) [ makeRecord 15; makeRecord 16 ])))
  try
    printfn "%s" (showRecord (last []))
  with Failure m -> printfn "%s" m

module NestedByText38 =
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  type Box<'a> = { mutable Value: 'a; Tag: int }
  let same x = x
  let flip (x, y) = (y, x)
  let rec times n x = if n = 0 then [] else x :: times (n - 1) x
  let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> last rest
    | [] -> failwith "empty"
  let apply f x = f x
  let both f g (x, y) = (f x, g y)
  let keep x = { Value = x; Tag = 1 }
  printfn "%s" (showNested (same (makeNested 1)))
  let w, v = flip (makeNested 2, makeText 3)
  printfn "%s %s" (showNested v) (showText w)
  printfn "%s" (String.concat " " (List.map showNested (times 3 (makeNested 4))))
  printfn "%s %s" (showNested (last [ makeNested 5; makeNested 6 ])) (showText (last (times 2 (makeText 7))))
  printfn "%s" (apply showNested (makeNested 8))
  let s, t = both showNested showText (makeNested 9, makeText 10)
  printfn "%s %s" s t
  let box' = keep (makeNested 11)
  printfn "%s" (showNested box'.Value)
  box'.Value <- makeNested 12
  printfn "%s %d" (showNested box'.Value) (keep box').Value.Tag
  let o = Option.map same (Some(makeNested 13))
  match o with
  | Some v -> printfn "%s" (showNested v)
  | None -> printfn "none"
  printfn "%s" (showNested (Option.defaultValue (makeNested 14) None))
  printfn "%s" (List.fold (fun acc v -> acc + showNested v) "" (List.rev (List.filter (fun _ -> true) [ makeNested 15; makeNested 16 ])))
  try
    printfn "%s" (showNested (last []))
  with Failure m -> printfn "%s" m

module MixedByRecord39 =
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
  type Box<'a> = { mutable Value: 'a; Tag: int }
  let same x = x
  let flip (x, y) = (y, x)
  let rec times n x = if n = 0 then [] else x :: times (n - 1) x
  let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> last rest
    | [] -> failwith "empty"
  let apply f x = f x
  let both f g (x, y) = (f x, g y)
  let keep x = { Value = x; Tag = 1 }
  printfn "%s" (showMixed (same (makeMixed 1)))
  let w, v = flip (makeMixed 2, makeRecord 3)
  printfn "%s %s" (showMixed v) (showRecord w)
  printfn "%s" (String.concat " " (List.map showMixed (times 3 (makeMixed 4))))
  printfn "%s %s" (showMixed (last [ makeMixed 5; makeMixed 6 ])) (showRecord (last (times 2 (makeRecord 7))))
  printfn "%s" (apply showMixed (makeMixed 8))
  let s, t = both showMixed showRecord (makeMixed 9, makeRecord 10)
  printfn "%s %s" s t
  let box' = keep (makeMixed 11)
  printfn "%s" (showMixed box'.Value)
  box'.Value <- makeMixed 12
  printfn "%s %d" (showMixed box'.Value) (keep box').Value.Tag
  let o = Option.map same (Some(makeMixed 13))
  match o with
  | Some v -> printfn "%s" (showMixed v)
  | None -> printfn "none"
  printfn "%s" (showMixed (Option.defaultValue (makeMixed 14) None))
  printfn "%s" (List.fold (fun acc v -> acc + showMixed v) "" (List.rev (List.filter (fun _ -> true) [ makeMixed 15; makeMixed 16 ])))
  try
    printfn "%s" (showMixed (last []))
  with Failure m -> printfn "%s" m

module MutableByNested40 =
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
  type Nested = string option option
  let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
  let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
  type Box<'a> = { mutable Value: 'a; Tag: int }
  let same x = x
  let flip (x, y) = (y, x)
  let rec times n x = if n = 0 then [] else x :: times (n - 1) x
  let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> last rest
    | [] -> failwith "empty"
  let apply f x = f x
  let both f g (x, y) = (f x, g y)
  let keep x = { Value = x; Tag = 1 }
  printfn "%s" (showMutable (same (makeMutable 1)))
  let w, v = flip (makeMutable 2, makeNested 3)
  printfn "%s %s" (showMutable v) (showNested w)
  printfn "%s" (String.concat " " (List.map showMutable (times 3 (makeMutable 4))))
  printfn "%s %s" (showMutable (last [ makeMutable 5; makeMutable 6 ])) (showNested (last (times 2 (makeNested 7))))
  printfn "%s" (apply showMutable (makeMutable 8))
  let s, t = both showMutable showNested (makeMutable 9, makeNested 10)
  printfn "%s %s" s t
  let box' = keep (makeMutable 11)
  printfn "%s" (showMutable box'.Value)
  box'.Value <- makeMutable 12
  printfn "%s %d" (showMutable box'.Value) (keep box').Value.Tag
  let o = Option.map same (Some(makeMutable 13))
  match o with
  | Some v -> printfn "%s" (showMutable v)
  | None -> printfn "none"
  printfn "%s" (showMutable (Option.defaultValue (makeMutable 14) None))
  printfn "%s" (List.fold (fun acc v -> acc + showMutable v) "" (List.rev (List.filter (fun _ -> true) [ makeMutable 15; makeMutable 16 ])))
  try
    printfn "%s" (showMutable (last []))
  with Failure m -> printfn "%s" m

module ClosureByMutable41 =
  type Closure = int -> string -> string
  let makeClosure n : Closure =
    let s = "c" + string n
    let xs = [ n; n * 2 ]
    fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
  let showClosure (f: Closure) =
    let g = f 1
    g "+" + f 2 "-" + g "*"
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
  type Box<'a> = { mutable Value: 'a; Tag: int }
  let same x = x
  let flip (x, y) = (y, x)
  let rec times n x = if n = 0 then [] else x :: times (n - 1) x
  let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> last rest
    | [] -> failwith "empty"
  let apply f x = f x
  let both f g (x, y) = (f x, g y)
  let keep x = { Value = x; Tag = 1 }
  printfn "%s" (showClosure (same (makeClosure 1)))
  let w, v = flip (makeClosure 2, makeMutable 3)
  printfn "%s %s" (showClosure v) (showMutable w)
  printfn "%s" (String.concat " " (List.map showClosure (times 3 (makeClosure 4))))
  printfn "%s %s" (showClosure (last [ makeClosure 5; makeClosure 6 ])) (showMutable (last (times 2 (makeMutable 7))))
  printfn "%s" (apply showClosure (makeClosure 8))
  let s, t = both showClosure showMutable (makeClosure 9, makeMutable 10)
  printfn "%s %s" s t
  let box' = keep (makeClosure 11)
  printfn "%s" (showClosure box'.Value)
  box'.Value <- makeClosure 12
  printfn "%s %d" (showClosure box'.Value) (keep box').Value.Tag
  let o = Option.map same (Some(makeClosure 13))
  match o with
  | Some v -> printfn "%s" (showClosure v)
  | None -> printfn "none"
  printfn "%s" (showClosure (Option.defaultValue (makeClosure 14) None))
  printfn "%s" (List.fold (fun acc v -> acc + showClosure v) "" (List.rev (List.filter (fun _ -> true) [ makeClosure 15; makeClosure 16 ])))
  try
    printfn "%s" (showClosure (last []))
  with Failure m -> printfn "%s" m

module SequenceByRecord42 =
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
  type Box<'a> = { mutable Value: 'a; Tag: int }
  let same x = x
  let flip (x, y) = (y, x)
  let rec times n x = if n = 0 then [] else x :: times (n - 1) x
  let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> last rest
    | [] -> failwith "empty"
  let apply f x = f x
  let both f g (x, y) = (f x, g y)
  let keep x = { Value = x; Tag = 1 }
  printfn "%s" (showSequence (same (makeSequence 1)))
  let w, v = flip (makeSequence 2, makeRecord 3)
  printfn "%s %s" (showSequence v) (showRecord w)
  printfn "%s" (String.concat " " (List.map showSequence (times 3 (makeSequence 4))))
  printfn "%s %s" (showSequence (last [ makeSequence 5; makeSequence 6 ])) (showRecord (last (times 2 (makeRecord 7))))
  printfn "%s" (apply showSequence (makeSequence 8))
  let s, t = both showSequence showRecord (makeSequence 9, makeRecord 10)
  printfn "%s %s" s t
  let box' = keep (makeSequence 11)
  printfn "%s" (showSequence box'.Value)
  box'.Value <- makeSequence 12
  printfn "%s %d" (showSequence box'.Value) (keep box').Value.Tag
  let o = Option.map same (Some(makeSequence 13))
  match o with
  | Some v -> printfn "%s" (showSequence v)
  | None -> printfn "none"
  printfn "%s" (showSequence (Option.defaultValue (makeSequence 14) None))
  printfn "%s" (List.fold (fun acc v -> acc + showSequence v) "" (List.rev (List.filter (fun _ -> true) [ makeSequence 15; makeSequence 16 ])))
  try
    printfn "%s" (showSequence (last []))
  with Failure m -> printfn "%s" m

module TextByClosure43 =
  type Text = string
  let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
  let showText (s: Text) = s + "." + string s.Length + string s.[0]
  type Closure = int -> string -> string
  let makeClosure n : Closure =
    let s = "c" + string n
    let xs = [ n; n * 2 ]
    fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
  let showClosure (f: Closure) =
    let g = f 1
    g "+" + f 2 "-" + g "*"
  type Box<'a> = { mutable Value: 'a; Tag: int }
  let same x = x
  let flip (x, y) = (y, x)
  let rec times n x = if n = 0 then [] else x :: times (n - 1) x
  let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> last rest
    | [] -> failwith "empty"
  let apply f x = f x
  let both f g (x, y) = (f x, g y)
  let keep x = { Value = x; Tag = 1 }
  printfn "%s" (showText (same (makeText 1)))
  let w, v = flip (makeText 2, makeClosure 3)
  printfn "%s %s" (showText v) (showClosure w)
  printfn "%s" (String.concat " " (List.map showText (times 3 (makeText 4))))
  printfn "%s %s" (showText (last [ makeText 5; makeText 6 ])) (showClosure (last (times 2 (makeClosure 7))))
  printfn "%s" (apply showText (makeText 8))
  let s, t = both showText showClosure (makeText 9, makeClosure 10)
  printfn "%s %s" s t
  let box' = keep (makeText 11)
  printfn "%s" (showText box'.Value)
  box'.Value <- makeText 12
  printfn "%s %d" (showText box'.Value) (keep box').Value.Tag
  let o = Option.map same (Some(makeText 13))
  match o with
  | Some v -> printfn "%s" (showText v)
  | None -> printfn "none"
  printfn "%s" (showText (Option.defaultValue (makeText 14) None))
  printfn "%s" (List.fold (fun acc v -> acc + showText v) "" (List.rev (List.filter (fun _ -> true) [ makeText 15; makeText 16 ])))
  try
    printfn "%s" (showText (last []))
  with Failure m -> printfn "%s" m

module ItemsBySequence44 =
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
  type Box<'a> = { mutable Value: 'a; Tag: int }
  let same x = x
  let flip (x, y) = (y, x)
  let rec times n x = if n = 0 then [] else x :: times (n - 1) x
  let rec last xs =
    match xs with
    | [ x ] -> x
    | _ :: rest -> last rest
    | [] -> failwith "empty"
  let apply f x = f x
  let both f g (x, y) = (f x, g y)
  let keep x = { Value = x; Tag = 1 }
  printfn "%s" (showItems (same (makeItems 1)))
  let w, v = flip (makeItems 2, makeSequence 3)
  printfn "%s %s" (showItems v) (showSequence w)
  printfn "%s" (String.concat " " (List.map showItems (times 3 (makeItems 4))))
  printfn "%s %s" (showItems (last [ makeItems 5; makeItems 6 ])) (showSequence (last (times 2 (makeSequence 7))))
  printfn "%s" (apply showItems (makeItems 8))
  let s, t = both showItems showSequence (makeItems 9, makeSequence 10)
  printfn "%s %s" s t
  let box' = keep (makeItems 11)
  printfn "%s" (showItems box'.Value)
  box'.Value <- makeItems 12
  printfn "%s %d" (showItems box'.Value) (keep box').Value.Tag
  let o = Option.map same (Some(makeItems 13))
  match o with
  | Some v -> printfn "%s" (showItems v)
  | None -> printfn "none"
  printfn "%s" (showItems (Option.defaultValue (makeItems 14) None))
  printfn "%s" (List.fold (fun acc v -> acc + showItems v) "" (List.rev (List.filter (fun _ -> true) [ makeItems 15; makeItems 16 ])))
  try
    printfn "%s" (showItems (last []))
  with Failure m -> printfn "%s" m
