// out: two 2,3,4^11102/3/4
// out: other 102/3/4
// out: one 4,5,6^2
// out: two 5,6,7^34105/6/7
// out: other 105/6/7
// out: one 7,8,9^4
// out: 8,9,10^5
// out: 4,5,6^6109/10/11 passed
// out: 11,12,13^7
// out: 11,12,13^8
// out: finally
// out: ignored
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
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
exception One of Sequence
exception Two of Sequence * int * Items
exception Other of Items
let fail n =
  match n % 3 with
  | 0 -> raise (One(makeSequence n))
  | 1 -> raise (Two(makeSequence n, n, makeItems (n + 1)))
  | _ -> raise (Other(makeItems n))
let describe n =
  try
    fail n
  with
  | One v -> "one " + showSequence v
  | Two(v, k, w) when k > 100 -> "never"
  | Two(v, k, w) -> "two " + showSequence v + string k + showItems w
  | Other w -> "other " + showItems w
for n in 1 .. 6 do
  printfn "%s" (describe n)
let rec through n (local: Sequence) =
  if n = 0 then raise (One(makeSequence 7))
  let r = through (n - 1) local
  r + showSequence local
printfn "%s" (try through 5 (makeSequence 8) with One v -> showSequence v)
let again n =
  try
    try
      fail n
    with One v -> raise (Two(v, 1, makeItems 9))
  with
  | Two(v, _, w) -> showSequence v + showItems w
  | _ -> "passed"
printfn "%s %s" (again 3) (again 5)
let stored = One(makeSequence 10)
for i in 1 .. 2 do
  try
    raise stored
  with
  | One v -> printfn "%s" (showSequence v)
  | _ -> printfn "never"
try
  try
    fail 12
  finally
    printfn "finally"
with _ -> printfn "ignored"
