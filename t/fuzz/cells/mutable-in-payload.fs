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
