// out: a Some 30
// out: b Some 5
// out: c None
// out: c Some 3
// out: true
// out: d true 35
// out: e false 36
// out: f true 7
// out: [42; 42] 4
// out: 47
open System.Runtime.CompilerServices
open System.Runtime.InteropServices

type Log() =
    static member Line(text: string, [<CallerLineNumber>] ?line: int) = printfn "%s %A" text line

    static member File([<CallerFilePath>] ?path: string) =
        printfn "%b" (path.Value.EndsWith ".fs" && path.Value.StartsWith "/")

    static member Both
        (
            text: string,
            [<CallerFilePath; Optional; DefaultParameterValue("")>] path: string,
            [<CallerLineNumber; Optional; DefaultParameterValue(0)>] line: int
        ) =
        printfn "%s %b %d" text (path.EndsWith ".fs") line

    member _.Here([<CallerLineNumber>] ?line: int) = defaultArg line 0

Log.Line "a"
Log.Line("b", 5)
Log.Line("c", ?line = None)
Log.Line("c", ?line = Some 3)
Log.File()
Log.Both "d"
Log.Both("e", "x")
Log.Both("f", line = 7)
let log = Log()

let inside () =
    [ 1; 2 ] |> List.map (fun _ ->
        log.Here())

printfn "%A %d" (inside ()) (log.Here 4)

printfn "%d"
    (log
        .Here())
