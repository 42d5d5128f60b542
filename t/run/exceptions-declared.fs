// out: empty
// out: not found key
// out: at 3,4
// out: plain
exception Empty
exception NotFound of string
exception Position of int * int
let f n =
  match n with
  | 0 -> raise Empty
  | 1 -> raise (NotFound "key")
  | 2 -> raise (Position(3, 4))
  | _ -> failwith "plain"
let name n =
  try
    f n
  with
  | Empty -> "empty"
  | NotFound k -> "not found " + k
  | Position(l, c) -> sprintf "at %d,%d" l c
  | Failure m -> m
for n in 0 .. 3 do
  printfn "%s" (name n)
