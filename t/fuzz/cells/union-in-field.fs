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
