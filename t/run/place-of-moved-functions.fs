// exit: 134
// err: Unhandled exception. System.Exception: large
// trace:    at PlaceOfMovedFunctions.check in t/run/place-of-moved-functions.fs:line 10, column 35
// trace:    at PlaceOfMovedFunctions.next in t/run/place-of-moved-functions.fs:line 11, column 18
// trace:    at main@ in t/run/place-of-moved-functions.fs:line 13, column 15
// out: -4
module PlaceOfMovedFunctions

let twice (n: int) = n * System.Environment.GetCommandLineArgs().Length * 2
let check n = if twice n > 3 then failwith "large" else n
let next n = 1 + check n
printfn "%d" (next -5)
printfn "%d" (next 5)
