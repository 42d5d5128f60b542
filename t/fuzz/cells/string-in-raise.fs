// out: é1€.3é1
// out: over 5 é5€.3é55
// out: <bottom>
// out: cleanup s2.2s
// out: fine
// out: cleanup é7€.3é
// out: <over 7>
// out: é3€.3é33 <over 8>
// out: é3€.3é s10.3s
// out: 2s2.2s3é3€.3é!!
// out: <over 10>
// out: s20.3s
type Text = string
let makeText n : Text = if n % 2 = 0 then "s" + string n else "é" + string n + "€"
let showText (s: Text) = s + "." + string s.Length + string s.[0]
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeText n
  let w = makeInt n
  try
    let k = check n
    showText v + string k
  with Failure m -> m + " " + showText v + showInt w
let rec own n =
  let v = makeText n
  let w = makeInt (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showText v + showInt w
let cleanup n =
  let v = makeText n
  try
    check n |> ignore
    "fine"
  finally
    printfn "cleanup %s" (showText v)
let midway n =
  let v = makeText n
  let k = check n
  let w = makeInt k
  showText v + showInt w
let replaced n =
  let mutable v = makeText n
  try
    v <- makeText (n + 1)
    check n |> ignore
    v <- makeText (n + 2)
  with _ -> ()
  showText v
let inLoop () =
  let mutable acc = ""
  for i in 2 .. 5 do
    let v = makeText i
    try
      acc <- acc + string (check i) + showText v
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
let outer = makeText 20
printfn "%s" (attempt (fun n -> showText outer + string (check n)) 10)
printfn "%s" (showText outer)
