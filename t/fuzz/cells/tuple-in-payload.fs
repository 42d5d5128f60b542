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
