// out: mine 3 bad (3)
// out: special 7 special (7)
// out: simple s 2
// out: why 4 named why
// out: arg wrong (Parameter 'x')
// out: failure oops
// out: other inv
// out: outer <- inner (1)
// out: 9 value (9)
// out: true
open System
type MyError(msg: string, code: int) =
    inherit Exception(msg)
    member _.Code = code
    override x.Message = sprintf "%s (%d)" msg code
type Special() =
    inherit MyError("special", 7)
exception Simple of string * int
exception Named of reason: string * at: int with
    override x.Message = "named " + x.reason
let run f = try f () with
            | :? Special as s -> printfn "special %d %s" s.Code s.Message
            | :? MyError as e -> printfn "mine %d %s" e.Code e.Message
            | Simple(s, n) -> printfn "simple %s %d" s n
            | Named(reason = r; at = a) as e -> printfn "%s %d %s" r a e.Message
            | :? ArgumentException as e -> printfn "arg %s" e.Message
            | Failure m -> printfn "failure %s" m
            | e -> printfn "other %s" e.Message
run (fun () -> raise (MyError("bad", 3)))
run (fun () -> raise (Special()))
run (fun () -> raise (Simple("s", 2)))
run (fun () -> raise (Named("why", 4)))
run (fun () -> invalidArg "x" "wrong")
run (fun () -> failwith "oops")
run (fun () -> raise (InvalidOperationException "inv"))
try
    try raise (MyError("inner", 1))
    with e -> raise (Exception("outer", e))
with e -> printfn "%s <- %s" e.Message e.InnerException.Message
let e = MyError("value", 9)
printfn "%d %s" e.Code e.Message
let check n = if n < 0 then raise (ArgumentOutOfRangeException "n") else n
try check -1 |> ignore with :? ArgumentException as e -> printfn "%b" (e.Message.Length > 0)
