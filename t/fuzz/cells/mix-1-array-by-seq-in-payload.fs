// out: two 101/2/313,4,5^1
// out: other 3,4,5^2
// out: one 103/4/5
// out: two 104/5/646,7,8^3
// out: other 6,7,8^4
// out: one 106/7/8
// out: 107/8/9
// out: 103/4/510,11,12^5 passed
// out: 110/11/12
// out: 210/11/12
// out: finally
// out: ignored
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
exception One of Items
exception Two of Items * int * Sequence
exception Other of Sequence
let fail n =
  match n % 3 with
  | 0 -> raise (One(makeItems n))
  | 1 -> raise (Two(makeItems n, n, makeSequence (n + 1)))
  | _ -> raise (Other(makeSequence n))
let describe n =
  try
    fail n
  with
  | One v -> "one " + showItems v
  | Two(v, k, w) when k > 100 -> "never"
  | Two(v, k, w) -> "two " + showItems v + string k + showSequence w
  | Other w -> "other " + showSequence w
for n in 1 .. 6 do
  printfn "%s" (describe n)
let rec through n (local: Items) =
  if n = 0 then raise (One(makeItems 7))
  let r = through (n - 1) local
  r + showItems local
printfn "%s" (try through 5 (makeItems 8) with One v -> showItems v)
let again n =
  try
    try
      fail n
    with One v -> raise (Two(v, 1, makeSequence 9))
  with
  | Two(v, _, w) -> showItems v + showSequence w
  | _ -> "passed"
printfn "%s %s" (again 3) (again 5)
let stored = One(makeItems 10)
for i in 1 .. 2 do
  try
    raise stored
  with
  | One v -> printfn "%s" (showItems v)
  | _ -> printfn "never"
try
  try
    fail 12
  finally
    printfn "finally"
with _ -> printfn "ignored"
