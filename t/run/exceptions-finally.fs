// out: body done finally 
// out: body finally caught
// out: cleanup 5
let f fail =
  try
    printf "body "
    if fail then failwith "x"
    printf "done "
  finally
    printf "finally "
f false
printfn ""
try
  f true
with _ -> printfn "caught"
let g () = try 5 finally printf "cleanup "
printfn "%d" (g ())
