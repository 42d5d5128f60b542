// out: 01357
// out: 0 1 2 3 4 10
let rec f n =
  try
    if n = 0 then failwith "0" else f (n - 1) + 1
  with Failure m when n % 2 = 1 ->
    failwith (m + string n)
printfn "%s" (try string (f 7) with Failure m -> m)
let rec g n = try (if n = 0 then 10 else g (n - 1)) finally printf "%d " n
printfn "%d" (g 4)
