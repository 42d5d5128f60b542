// out: 1 r1 1.5 3 10000000001
// out: over 5 5 r5 7.5 11 500000000055
// out: <bottom>
// out: cleanup 2 r2 3.0 5 2000000000
// out: fine
// out: cleanup 7 r7 10.5 15 7000000000
// out: <over 7>
// out: 3 r3 4.5 7 300000000033 <over 8>
// out: 3 r3 4.5 7 3000000000 10 r10 15.0 21 10000000000
// out: 22 r2 3.0 5 200000000033 r3 4.5 7 3000000000!!
// out: <over 10>
// out: 20 r20 30.0 41 20000000000
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeRecord n
  let w = makeInt n
  try
    let k = check n
    showRecord v + string k
  with Failure m -> m + " " + showRecord v + showInt w
let rec own n =
  let v = makeRecord n
  let w = makeInt (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showRecord v + showInt w
let cleanup n =
  let v = makeRecord n
  try
    check n |> ignore
    "fine"
  finally
    printfn "cleanup %s" (showRecord v)
let midway n =
  let v = makeRecord n
  let k = check n
  let w = makeInt k
  showRecord v + showInt w
let replaced n =
  let mutable v = makeRecord n
  try
    v <- makeRecord (n + 1)
    check n |> ignore
    v <- makeRecord (n + 2)
  with _ -> ()
  showRecord v
let inLoop () =
  let mutable acc = ""
  for i in 2 .. 5 do
    let v = makeRecord i
    try
      acc <- acc + string (check i) + showRecord v
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
let outer = makeRecord 20
printfn "%s" (attempt (fun n -> showRecord outer + string (check n)) 10)
printfn "%s" (showRecord outer)
