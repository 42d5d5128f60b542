// out: 2 2
// A variable that is known to be an exception at most is no string: the other overload is meant.
open System

type U =
    static member M(a: string, b: exn) = 1
    static member M(a: exn, b: exn) = 2

let f (use1: exn -> int) a b =
    use1 a |> ignore
    U.M(a, b)

let all (use1: exn -> int) a b =
    use1 a |> ignore
    AggregateException(a, b)

let one = Exception "one"
printfn "%d %d" (f (fun _ -> 0) one one) ((all (fun _ -> 0) one one).InnerExceptions.Count)
