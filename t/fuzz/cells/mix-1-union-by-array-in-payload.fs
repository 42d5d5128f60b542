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
