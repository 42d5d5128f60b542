// out: 1 true true
// out: first 3 true
// out: second 9 true
// exit: 9
// What AppDomain.ProcessExit is told: the status of the entry point, which a handler may change.
open System

[<EntryPoint>]
let main args =
    let domain = AppDomain.CurrentDomain
    domain.ProcessExit.Add(fun e ->
        printfn "first %d %b" Environment.ExitCode (obj.ReferenceEquals(e, EventArgs.Empty))
        Environment.ExitCode <- 9)
    domain.ProcessExit.AddHandler(EventHandler(fun sender _ ->
        printfn "second %d %b" Environment.ExitCode (obj.ReferenceEquals(sender, AppDomain.CurrentDomain))))
    let never = EventHandler(fun _ _ -> printfn "removed")
    domain.ProcessExit.AddHandler never
    domain.ProcessExit.RemoveHandler never
    printfn "%d %b %b" domain.Id (domain.IsDefaultAppDomain()) (domain.BaseDirectory = AppContext.BaseDirectory)
    3
