// out: m1#2-1
// out: over 5 m5#6-5 r5 7.5 11 5000000000
// out: <bottom>
// out: cleanup m2#3m3.
// out: fine
// out: cleanup m7#8-
// out: <over 7>
// out: m3#4-3 r3 4.5 7 3000000000 <over 8>
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
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeMutable n
  let w = makeRecord n
  try
    let k = check n
    showMutable v + string k
  with Failure m -> m + " " + showMutable v + showRecord w
let rec own n =
  let v = makeMutable n
  let w = makeRecord (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showMutable v + showRecord w
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
  let w = makeRecord k
  showMutable v + showRecord w
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
