// out: first
// out: first done
// out: second
// out: ()
// out: third
// out: last
// err: Unhandled exception. Microsoft.FSharp.Core.MatchFailureException: The match cases were incomplete
// trace:    at main@ in t/run/module-patterns-without-variables.fs:line 26, column 10
// exit: 134
// A module's let whose pattern names nothing still tests the value, in order with what stands around it.
exception Mine

module First =
    let (_, [ _ ]) = (printfn "first"; 1, [ 2 ])
    let shown = printfn "first done"

module Second =
    let (1 | 2) = (printfn "second"; 2)
    let (_ & Some _) = Some "text"
    let (Mine | Failure _) = exn "text"

printfn "%A" First.shown
let true = (printfn "third"; 1 < 2)

module Last =
    let (Some _) = (printfn "last"; (None: int option))
    let after = printfn "not reached"

printfn "%A" Last.after
