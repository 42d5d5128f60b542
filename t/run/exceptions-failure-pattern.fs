// out: failure zero
// out: other Index was outside the bounds of the array.
// out: -1 -2 2
let f n =
  try
    if n = 0 then failwith "zero"
    elif n = 1 then [| 1 |].[n]
    else n
  with
  | Failure m ->
    printfn "failure %s" m
    -1
  | e ->
    printfn "other %s" e.Message
    -2
printfn "%d %d %d" (f 0) (f 1) (f 2)
