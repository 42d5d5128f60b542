// out: 1 t1 0.51
// out: over 5 5 t5 2.555
// out: <bottom>
// out: cleanup 2 t2 1.0
// out: fine
// out: cleanup 7 t7 3.5
// out: <over 7>
// out: 3 t3 1.533 <over 8>
// out: 3 t3 1.5 10 t10 5.0
// out: 22 t2 1.033 t3 1.5!!
// out: <over 10>
// out: 20 t20 10.0
type Tuple = int * string * float
let makeTuple n : Tuple = (n, "t" + string n, float n / 2.0)
let showTuple ((a, b, c): Tuple) = sprintf "%d %s %.1f" a b c
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeTuple n
  let w = makeInt n
  try
    let k = check n
    showTuple v + string k
  with Failure m -> m + " " + showTuple v + showInt w
let rec own n =
  let v = makeTuple n
  let w = makeInt (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showTuple v + showInt w
let cleanup n =
  let v = makeTuple n
  try
    check n |> ignore
    "fine"
  finally
    printfn "cleanup %s" (showTuple v)
let midway n =
  let v = makeTuple n
  let k = check n
  let w = makeInt k
  showTuple v + showInt w
let replaced n =
  let mutable v = makeTuple n
  try
    v <- makeTuple (n + 1)
    check n |> ignore
    v <- makeTuple (n + 2)
  with _ -> ()
  showTuple v
let inLoop () =
  let mutable acc = ""
  for i in 2 .. 5 do
    let v = makeTuple i
    try
      acc <- acc + string (check i) + showTuple v
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
let outer = makeTuple 20
printfn "%s" (attempt (fun n -> showTuple outer + string (check n)) 10)
printfn "%s" (showTuple outer)
