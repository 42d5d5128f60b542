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
