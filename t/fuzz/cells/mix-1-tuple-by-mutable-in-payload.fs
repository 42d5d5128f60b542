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
