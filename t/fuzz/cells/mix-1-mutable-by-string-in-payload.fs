// out: two m1#2-1s2.2s
// out: other s2.2s
// out: one m3#4-
// out: two m4#5m5.4é5€.3é
// out: other é5€.3é
// out: one m6#7m7.
// out: m7#8-
// out: m3#4-é9€.3é passed
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
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
exception One of Mutable
exception Two of Mutable * int * Text
exception Other of Text
let fail n =
  match n % 3 with
  | 0 -> raise (One(makeMutable n))
  | 1 -> raise (Two(makeMutable n, n, makeText (n + 1)))
  | _ -> raise (Other(makeText n))
let describe n =
  try
    fail n
  with
  | One v -> "one " + showMutable v
  | Two(v, k, w) when k > 100 -> "never"
  | Two(v, k, w) -> "two " + showMutable v + string k + showText w
  | Other w -> "other " + showText w
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
    with One v -> raise (Two(v, 1, makeText 9))
  with
  | Two(v, _, w) -> showMutable v + showText w
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
