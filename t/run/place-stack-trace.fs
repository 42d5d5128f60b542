// out: [   at PlaceStackTrace.check in t/run/place-stack-trace.fs:line 15, column 19]
// out: [   at main@ in t/run/place-stack-trace.fs:line 32, column 5]
// out: again [   at PlaceStackTrace.check in t/run/place-stack-trace.fs:line 15, column 19]
// out: true
// out: true
// skip: eval the interpreter keeps no trace
module PlaceStackTrace

exception Bad of int

/// The first line of the trace.
let first (e: exn) = sprintf "[%s]" (e.StackTrace.Split('\n').[0])

let check n =
    if n > 2 then failwith "large"
    n

let twice n =
    try
        try check n
        with Bad m ->
            raise (System.InvalidOperationException(sprintf "%d" m))
    with :? System.ArgumentException -> 0

try printfn "%d" (twice 3) with e -> printfn "%s" (first e)

let other = fun n ->
    try raise (Bad n)
    with Bad m -> twice (m + 1)

try
    failwith "here"
with e -> printfn "%s" (first e)

try
    try printfn "%d" (other 4)
    finally printf "again "
with e -> printfn "%s" (first e)
printfn "%b" (isNull (exn "never raised").StackTrace)
printfn "%b" (isNull (Bad 1).StackTrace)
