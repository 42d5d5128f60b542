// out: before
// exit: 134
// err: Unhandled exception. Main+Broken: Broken (3, "a "b"")
module Main
exception Broken of code: int * text: string
printfn "before"
raise (Broken(3, "a \"b\""))
