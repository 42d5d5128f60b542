// out: two some none122
// out: other 22
// out: one none
// out: two some none455
// out: other 55
// out: one none
// out: some none
// out: none99 passed
// out: some none
// out: some none
// out: finally
// out: ignored
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
exception One of Nested
exception Two of Nested * int * Int
exception Other of Int
let fail n =
  match n % 3 with
  | 0 -> raise (One(makeNested n))
  | 1 -> raise (Two(makeNested n, n, makeInt (n + 1)))
  | _ -> raise (Other(makeInt n))
let describe n =
  try
    fail n
  with
  | One v -> "one " + showNested v
  | Two(v, k, w) when k > 100 -> "never"
  | Two(v, k, w) -> "two " + showNested v + string k + showInt w
  | Other w -> "other " + showInt w
for n in 1 .. 6 do
  printfn "%s" (describe n)
let rec through n (local: Nested) =
  if n = 0 then raise (One(makeNested 7))
  let r = through (n - 1) local
  r + showNested local
printfn "%s" (try through 5 (makeNested 8) with One v -> showNested v)
let again n =
  try
    try
      fail n
    with One v -> raise (Two(v, 1, makeInt 9))
  with
  | Two(v, _, w) -> showNested v + showInt w
  | _ -> "passed"
printfn "%s %s" (again 3) (again 5)
let stored = One(makeNested 10)
for i in 1 .. 2 do
  try
    raise stored
  with
  | One v -> printfn "%s" (showNested v)
  | _ -> printfn "never"
try
  try
    fail 12
  finally
    printfn "finally"
with _ -> printfn "ignored"
