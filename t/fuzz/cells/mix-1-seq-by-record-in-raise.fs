// out: 2,3,4^11
// out: over 5 6,7,8^25 r5 7.5 11 5000000000
// out: <bottom>
// out: cleanup 3,4,5^3
// out: fine
// out: cleanup 8,9,10^4
// out: <over 7>
// out: 4,5,6^53 r3 4.5 7 3000000000 <over 8>
// out: 4,5,6^6 11,12,13^7
// out: 23,4,5^834,5,6^9!!
// out: <over 10>
// out: 21,22,23^11
type Sequence = seq<int>
let mutable closed = 0
let makeSequence n : Sequence =
  seq {
    try
      for i in 1 .. 3 do
        yield n + i
    finally
      closed <- closed + 1
  }
let showSequence (s: Sequence) =
  let text = String.concat "," (Seq.toList (Seq.map string s))
  text + "^" + string closed
type Record = { A: int; B: string; C: float; D: int list; E: int64 }
let makeRecord n : Record = { A = n; B = "r" + string n; C = float n * 1.5; D = [ n; n + 1 ]; E = int64 n * 1000000000L }
let showRecord (r: Record) = sprintf "%d %s %.1f %d %d" r.A r.B r.C (List.sum r.D) r.E
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeSequence n
  let w = makeRecord n
  try
    let k = check n
    showSequence v + string k
  with Failure m -> m + " " + showSequence v + showRecord w
let rec own n =
  let v = makeSequence n
  let w = makeRecord (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showSequence v + showRecord w
let cleanup n =
  let v = makeSequence n
  try
    check n |> ignore
    "fine"
  finally
    printfn "cleanup %s" (showSequence v)
let midway n =
  let v = makeSequence n
  let k = check n
  let w = makeRecord k
  showSequence v + showRecord w
let replaced n =
  let mutable v = makeSequence n
  try
    v <- makeSequence (n + 1)
    check n |> ignore
    v <- makeSequence (n + 2)
  with _ -> ()
  showSequence v
let inLoop () =
  let mutable acc = ""
  for i in 2 .. 5 do
    let v = makeSequence i
    try
      acc <- acc + string (check i) + showSequence v
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
let outer = makeSequence 20
printfn "%s" (attempt (fun n -> showSequence outer + string (check n)) 10)
printfn "%s" (showSequence outer)
