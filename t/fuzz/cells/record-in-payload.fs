// out: two 1 r1 1.5 3 1000000000122
// out: other 22
// out: one 3 r3 4.5 7 3000000000
// out: two 4 r4 6.0 9 4000000000455
// out: other 55
// out: one 6 r6 9.0 13 6000000000
// out: 7 r7 10.5 15 7000000000
// out: 3 r3 4.5 7 300000000099 passed
// out: 10 r10 15.0 21 10000000000
// out: 10 r10 15.0 21 10000000000
// out: finally
// out: ignored
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
exception One of Record
exception Two of Record * int * Int
exception Other of Int
let fail n =
  match n % 3 with
  | 0 -> raise (One(makeRecord n))
  | 1 -> raise (Two(makeRecord n, n, makeInt (n + 1)))
  | _ -> raise (Other(makeInt n))
let describe n =
  try
    fail n
  with
  | One v -> "one " + showRecord v
  | Two(v, k, w) when k > 100 -> "never"
  | Two(v, k, w) -> "two " + showRecord v + string k + showInt w
  | Other w -> "other " + showInt w
for n in 1 .. 6 do
  printfn "%s" (describe n)
let rec through n (local: Record) =
  if n = 0 then raise (One(makeRecord 7))
  let r = through (n - 1) local
  r + showRecord local
printfn "%s" (try through 5 (makeRecord 8) with One v -> showRecord v)
let again n =
  try
    try
      fail n
    with One v -> raise (Two(v, 1, makeInt 9))
  with
  | Two(v, _, w) -> showRecord v + showInt w
  | _ -> "passed"
printfn "%s %s" (again 3) (again 5)
let stored = One(makeRecord 10)
for i in 1 .. 2 do
  try
    raise stored
  with
  | One v -> printfn "%s" (showRecord v)
  | _ -> printfn "never"
try
  try
    fail 12
  finally
    printfn "finally"
with _ -> printfn "ignored"
