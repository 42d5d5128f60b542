// out: begin
// exit: 134
// err: Stack overflow.
// trace:    at PlaceStackOverflow.down in t/run/place-stack-overflow.fs:line 16, column 40
// trace:    ... the same N times more
// trace:    at PlaceStackOverflow.start in t/run/place-stack-overflow.fs:line 19, column 9
// trace:    at main@ in t/run/place-stack-overflow.fs:line 23, column 15
// skip: eval the interpreter's stack is its own
module PlaceStackOverflow

open System.Collections.Generic

let seen = List<int>()

let rec down (n: int) : int list =
    if n = -1 then failwith "end" else down (n + 1)
    |> fun rest -> seen.Add n; n :: rest
let start n =
    if (down n).IsEmpty then 1
    else 2

printfn "begin"
printfn "%d" (start 1)
