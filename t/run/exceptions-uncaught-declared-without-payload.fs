// out: before
// err: Unhandled exception. Program+Stop: Stop
// exit: 134
module Program
exception Stop
printfn "before"
raise Stop
