// out: Object reference not set to an instance of an object.
// out: inner
module Program

try
    printfn "%s" (exn "x").InnerException.Message
with e ->
    printfn "%s" e.Message

printfn "%s" (System.Exception("outer", exn "inner")).InnerException.Message
