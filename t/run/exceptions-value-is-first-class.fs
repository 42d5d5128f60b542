// out: oops 3 none
// out: oops 1; oops 2; none; 
exception Oops of int
let make n = if n > 0 then Oops n else Failure "none"
let describe (e: exn) =
  match e with
  | Oops n -> sprintf "oops %d" n
  | Failure m -> m
  | _ -> "other"
printfn "%s %s" (describe (make 3)) (describe (make 0))
let stored = [ make 1; make 2; make 0 ]
for e in stored do
  try
    raise e
  with x -> printf "%s; " (describe x)
printfn ""
