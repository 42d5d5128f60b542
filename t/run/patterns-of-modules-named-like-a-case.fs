// out: 7
// out: broken
// out: canceled
// out: big 101 even odd
// Active patterns of modules whose names are also those of cases, patterns or types that are opened later.
module Task =
    open System.Threading.Tasks

    let inline internal (|Succeeded|Canceled|Faulted|) (t: Task<'a>) =
        match t.Status with
        | TaskStatus.RanToCompletion -> Succeeded t.Result
        | TaskStatus.Faulted -> Faulted t.Exception
        | TaskStatus.Canceled -> Canceled
        | _ -> invalidOp "not finished"

    let (|Big|_|) (n: int) = if n > 100 then Some n else None

module Lazy =
    let (|Even|Odd|) (n: int) = if n % 2 = 0 then Even else Odd

module Uses =
    open System.Threading.Tasks

    let show (t: Task<int>) =
        match t with
        | Task.Canceled -> "canceled"
        | Task.Faulted e -> e.InnerException.Message
        | Task.Succeeded r -> string r

    let size n =
        match n with
        | Task.Big n -> "big " + string n
        | Lazy.Even -> "even"
        | Lazy.Odd -> "odd"

    printfn "%s" (show (Task.FromResult 7))
    printfn "%s" (show (Task.FromException<int> (exn "broken")))
    printfn "%s" (show (Task.FromCanceled<int> (System.Threading.CancellationToken true)))
    printfn "%s %s %s" (size 101) (size 4) (size 5)
