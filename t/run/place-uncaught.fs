// exit: 134
// err: Unhandled exception. System.Exception: boom
// trace:    at PlaceUncaught.check in t/run/place-uncaught.fs:line 17, column 19
// trace:    at PlaceUncaught.walk in t/run/place-uncaught.fs:line 20, column 24
// trace:    at PlaceUncaught.middle in t/run/place-uncaught.fs:line 23, column 13
// trace:    at PlaceUncaught.twice in t/run/place-uncaught.fs:line 27, column 13
// trace:    at PlaceUncaught.main in t/run/place-uncaught.fs:line 33, column 13
// out: 9
// The frames that it left, those of inlined functions too.
module PlaceUncaught

type Tree =
    | Leaf of int
    | Node of Tree * Tree

let check n =
    if n > 3 then failwith "boom"
    n + 1

let walk n = 10 * (1 + check n) + n

let middle (xs: int list) =
    let a = walk 5
    a + xs.Length

let twice f xs =
    let a = f xs
    a + 1

[<EntryPoint>]
let main argv =
    printfn "9"
    let r = twice middle [ 1; 2; 3 ]
    printfn "%d" r
    0
