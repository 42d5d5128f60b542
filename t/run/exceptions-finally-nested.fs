// out: 1 2 deep 7
// out: inner outer 1
let f () =
  try
    try
      try
        failwith "deep"
      finally
        printf "1 "
    finally
      printf "2 "
  with Failure m ->
    printf "%s " m
    7
printfn "%d" (f ())
let g () =
  try
    try
      1
    finally
      printf "inner "
  finally
    printf "outer "
printfn "%d" (g ())
