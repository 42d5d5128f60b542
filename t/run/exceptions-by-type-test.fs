// out: divide
// out: index
// out: failure
let name (e: exn) =
  match e with
  | :? System.DivideByZeroException -> "divide"
  | :? System.IndexOutOfRangeException -> "index"
  | Failure _ -> "failure"
  | _ -> "other"
let attempt f = try f () with e -> name e
printfn "%s" (attempt (fun () -> string (1 / int "0")))
printfn "%s" (attempt (fun () -> string [| 1 |].[int "1"]))
printfn "%s" (attempt (fun () -> failwith "f"))
