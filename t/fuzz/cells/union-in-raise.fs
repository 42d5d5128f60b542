// out: I11
// out: over 5 N55
// out: <bottom>
// out: cleanup Su2:3
// out: fine
// out: cleanup Su7:8
// out: <over 7>
// out: F1.533 <over 8>
// out: F1.5 N
// out: 2Su2:33F1.5!!
// out: <over 10>
// out: N
type Mixed =
  | N
  | I of int
  | S of string * int
  | F of float
  | L of string list
let makeMixed n =
  match n % 5 with
  | 0 -> N
  | 1 -> I n
  | 2 -> S("u" + string n, n + 1)
  | 3 -> F(float n / 2.0)
  | _ -> L [ "u" + string n; "u" + string (n + 1) ]
let showMixed v =
  match v with
  | N -> "N"
  | I n -> sprintf "I%d" n
  | S(s, n) -> sprintf "S%s:%d" s n
  | F x -> sprintf "F%.1f" x
  | L xs -> "L" + String.concat ";" xs
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeMixed n
  let w = makeInt n
  try
    let k = check n
    showMixed v + string k
  with Failure m -> m + " " + showMixed v + showInt w
let rec own n =
  let v = makeMixed n
  let w = makeInt (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showMixed v + showInt w
let cleanup n =
  let v = makeMixed n
  try
    check n |> ignore
    "fine"
  finally
    printfn "cleanup %s" (showMixed v)
let midway n =
  let v = makeMixed n
  let k = check n
  let w = makeInt k
  showMixed v + showInt w
let replaced n =
  let mutable v = makeMixed n
  try
    v <- makeMixed (n + 1)
    check n |> ignore
    v <- makeMixed (n + 2)
  with _ -> ()
  showMixed v
let inLoop () =
  let mutable acc = ""
  for i in 2 .. 5 do
    let v = makeMixed i
    try
      acc <- acc + string (check i) + showMixed v
    with _ -> acc <- acc + "!"
  acc
let attempt f n = try f n with Failure m -> "<" + m + ">"
printfn "%s" (handler 1)
printfn "%s" (handler 5)
printfn "%s" (attempt own 6)
printfn "%s" (attempt cleanup 2)
printfn "%s" (attempt cleanup 7)
printfn "%s %s" (attempt midway 3) (attempt midway 8)
printfn "%s %s" (replaced 1) (replaced 9)
printfn "%s" (inLoop ())
let outer = makeMixed 20
printfn "%s" (attempt (fun n -> showMixed outer + string (check n)) 10)
printfn "%s" (showMixed outer)
