// out: two 101/2/3122
// out: other 22
// out: one 103/4/5
// out: two 104/5/6455
// out: other 55
// out: one 106/7/8
// out: 107/8/9
// out: 103/4/599 passed
// out: 110/11/12
// out: 210/11/12
// out: finally
// out: ignored
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
exception One of Items
exception Two of Items * int * Int
exception Other of Int
let fail n =
  match n % 3 with
  | 0 -> raise (One(makeItems n))
  | 1 -> raise (Two(makeItems n, n, makeInt (n + 1)))
  | _ -> raise (Other(makeInt n))
let describe n =
  try
    fail n
  with
  | One v -> "one " + showItems v
  | Two(v, k, w) when k > 100 -> "never"
  | Two(v, k, w) -> "two " + showItems v + string k + showInt w
  | Other w -> "other " + showInt w
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
    with One v -> raise (Two(v, 1, makeInt 9))
  with
  | Two(v, _, w) -> showItems v + showInt w
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
