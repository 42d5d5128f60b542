// out: m1#2-1
// out: over 5 m5#6-55
// out: <bottom>
// out: cleanup m2#3m3.
// out: fine
// out: cleanup m7#8-
// out: <over 7>
// out: m3#4-33 <over 8>
// out: m3#4- m10#11m11.
// out: 2m2#3m3.3m3#4-!!
// out: <over 10>
// out: m20#22m21..
type Mutable = { mutable Count: int; mutable Name: string; mutable Next: Mutable option }
let leafMutable n = { Count = n; Name = "m" + string n; Next = None }
let makeMutable n =
  let r = leafMutable n
  if n % 2 = 0 then r.Next <- Some(leafMutable (n + 1))
  r
let showMutable (r: Mutable) =
  r.Count <- r.Count + 1
  let inner =
    match r.Next with
    | Some next ->
      next.Name <- next.Name + "."
      next.Name
    | None -> "-"
  sprintf "%s#%d%s" r.Name r.Count inner
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeMutable n
  let w = makeInt n
  try
    let k = check n
    showMutable v + string k
  with Failure m -> m + " " + showMutable v + showInt w
let rec own n =
  let v = makeMutable n
  let w = makeInt (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showMutable v + showInt w
let cleanup n =
  let v = makeMutable n
  try
    check n |> ignore
    "fine"
  finally
    printfn "cleanup %s" (showMutable v)
let midway n =
  let v = makeMutable n
  let k = check n
  let w = makeInt k
  showMutable v + showInt w
let replaced n =
  let mutable v = makeMutable n
  try
    v <- makeMutable (n + 1)
    check n |> ignore
    v <- makeMutable (n + 2)
  with _ -> ()
  showMutable v
let inLoop () =
  let mutable acc = ""
  for i in 2 .. 5 do
    let v = makeMutable i
    try
      acc <- acc + string (check i) + showMutable v
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
let outer = makeMutable 20
printfn "%s" (attempt (fun n -> showMutable outer + string (check n)) 10)
printfn "%s" (showMutable outer)
