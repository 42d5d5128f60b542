// out: two c1+4c1-5c1*412 t2 1.0
// out: other 2 t2 1.0
// out: one c3+10c3-11c3*10
// out: two c4+13c4-14c4*1345 t5 2.5
// out: other 5 t5 2.5
// out: one c6+19c6-20c6*19
// out: c7+22c7-23c7*22
// out: c3+10c3-11c3*109 t9 4.5 passed
// out: c10+31c10-32c10*31
// out: c10+31c10-32c10*31
// out: finally
// out: ignored
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
exception One of Closure
exception Two of Closure * int * Tuple
exception Other of Tuple
let fail n =
  match n % 3 with
  | 0 -> raise (One(makeClosure n))
  | 1 -> raise (Two(makeClosure n, n, makeTuple (n + 1)))
  | _ -> raise (Other(makeTuple n))
let describe n =
  try
    fail n
  with
  | One v -> "one " + showClosure v
  | Two(v, k, w) when k > 100 -> "never"
  | Two(v, k, w) -> "two " + showClosure v + string k + showTuple w
  | Other w -> "other " + showTuple w
for n in 1 .. 6 do
  printfn "%s" (describe n)
let rec through n (local: Closure) =
  if n = 0 then raise (One(makeClosure 7))
  let r = through (n - 1) local
  r + showClosure local
printfn "%s" (try through 5 (makeClosure 8) with One v -> showClosure v)
let again n =
  try
    try
      fail n
    with One v -> raise (Two(v, 1, makeTuple 9))
  with
  | Two(v, _, w) -> showClosure v + showTuple w
  | _ -> "passed"
printfn "%s %s" (again 3) (again 5)
let stored = One(makeClosure 10)
for i in 1 .. 2 do
  try
    raise stored
  with
  | One v -> printfn "%s" (showClosure v)
  | _ -> printfn "never"
try
  try
    fail 12
  finally
    printfn "finally"
with _ -> printfn "ignored"
