// out: attempt 1: no 1
// out: attempt 2: no 2
// out: 30
// out: attempt 1: ParseFailure (3, "bad")
// out: failed after 2 attempts | (3, "bad") | 2
// out: OperationCanceledException stop
// out: open a
// out: open b
// out: use b
// out: close b
// out: inner finally
// out: disposed: b
// out: use a
// out: close a
// out: 1
// out: index        System.IndexOutOfRangeException: Index was outside the bounds of the array.
// out: key          System.Collections.Generic.KeyNotFoundException: The given key '5' was not present in the dictionary.
// out: map          System.Collections.Generic.KeyNotFoundException: The given key was not present in the dictionary.
// out: div          System.DivideByZeroException: Attempted to divide by zero.
// out: parse        System.FormatException: The input string 'abc' was not in a correct format.
// out: overflow     System.OverflowException: Arithmetic operation resulted in an overflow.
// out: overflow2    System.OverflowException: Value was either too large or too small for an Int32.
// out: checked      System.OverflowException: Arithmetic operation resulted in an overflow.
// out: cast         System.InvalidCastException: Unable to cast object of type 'System.String' to type 'System.Int32'.
// out: head         System.ArgumentException: The input list was empty. (Parameter 'list')
// out: seqhead      System.ArgumentException: The input sequence was empty. (Parameter 'source')
// out: reduce       System.ArgumentException: The input list was empty. (Parameter 'list')
// out: arg          System.ArgumentException: wrong (Parameter 'p')
// out: nullarg      System.ArgumentNullException: Value cannot be null. (Parameter 'q')
// out: notimpl      System.NotImplementedException: The method or operation is not implemented.
// out: format       System.FormatException: Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: substr       System.ArgumentOutOfRangeException: Index and length must refer to a location within the string. (Parameter 'length')
// out: take         System.InvalidOperationException: The input sequence has an insufficient number of elements.
// out: zip          System.ArgumentException: The lists had different lengths.
// out: file         System.IO.DirectoryNotFoundException: Could not find a part of the path '/nonexistent/x'.
// out: enum         System.ArgumentException: Requested value 'Someday' was not found.
// out: option       System.NullReferenceException: Object reference not set to an instance of an object.
// out: matchfail    Microsoft.FSharp.Core.MatchFailureException: The match cases were incomplete
// out: queue        System.InvalidOperationException: Queue empty.
// out: date         System.ArgumentOutOfRangeException: Year, Month, and Day parameters describe an un-representable DateTime.
// out: guid         System.FormatException: Unrecognized Guid format.
// out: stack        System.InvalidOperationException: Stack empty.
// out: arrneg       System.ArgumentException: The input must be non-negative.
// out: char         System.FormatException: String must be exactly one character long.
// out: uri          System.FormatException: The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.
// out: deep
// out: ["two"; "one"]
// out: (true, "ParseFailure (2, "y")")
// out: finally 1
// out: finally 2
// out: finally 3
// out: [Ok 1; Error "big"; Error "big"]
// out: Error "Attempted to divide by zero." Ok 14
// out: 2 a;b
// out: ["body"; "f1"; "filter"; "outer"]
// exit: 7
open System
open System.IO
exception ParseFailure of line: int * reason: string
exception Wrapped of exn
type RetryException(attempts: int, inner: exn) =
    inherit Exception($"failed after {attempts} attempts", inner)
    member _.Attempts = attempts
type Resource(name: string) =
    let mutable disposed = false
    do printfn "open %s" name
    member _.Use() = if disposed then raise (ObjectDisposedException name) else printfn "use %s" name
    interface IDisposable with
        member _.Dispose() =
            if not disposed then
                disposed <- true
                printfn "close %s" name
let retry n f =
    let rec go i =
        try f i
        with
        | :? OperationCanceledException -> reraise ()
        | e when i < n ->
            printfn "attempt %d: %s" i e.Message
            go (i + 1)
        | e -> raise (RetryException(i, e))
    go 1
