// out: 5 entries, 3 bad
// out:   line 5: 1 parts
// out:   line 6: bad time '25:61:00'
// out:   line 7: bad level 'FATAL'
// out: Debug       1 ##########
// out: Info        2 ####################
// out: Warn        1 ##########
// out: Error       1 ##########
// out: --
// out: web         3 ####################
// out: db          2 #############
// out: ms: n=5 mean=312.900 median=12 stddev=593.6843
// out: gap 00:01:37 before connection lost
// out: first error at 3: { Time = 10:01:40
// out:   Level = Error
// out:   Source = "db"
// out:   Message = "connection lost"
// out:   Fields = map [("ms", "40"); ("retry", "1")] }
// exit: 2
// in: 10:00:01 INFO web: started | port=8080 ms=12
// in: 10:00:02.500 debug db: query users | ms=3.5 rows="17"
// in:
// in: 10:00:03 WARN web: slow request | ms=1500 path=/x
// in: garbage
// in: 25:61:00 INFO x: y
// in: 10:00:59 FATAL x: y
// in: 10:01:40 error db: connection lost | retry=1 ms=40
// in: 10:02:00 Info web: done | ms=9
// word count & log analysis from stdin; args; exit code
module LogStats
open System
open System.Collections.Generic
type Level = Debug = 0 | Info = 1 | Warn = 2 | Error = 3
type Entry = { Time: TimeSpan; Level: Level; Source: string; Message: string; Fields: Map<string, string> }
type ParseResult = Parsed of Entry | Bad of line: int * reason: string
let parseFields (s: string) =
    s.Split([| ' ' |], StringSplitOptions.RemoveEmptyEntries)
    |> Array.choose (fun w ->
        match w.IndexOf '=' with
        | -1 | 0 -> None
        | i -> Some(w.Substring(0, i), w.Substring(i + 1).Trim('"')))
    |> Map.ofArray
let parse n (line: string) =
    match line.Split([| ' ' |], 4) with
    | [| time; level; source; rest |] ->
        match TimeSpan.TryParse time, Enum.TryParse<Level>(level, true) with
        | (true, t), (true, l) ->
            let msg, fields = match rest.IndexOf " | " with -1 -> rest, "" | i -> rest.[.. i - 1], rest.[i + 3 ..]
            Parsed { Time = t; Level = l; Source = source.TrimEnd ':'; Message = msg; Fields = parseFields fields }
        | (false, _), _ -> Bad(n, $"bad time '{time}'")
        | _, (false, _) -> Bad(n, $"bad level '{level}'")
    | parts -> Bad(n, sprintf "%d parts" parts.Length)
let histogram (xs: seq<'k * int>) =
    let top = xs |> Seq.map snd |> Seq.fold max 1
    for (k, n) in xs do
        printfn "%-8O %4d %s" k n (String('#', n * 20 / top))
let median (xs: float list) =
    match List.sort xs with
    | [] -> nan
    | s when s.Length % 2 = 1 -> s.[s.Length / 2]
    | s -> (s.[s.Length / 2 - 1] + s.[s.Length / 2]) / 2.0
let stddev xs =
    let m = List.average xs
    xs |> List.averageBy (fun x -> (x - m) ** 2.0) |> sqrt
[<EntryPoint>]
let main argv =
    let verbose = argv |> Array.contains "-v"
    let lines = Seq.initInfinite (fun _ -> Console.In.ReadLine()) |> Seq.takeWhile (isNull >> not) |> Seq.toList
    let results = lines |> List.mapi (fun i l -> if String.IsNullOrWhiteSpace l then None else Some(parse (i + 1) l)) |> List.choose id
    let entries = results |> List.choose (function Parsed e -> Some e | _ -> None)
    let bad = results |> List.choose (function Bad(n, r) -> Some(n, r) | Parsed _ -> None)
    if verbose then eprintfn "%d lines" lines.Length
    printfn "%d entries, %d bad" entries.Length bad.Length
    bad |> List.iter (fun (n, r) -> printfn "  line %d: %s" n r)
    entries |> Seq.countBy (fun e -> e.Level) |> Seq.sortBy fst |> histogram
    printfn "--"
    entries |> Seq.countBy _.Source |> Seq.sortByDescending snd |> histogram
    let times = entries |> List.choose (fun e -> e.Fields.TryFind "ms" |> Option.map float)
    printfn "ms: n=%d mean=%.3f median=%g stddev=%.4f" times.Length (List.average times) (median times) (stddev times)
    for a, b in List.pairwise entries do
        let gap = b.Time - a.Time
        if gap > TimeSpan.FromSeconds 30. then printfn "gap %O before %s" gap b.Message
    match entries |> List.tryFindIndex (fun e -> e.Level = Level.Error) with
    | Some i -> printfn "first error at %d: %A" i entries.[i]; 2
    | None -> 0
