// out: raise null: System.NullReferenceException: Object reference not set to an instance of an object.
// out: a variable: System.NullReferenceException: Object reference not set to an instance of an object.
// out: what a function gives: System.NullReferenceException: Object reference not set to an instance of an object.
// out: a function value: System.NullReferenceException: Object reference not set to an instance of an object.
// out: a pipe: System.NullReferenceException: Object reference not set to an instance of an object.
// out: inside try: 7
// out: cleanup
// out: finally: 8
// out: async: System.NullReferenceException: Object reference not set to an instance of an object.
// out: shown: <null>
// out: in a list: [null; null]
// out: <null>||
// out: (Some null, null)
// `raise null` raises NullReferenceException; a null exception has a text.
let t n f = try printfn "%s: %A" n (f ()) with e -> printfn "%s: %s: %s" n (e.GetType().FullName) e.Message
let mutable none: exn = null
t "raise null" (fun () -> (raise (null: exn): int))
t "a variable" (fun () -> (raise none: int))
t "what a function gives" (fun () -> (let inner (e: exn) = e.InnerException in raise (inner (exn "a")): int))
t "a function value" (fun () -> (let f: exn -> int = raise in f none))
t "a pipe" (fun () -> none |> raise<int>)
t "inside try" (fun () -> try raise none with :? System.NullReferenceException -> 7)
t "finally" (fun () -> try (try raise none finally printfn "cleanup") with _ -> 8)
t "async" (fun () -> async { return (raise none: int) } |> Async.RunSynchronously)
t "shown" (fun () -> (exn "e").InnerException)
t "in a list" (fun () -> [ none; null ])
printfn "%O|%s|" none (string none)
printfn "%A" (Some none, none)
