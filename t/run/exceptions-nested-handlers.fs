// out: one then two
// out: none
// out: b
let f n =
  try
    try
      if n = 1 then failwith "one"
      "none"
    with Failure m -> failwith (m + " then two")
  with Failure m -> m
printfn "%s" (f 1)
printfn "%s" (f 0)
let g () =
  try
    failwith "a"
  with _ ->
    try
      failwith "b"
    with Failure m -> m
printfn "%s" (g ())
