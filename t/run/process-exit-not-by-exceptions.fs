// out: boom true
// out: true
// exit: 134
// err: Unhandled exception. System.InvalidOperationException: boom
// trace:    at main@ in t/run/process-exit-not-by-exceptions.fs:line 17, column 1
// An exception that nobody handles: UnhandledException is told, ProcessExit is not.
open System

AppDomain.CurrentDomain.ProcessExit.Add(fun _ -> printfn "not reached")

AppDomain.CurrentDomain.UnhandledException.Add(fun e ->
    printfn "%s %b" (e.ExceptionObject :?> exn).Message e.IsTerminating)

AppDomain.CurrentDomain.UnhandledException.AddHandler(
    UnhandledExceptionEventHandler(fun sender _ -> printfn "%b" (isNull sender)))

invalidOp "boom"
