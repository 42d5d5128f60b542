// out: outer
exception A
exception B
let f () =
  try
    try
      raise B
    with A -> "inner"
  with B -> "outer"
printfn "%s" (f ())
