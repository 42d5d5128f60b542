/// The tests of a program and the worker that runs them. The front end adds a call of `Tests.add` or its kin for each test
/// that it finds; `clef test` starts workers and reads their records (clef/driver/README.md, "Tests").
namespace Clef.Testing

open System
open System.Collections.Generic
open System.IO

/// What an assertion raises; its message is the whole report.
type TestFailure(message: string) =
  inherit Exception(message)

/// Ends a test that is not to be counted as run; the message is the reason.
type TestSkipped(reason: string) =
  inherit Exception(reason)

/// Ends a test well, wherever it is.
type TestPassed(message: string) =
  inherit Exception(message)

/// A row of arguments that is an object of a framework.
type ITestRow =
  abstract Arguments: obj[]

/// Texts of values in messages and names of tests.
module Shown =
  /// A value as F# writes it; a string in quotes, cut where it is long.
  let value (value: obj) : string =
    match value with
    | null -> "null"
    | :? string as text when text.Length > 50 -> "\"" + text.Substring(0, 50) + "\"..."
    | :? string as text -> "\"" + text + "\""
    | :? char as letter -> "'" + string letter + "'"
    | :? bool as truth -> if truth then "True" else "False"
    | :? float as number -> number.ToString "R"
    | :? exn as failure -> failure.GetType().FullName + ": " + failure.Message
    | other -> sprintf "%A" other

/// How the arguments of a test are shown in its name.
type RowStyle =
  | NamedArguments = 0
  | PlainArguments = 1
  | NoArguments = 2

/// One test, ready to run.
type Case =
  { Group: string
    Name: string
    Skip: string
    IsFocused: bool
    Run: unit -> unit }

/// An object that the tests of a group share.
type Fixture<'T>(make: unit -> 'T) =
  let mutable made: 'T option = None

  /// The object; it is made when the first test needs it.
  member _.Value =
    match made with
    | Some value -> value
    | None ->
      let value = make ()
      made <- Some value
      value

  /// Disposes of the object, if it was made and can be.
  member _.Dispose() =
    match made with
    | None -> ()
    | Some value ->
      made <- None

      match box value with
      | :? IDisposable as resource -> resource.Dispose()
      | _ -> ()

