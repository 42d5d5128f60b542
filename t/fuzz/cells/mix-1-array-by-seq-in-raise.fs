// out: 101/2/31
// out: over 5 105/6/76,7,8^1
// out: <bottom>
// out: cleanup 102/3/4
// out: fine
// out: cleanup 107/8/9
// out: <over 7>
// out: 103/4/54,5,6^2 <over 8>
// out: 103/4/5 110/11/12
// out: 2102/3/43103/4/5!!
// out: <over 10>
// out: 220/21/22
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
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
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeItems n
  let w = makeSequence n
  try
    let k = check n
    showItems v + string k
  with Failure m -> m + " " + showItems v + showSequence w
let rec own n =
  let v = makeItems n
  let w = makeSequence (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showItems v + showSequence w
let cleanup n =
  let v = makeItems n
  try
    check n |> ignore
    "fine"
  finally
    printfn "cleanup %s" (showItems v)
let midway n =
  let v = makeItems n
  let k = check n
  let w = makeSequence k
  showItems v + showSequence w
let replaced n =
  let mutable v = makeItems n
  try
    v <- makeItems (n + 1)
    check n |> ignore
    v <- makeItems (n + 2)
  with _ -> ()
  showItems v
let inLoop () =
  let mutable acc = ""
  for i in 2 .. 5 do
    let v = makeItems i
    try
      acc <- acc + string (check i) + showItems v
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
let outer = makeItems 20
printfn "%s" (attempt (fun n -> showItems outer + string (check n)) 10)
printfn "%s" (showItems outer)
