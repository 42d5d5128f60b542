// out: two 2,3,4^1122
// out: other 22
// out: one 4,5,6^2
// out: two 5,6,7^3455
// out: other 55
// out: one 7,8,9^4
// out: 8,9,10^5
// out: 4,5,6^699 passed
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
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
exception One of Sequence
exception Two of Sequence * int * Int
exception Other of Int
let fail n =
  match n % 3 with
  | 0 -> raise (One(makeSequence n))
  | 1 -> raise (Two(makeSequence n, n, makeInt (n + 1)))
  | _ -> raise (Other(makeInt n))
let describe n =
  try
    fail n
  with
  | One v -> "one " + showSequence v
  | Two(v, k, w) when k > 100 -> "never"
  | Two(v, k, w) -> "two " + showSequence v + string k + showInt w
  | Other w -> "other " + showInt w
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
    with One v -> raise (Two(v, 1, makeInt 9))
  with
  | Two(v, _, w) -> showSequence v + showInt w
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
