// out: in thread
// err: Unhandled exception. System.Exception: left
// exit: 134
// An exception that leaves a thread ends the program.
open System.Threading
let t =
    Thread(fun () ->
        printfn "in thread"
        failwith "left")
t.Start()
t.Join()
printfn "not reached"
