// out: before
// err: Unhandled exception. System.Exception: boom
// exit: 134
printfn "before"
failwith "boom"
printfn "after"
