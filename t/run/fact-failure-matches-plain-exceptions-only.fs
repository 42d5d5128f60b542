// out: failure
// out: failure
// out: other
let kind f =
  try
    f ()
    "none"
  with
  | Failure m -> "failure"
  | _ -> "other"
printfn "%s" (kind (fun () -> failwith "x"))
printfn "%s" (kind (fun () -> raise (System.Exception "y")))
printfn "%s" (kind (fun () -> raise (System.InvalidOperationException "z")))