printfn "%d" (retry 3 (fun i -> if i < 3 then failwithf "no %d" i else i * 10))
try retry 2 (fun _ -> raise (ParseFailure(3, "bad"))) with
| :? RetryException as e -> printfn "%s | %A | %d" e.Message (match e.InnerException with ParseFailure(l, r) -> l, r | _ -> 0, "") e.Attempts
try retry 5 (fun _ -> raise (OperationCanceledException "stop")) with e -> printfn "%s %s" (e.GetType().Name) e.Message
let nested () =
    use a = new Resource "a"
    try
        use b = new Resource "b"
        b.Use()
        try
            (b :> IDisposable).Dispose()
            b.Use()
        finally
            printfn "inner finally"
        printfn "unreachable"
    with
    | :? ObjectDisposedException as e -> printfn "disposed: %s" e.ObjectName
    a.Use()
    1
printfn "%d" (nested ())
let test name f =
    try
        f () |> ignore
        printfn "%s ok" name
    with e -> printfn "%-12s %s: %s" name (e.GetType().FullName) (e.Message.Split('\n')[0])
test "index" (fun () -> [| 1 |].[3])
test "key" (fun () -> (dict [ 1, 2 ]).[5])
test "map" (fun () -> Map.find "x" (Map [ "y", 1 ]))
test "div" (fun () -> 1 / (Array.length [||]))
test "parse" (fun () -> int "abc")
test "overflow" (fun () -> Checked.int 1e20)
test "overflow2" (fun () -> Int32.Parse "99999999999")
test "checked" (fun () -> Checked.(+) Int32.MaxValue 1)
test "cast" (fun () -> (box "s" :?> int))
test "head" (fun () -> List.head ([]: int list))
test "seqhead" (fun () -> Seq.head (Seq.empty: int seq))
test "reduce" (fun () -> List.reduce (+) [])
test "arg" (fun () -> invalidArg "p" "wrong")
test "nullarg" (fun () -> nullArg "q")
test "notimpl" (fun () -> raise (NotImplementedException()))
test "format" (fun () -> String.Format("{0} {2}", 1, 2))
test "substr" (fun () -> "abc".Substring(2, 5))
test "take" (fun () -> List.take 5 [ 1 ])
test "zip" (fun () -> List.zip [ 1 ] [ 1; 2 ])
test "file" (fun () -> File.ReadAllText "/nonexistent/x")
test "enum" (fun () -> Enum.Parse<DayOfWeek> "Someday")
test "option" (fun () -> (None: int option).Value)
test "matchfail" (fun () -> (let f (x: int) = match x with 1 -> 2 in f 3) |> ignore)
test "queue" (fun () -> (Collections.Generic.Queue<int>()).Dequeue())
test "date" (fun () -> DateTime(2024, 2, 30))
test "guid" (fun () -> Guid.Parse "xyz")
test "stack" (fun () -> (Collections.Generic.Stack<int>()).Peek())
test "arrneg" (fun () -> Array.zeroCreate<int> -1)
test "char" (fun () -> char "ab")
test "uri" (fun () -> Convert.FromBase64String "@@@")
let inner = try raise (Wrapped(InvalidOperationException "deep")) with Wrapped(:? InvalidOperationException as i) -> i.Message
printfn "%s" inner
let rec unwind (e: exn) = match e with null -> [] | e -> e.Message :: unwind e.InnerException
printfn "%A" (try (try failwith "one" with e -> raise (Exception("two", e))) with e -> unwind e)
printfn "%A" (ParseFailure(1, "x") = ParseFailure(1, "x"), (ParseFailure(2, "y")).Message)
let f x = try (if x > 1 then failwith "big" else x) finally printfn "finally %d" x
printfn "%A" [ for i in 1..3 -> try Ok(f i) with Failure m -> Error m ]
let safe = Result.bind (fun x -> try Ok(100 / x) with :? DivideByZeroException as e -> Error e.Message)
printfn "%A %A" (safe (Ok 0)) (safe (Ok 7))
let e1 = AggregateException("many", [| exn "a"; exn "b" |])
printfn "%d %s" e1.InnerExceptions.Count (e1.InnerExceptions |> Seq.map _.Message |> String.concat ";")
let mutable log = []
try
    try
        try log <- "body" :: log; failwith "x"
        finally log <- "f1" :: log
    with Failure _ when (log <- "filter" :: log; false) -> ()
with _ -> log <- "outer" :: log
printfn "%A" (List.rev log)
exit (try (failwith "last": int) with _ -> 7)
