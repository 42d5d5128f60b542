// out: caught fine
// out: in
// out: message
// out: in
// out: -1
let f x = try (if x then failwith "no" else "fine") with _ -> "caught"
printfn "%s %s" (f true) (f false)
let g () =
  try
    printfn "in"
    failwith "message"
  with e -> e.Message
printfn "%s" (g ())
let r = try 10 / (if g () = "" then 1 else 0) with _ -> -1
printfn "%d" r
