// out: handler 3
// exit: 4
// `exit` tells the handlers of ProcessExit, once; no `finally` runs.
open System

AppDomain.CurrentDomain.ProcessExit.Add(fun _ ->
    printfn "handler %d" Environment.ExitCode
    Environment.ExitCode <- Environment.ExitCode + 1)

let work () =
    try
        exit 3
    finally
        printfn "not reached"

work ()
