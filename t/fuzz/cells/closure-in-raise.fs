// out: c1+4c1-5c1*41
// out: over 5 c5+16c5-17c5*1655
// out: <bottom>
// out: cleanup c2+7c2-8c2*7
// out: fine
// out: cleanup c7+22c7-23c7*22
// out: <over 7>
// out: c3+10c3-11c3*1033 <over 8>
// out: c3+10c3-11c3*10 c10+31c10-32c10*31
// out: 2c2+7c2-8c2*73c3+10c3-11c3*10!!
// out: <over 10>
// out: c20+61c20-62c20*61
type Closure = int -> string -> string
let makeClosure n : Closure =
  let s = "c" + string n
  let xs = [ n; n * 2 ]
  fun k t -> sprintf "%s%s%d" s t (k + List.sum xs)
let showClosure (f: Closure) =
  let g = f 1
  g "+" + f 2 "-" + g "*"
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeClosure n
  let w = makeInt n
  try
    let k = check n
    showClosure v + string k
  with Failure m -> m + " " + showClosure v + showInt w
let rec own n =
  let v = makeClosure n
  let w = makeInt (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showClosure v + showInt w
let cleanup n =
  let v = makeClosure n
  try
    check n |> ignore
    "fine"
  finally
    printfn "cleanup %s" (showClosure v)
let midway n =
  let v = makeClosure n
  let k = check n
  let w = makeInt k
  showClosure v + showInt w
let replaced n =
  let mutable v = makeClosure n
  try
    v <- makeClosure (n + 1)
    check n |> ignore
    v <- makeClosure (n + 2)
  with _ -> ()
  showClosure v
let inLoop () =
  let mutable acc = ""
  for i in 2 .. 5 do
    let v = makeClosure i
    try
      acc <- acc + string (check i) + showClosure v
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
let outer = makeClosure 20
printfn "%s" (attempt (fun n -> showClosure outer + string (check n)) 10)
printfn "%s" (showClosure outer)
