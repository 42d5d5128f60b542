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
