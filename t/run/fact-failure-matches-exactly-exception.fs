// out: failure a
// out: failure b
// out: failure b
// out: other
// out: other
// out: other
// out: other
// out: other
type Mine(m: string) =
  inherit exn(m)
exception Declared of string
let show f = try f () with Failure m -> printfn "failure %s" m | e -> printfn "other"
show (fun () -> failwith "a")
show (fun () -> raise (exn "b"))
show (fun () -> raise (System.Exception "b"))
show (fun () -> raise (Mine "c"))
show (fun () -> raise (Declared "d"))
show (fun () -> invalidArg "x" "e")
show (fun () -> ignore (List.find (fun x -> x > 3) [ 1 ]))
show (fun () -> raise (System.ApplicationException "f"))
