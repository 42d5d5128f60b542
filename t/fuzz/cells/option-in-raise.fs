// out: some none1
// out: over 5 o555
// out: <bottom>
// out: cleanup o2
// out: fine
// out: cleanup some none
// out: <over 7>
// out: none33 <over 8>
// out: none some none
// out: 2o23none!!
// out: <over 10>
// out: o20
type Nested = string option option
let makeNested n : Nested = match n % 3 with 0 -> None | 1 -> Some None | _ -> Some(Some("o" + string n))
let showNested (o: Nested) = match o with None -> "none" | Some None -> "some none" | Some(Some s) -> s
type Int = int
let makeInt n : Int = n * 11
let showInt (v: Int) = string v
let check n = if n > 3 then failwithf "over %d" n else n
let handler n =
  let v = makeNested n
  let w = makeInt n
  try
    let k = check n
    showNested v + string k
  with Failure m -> m + " " + showNested v + showInt w
let rec own n =
  let v = makeNested n
  let w = makeInt (n + 1)
  if n = 0 then failwith "bottom"
  let r = own (n - 1)
  r + showNested v + showInt w
let cleanup n =
  let v = makeNested n
  try
    check n |> ignore
    "fine"
  finally
    printfn "cleanup %s" (showNested v)
let midway n =
  let v = makeNested n
  let k = check n
  let w = makeInt k
  showNested v + showInt w
let replaced n =
  let mutable v = makeNested n
  try
    v <- makeNested (n + 1)
    check n |> ignore
    v <- makeNested (n + 2)
  with _ -> ()
  showNested v
let inLoop () =
  let mutable acc = ""
  for i in 2 .. 5 do
    let v = makeNested i
    try
      acc <- acc + string (check i) + showNested v
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
let outer = makeNested 20
printfn "%s" (attempt (fun n -> showNested outer + string (check n)) 10)
printfn "%s" (showNested outer)
