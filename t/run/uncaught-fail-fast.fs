// out: before
// err: Process terminated.
// exit: 134
// Environment.FailFast ends the program at once: no finally runs, what was printed is there.
module Program
open System
printfn "before"
try
    if Environment.ProcessorCount > 100000 then Environment.FailFast("with a cause", Exception "cause")
    Environment.FailFast "the end"
finally
    printfn "finally"