/// The tests of the program, in the order of its files.
[<AbstractClass; Sealed>]
type Tests private () =
  static let sources = ResizeArray<unit -> Case list>()
  static let before = ResizeArray<string * (unit -> unit)>()
  static let after = ResizeArray<string * (unit -> unit)>()

  /// Waits for what a test returns: a task, an asynchronous computation; anything else is done.
  static member finish(result: 'T) : unit =
    match box result with
    | :? System.Threading.Tasks.Task as task -> task.GetAwaiter().GetResult()
    | :? Async<unit> as work -> Async.RunSynchronously work
    | _ -> ()

  /// Runs a test on an object of its own, which is disposed of at the end.
  static member onNew (make: unit -> 'T) (run: 'T -> unit) : unit =
    let it = make ()

    try
      run it
    finally
      match box it with
      | :? IDisposable as resource -> resource.Dispose()
      | :? IAsyncDisposable as resource -> resource.DisposeAsync().AsTask().GetAwaiter().GetResult()
      | _ -> ()

  /// Runs a test between what is to come before and after it.
  static member between (first: unit -> unit) (last: unit -> unit) (run: unit -> unit) : unit =
    try
      first ()
      run ()
    finally
      last ()

  /// Adds one test.
  static member add(group: string, name: string, skip: string, run: unit -> unit) : unit =
    sources.Add(fun () -> [ { Group = group; Name = name; Skip = skip; IsFocused = false; Run = run } ])

  /// Adds a test for each row of arguments; the rows are made when the tests are listed.
  static member addRows
    (group: string, name: string, skip: string, style: RowStyle, names: string, rows: unit -> seq<obj[]>, run: obj[] -> unit)
    : unit =
    let labels = if names = "" then [||] else names.Split ','

    let shown (row: obj[]) =
      let one index (value: obj) =
        let text = Shown.value value

        match style with
        | RowStyle.NamedArguments when index < labels.Length -> labels[index] + ": " + text
        | RowStyle.NamedArguments -> "???: " + text
        | _ -> text

      let separator = if style = RowStyle.NamedArguments then ", " else ","
      if style = RowStyle.NoArguments then name else name + "(" + String.Join(separator, Array.mapi one row) + ")"

    let runRow (row: obj[]) =
      if row.Length <> labels.Length then
        let counts = "Arguments of the row: " + string row.Length + ", parameters of the test: " + string labels.Length + "."
        raise (TestFailure counts)

      run row

    let case (row: obj[]) =
      { Group = group; Name = shown row; Skip = skip; IsFocused = false; Run = fun () -> runRow row }

    sources.Add(fun () ->
      try
        rows () |> Seq.map case |> List.ofSeq
      with failure ->
        let again () = raise (TestFailure("Its arguments cannot be made: " + failure.Message))
        [ { Group = group; Name = name; Skip = skip; IsFocused = false; Run = again } ])

  /// Adds tests that are known only when they are listed.
  static member addLater(make: unit -> Case list) : unit = sources.Add make

  /// Comes before the first test of the group.
  static member beforeGroup(group: string, run: unit -> unit) : unit = before.Add((group, run))

  /// Comes behind the last test of the group.
  static member afterGroup(group: string, run: unit -> unit) : unit = after.Add((group, run))

  /// An object that the tests of a group share.
  static member fixture (group: string) (make: unit -> 'T) : Fixture<'T> =
    let fixture = Fixture<'T> make
    after.Add((group, fixture.Dispose))
    fixture

  /// The argument at an index, converted as .NET's binder converts numbers.
  static member arg<'T> (row: obj[]) (index: int) : 'T =
    if index >= row.Length then
      raise (TestFailure("The test method expected more arguments than the " + string row.Length + " that were given."))

    match row[index] with
    | :? 'T as value -> value
    | null -> Unchecked.defaultof<'T>
    | value ->
      let wanted = typeof<'T>

      if wanted = typeof<float> then unbox<'T> (box (Convert.ToDouble value))
      elif wanted = typeof<int64> then unbox<'T> (box (Convert.ToInt64 value))
      elif wanted = typeof<decimal> then unbox<'T> (box (Convert.ToDecimal value))
      elif wanted = typeof<float32> then unbox<'T> (box (Convert.ToSingle value))
      elif wanted = typeof<int> then unbox<'T> (box (Convert.ToInt32 value))
      elif wanted = typeof<int16> then unbox<'T> (box (Convert.ToInt16 value))
      elif wanted = typeof<byte> then unbox<'T> (box (Convert.ToByte value))
      elif wanted = typeof<uint64> then unbox<'T> (box (Convert.ToUInt64 value))
      elif wanted = typeof<uint32> then unbox<'T> (box (Convert.ToUInt32 value))
      else
        let message = "An argument of the type " + value.GetType().Name + " cannot be converted to " + wanted.Name + "."
        raise (TestFailure message)

  /// Rows as they are.
  static member rows(values: seq<obj[]>) : seq<obj[]> = values

  /// Rows of a source whose elements are rows or single arguments.
  static member rowsOfAny(values: seq<'T>) : seq<obj[]> =
    values
    |> Seq.map (fun value ->
      match box value with
      | :? (obj[]) as row -> row
      | :? ITestRow as row -> row.Arguments
      | single -> [| single |])

  /// Fails when a test did not return what its attribute says.
  static member returns (expected: obj) (actual: 'T) : unit =
    if not (obj.Equals(expected, box actual)) then
      raise (TestFailure("  Expected: " + Shown.value expected + "\n  But was:  " + Shown.value (box actual)))

  static member internal Sources = sources
  static member internal Before = before
  static member internal After = after

/// The program as a worker of `clef test`.
module Worker =
  /// What the environment says: `PART PARTS FIRST` and the filter. None: the program is no worker.
  let private settings () =
    match Environment.GetEnvironmentVariable "CLEF_TEST_WORKER" with
    | null
    | "" -> None
    | text ->
      let words = text.Split([| ' ' |], 4)
      Some(int words[0], int words[1], int words[2], words[3])

  /// Is the program a worker?
  let isWanted () = (settings ()).IsSome

  let private escaped (text: string) =
    text.Replace("\\", "\\\\").Replace("\t", "\\t").Replace("\r", "\\r").Replace("\n", "\\n")

  /// `text` contains the word, `!text` does not; `&` and `|` join, as in `dotnet test --filter`.
  let private accepts (filter: string) (name: string) =
    let has (wanted: string) = name.Contains(wanted, StringComparison.OrdinalIgnoreCase)

    let one (term: string) =
      let term = term.Trim()
      let cut = term.IndexOfAny [| '='; '~'; '!' |]
      let key = if cut < 0 then "" else term.Substring(0, cut)
      let isKey = key = "FullyQualifiedName" || key = "Name" || key = "DisplayName"

      if not isKey then has term
      else
        let rest = term.Substring cut

        if rest.StartsWith "!=" then name <> rest.Substring 2
        elif rest.StartsWith "!~" then not (has (rest.Substring 2))
        elif rest.StartsWith "=" then name = rest.Substring 1
        else has (rest.Substring 1)

    filter = ""
    || has filter
    || filter.Split '|' |> Array.exists (fun terms -> terms.Split '&' |> Array.forall one)

  let private report (failure: exn) =
    match failure with
    | :? TestFailure -> failure.Message
    | _ -> failure.GetType().FullName + " : " + failure.Message

  let rec private reason (failure: exn) =
    match failure with
    | :? AggregateException as several when several.InnerExceptions.Count = 1 -> reason several.InnerException
    | _ -> failure

  let private runOne (write: string -> unit) (wait: unit -> unit) (index: int) (case: Case) =
    write ("start\t" + string index + "\t" + escaped case.Group + "\t" + escaped case.Name)
    let watch = Diagnostics.Stopwatch.StartNew()

    let outcome =
      if not (isNull case.Skip) then
        "skip\t" + escaped case.Skip
      else
        try
          case.Run()
          "pass\t"
        with failure ->
          match reason failure with
          | :? TestPassed -> "pass\t"
          | :? TestSkipped as skipped -> "skip\t" + escaped skipped.Message
          | failure -> "fail\t" + escaped (report failure)

    stdout.Flush()
    stderr.Flush()
    let microseconds = watch.Elapsed.Ticks / 10L
    write ("end\t" + string index + "\t" + string microseconds + "\t" + outcome)
    wait ()

  let private runHooks (hooks: ResizeArray<string * (unit -> unit)>) group =
    for name, run in hooks do
      if name = group then run ()

  /// The tests of one group that this worker is to run, with what comes before and after them.
  let private runGroup write wait (cases: (int * Case) list) =
    let group = (snd cases.Head).Group
    let isRun = cases |> List.exists (fun (_, case) -> isNull case.Skip)
    let problem = try (if isRun then runHooks Tests.Before group); null with failure -> failure

    for index, case in cases do
      if isNull problem then runOne write wait index case
      else runOne write wait index { case with Run = fun () -> raise problem }

    try (if isRun then runHooks Tests.After group)
    with failure -> write ("after\t" + escaped (group + ": " + report (reason failure)))

    stdout.Flush()
    stderr.Flush()
    write "group"
    wait ()

  /// Runs this worker's part of the tests and writes its records to descriptor 3; behind each test and group it waits for a byte on
  /// descriptor 4. The exit status.
  let run () : int =
    let part, parts, first, filter = (settings ()).Value
    use records = new FileStream("/proc/self/fd/3", FileMode.Open, FileAccess.Write)
    use replies = new FileStream("/proc/self/fd/4", FileMode.Open, FileAccess.Read)
    let reply = Array.zeroCreate<byte> 1

    let write (line: string) =
      let bytes = System.Text.Encoding.UTF8.GetBytes(line + "\n")
      records.Write(bytes, 0, bytes.Length)
      records.Flush()

    let wait () = replies.Read(reply, 0, 1) |> ignore
    let all = [ for make in Tests.Sources do yield! make () ]
    let isFocused = all |> List.exists (fun case -> case.IsFocused)

    let focused (case: Case) =
      if isFocused && not case.IsFocused && isNull case.Skip then { case with Skip = "Another test is focused." }
      else case

    let chosen = all |> List.filter (fun case -> accepts filter case.Name) |> List.map focused
    write ("plan\t" + string chosen.Length)

    chosen
    |> List.indexed
    |> List.groupBy (fun (_, case) -> case.Group)
    |> List.iteri (fun number (_, cases) ->
      let own = cases |> List.filter (fun (index, _) -> index >= first)
      if number % parts = part && not own.IsEmpty then runGroup write wait own)

    write "done"
    0
