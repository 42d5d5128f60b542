// out: 6
// out: bad x
// out: my zero
// out: -1
// out: fail one
// out: -2
// out: arg
// out: -3
// out: 3
// out: finally
// out: x
// out: -1
// out: true
// out: disposed
// out: end
// out: done
// out: 3
// options, results, exceptions
let div a b = if b = 0 then None else Some (a / b)
let r = div 10 2 |> Option.map (fun x -> x + 1) |> Option.defaultValue 0
printfn "%d" r
let parse s = match s with "1" -> Ok 1 | e -> Error ("bad " + e)
match parse "x" with Ok v -> printfn "%d" v | Error e -> printfn "%s" e
exception MyErr of string * int
let risky n =
  try
    if n = 0 then raise (MyErr("zero", 0))
    elif n = 1 then failwith "one"
    elif n = 2 then invalidArg "n" "two"
    else n
  with
  | MyErr(s, _) -> printfn "my %s" s; -1
  | Failure m -> printfn "fail %s" m; -2
  | :? System.ArgumentException as e -> printfn "arg"; -3
for i in 0 .. 3 do printfn "%d" (risky i)
let f () =
  try
    try failwith "x"
    finally printfn "finally"
  with e -> printfn "%s" e.Message
f ()
let x = try int "zz" with _ -> -1
printfn "%d" x
let y: int option = try Some (List.head []) with _ -> None
printfn "%b" (Option.isNone y)
let d = { new System.IDisposable with member _.Dispose() = printfn "disposed" }
d.Dispose()
printfn "end"
let rec loop n = if n > 0 then loop (n - 1) else "done"
printfn "%s" (loop 100000)
let z : Result<int, string> = Ok 3
printfn "%d" (match z with Ok n -> n | Error _ -> 0)
