// out: 1:I1 m1#2- Su2:3 F1.5
// out: 1:N m1#3- Su7:8 I6,F1.5
// out: 1:I1 m1#4- Su2:3 F1.5
// out: 1:I1 m1#5- I1 F1.5
// out: left F4.0
// out: right 9m9#10-N
// out: neither
// out: left I1
// out: I11 m12#13m13. F6.5
// out: Lu14;u15
// out: N I16
// out: 99:N m1#6- Su7:8 I6,F1.5
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
type Holder = { Id: int; V: Mixed; W: Mutable; mutable M: Mixed; Rest: Mixed list }
type Either =
  | Left of Mixed
  | Right of int * Mutable * Mixed
  | Neither
let make n = { Id = n; V = makeMixed n; W = makeMutable n; M = makeMixed (n + 1); Rest = [ makeMixed (n + 2) ] }
let show h = string h.Id + ":" + showMixed h.V + " " + showMutable h.W + " " + showMixed h.M + " " + String.concat "," (List.map showMixed h.Rest)
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
  | Right(k, w, v) -> "right " + string k + showMutable w + showMixed v
  | Neither -> "neither"
for e in [ Left(makeMixed 8); Right(9, makeMutable 9, makeMixed 10); Neither; Left h.V ] do
  printfn "%s" (describe e)
let pair = (makeMixed 11, (makeMutable 12, makeMixed 13))
let (v, (w, v2)) = pair
printfn "%s %s %s" (showMixed v) (showMutable w) (showMixed v2)
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
