// out: start
// err: Unhandled exception. System.Exception: deep trouble
// exit: 134
let rec deep n = if n = 0 then failwith "deep trouble" else 1 + deep (n - 1)
printfn "start"
printfn "%d" (deep 100)
