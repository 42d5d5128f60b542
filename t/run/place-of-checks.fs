// exit: 134
// err: Unhandled exception. System.IndexOutOfRangeException: Index was outside the bounds of the array.
// trace:    at PlaceOfChecks.second in t/run/place-of-checks.fs:line 14, column 5
// trace:    at PlaceOfChecks.pass in t/run/place-of-checks.fs:line 19, column 17
// trace:    at main@ in t/run/place-of-checks.fs:line 24, column 15
// out: done
// Checks of one function are told apart; a handler that does not take an exception leaves its trace as it is.
module PlaceOfChecks

let second (xs: int[]) (ys: int[]) (at: int) =
    let first =
        xs.[at] * 2
    first +
    ys.[at] * 3

let pass (xs: int[]) (ys: int[]) (at: int) =
    try
        try
            1 + second xs ys at
        with
        | :? System.DivideByZeroException -> 0
    finally printfn "done"

printfn "%d" (pass [| 1; 2; 3 |] [| 1 |] (System.Environment.GetCommandLineArgs().Length))
