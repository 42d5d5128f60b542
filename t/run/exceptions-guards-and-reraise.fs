// out: small 5 big 500 outer 50
// out: again first
exception Code of int
let f n =
  try
    raise (Code n)
  with
  | Code c when c < 10 -> sprintf "small %d" c
  | Code c when c > 100 -> sprintf "big %d" c
let g n = try f n with Code c -> sprintf "outer %d" c
printfn "%s %s %s" (g 5) (g 500) (g 50)
let h () = try (try failwith "first" with e -> raise e) with Failure m -> "again " + m
printfn "%s" (h ())
