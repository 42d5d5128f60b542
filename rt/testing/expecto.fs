/// Expecto as its users write it: trees of tests as values, Expect, the functions that run them.
namespace Expecto

open System
open System.Collections.Generic
open System.Threading.Tasks
open Clef.Testing

/// A value that is a tree of tests.
[<AttributeUsage(AttributeTargets.Method ||| AttributeTargets.Property ||| AttributeTargets.Field)>]
type TestsAttribute() =
  inherit Attribute()

/// A tree of tests that alone are run.
[<AttributeUsage(AttributeTargets.Method ||| AttributeTargets.Property ||| AttributeTargets.Field)>]
type FTestsAttribute() =
  inherit Attribute()

/// A tree of tests that are not run.
[<AttributeUsage(AttributeTargets.Method ||| AttributeTargets.Property ||| AttributeTargets.Field)>]
type PTestsAttribute() =
  inherit Attribute()

/// What an expectation raises.
type AssertException(message: string) =
  inherit TestFailure(message)

/// What a test raises that fails by itself.
type FailedException(message: string) =
  inherit TestFailure(message)

/// What a test raises that is not to count.
type IgnoreException(message: string) =
  inherit TestSkipped(message)

/// Is a test run as the others are?
type FocusState =
  | Normal
  | Pending
  | Focused

/// May tests run beside others? They run one after the other here.
type SequenceMethod =
  | Synchronous
  | SynchronousGroup of string
  | InParallel

/// Async under a name that the case of TestCode does not hide.
module Work =
  let run (work: Async<unit>) : unit = Async.RunSynchronously work
  let awaited (task: Task<'a>) : Async<'a> = Async.AwaitTask task

/// What a test does.
type TestCode =
  | Sync of stest: (unit -> unit)
  | Async of atest: Async<unit>

/// A tree of tests.
type Test =
  | TestCase of code: TestCode * state: FocusState
  | TestList of tests: Test list * state: FocusState
  | TestLabel of label: string * test: Test * state: FocusState
  | Sequenced of SequenceMethod * Test

/// Why one value is not near another.
type Accuracy =
  { absolute: float
    relative: float }

module Accuracy =
  let areCloseLhs a b = abs (a - b)
  let areCloseRhs m a b = m.absolute + m.relative * max (abs a) (abs b)
  let areClose m a b = areCloseLhs a b <= areCloseRhs m a b
  let low = { absolute = 1e-6; relative = 1e-3 }
  let medium = { absolute = 1e-8; relative = 1e-5 }
  let high = { absolute = 1e-10; relative = 1e-7 }
  let veryHigh = { absolute = 1e-12; relative = 1e-9 }

/// Expectations.
[<RequireQualifiedAccess>]
module Expect =
  let private fail (message: string) (detail: string) : 'a =
    raise (AssertException(if String.IsNullOrEmpty detail then message + "." else message + ". " + detail))

  let private shown (value: 'a) = Shown.value (box value)

  /// The values are the same.
  let equal (actual: 'a) (expected: 'a) (message: string) : unit =
    if actual <> expected then
      match box actual, box expected with
      | (:? string as a), (:? string as e) ->
        let mutable at = 0
        while at < a.Length && at < e.Length && a[at] = e[at] do at <- at + 1
        let detail = "String does not match at position " + string at + "."
        raise (AssertException(message + ".\n" + detail + "\nexpected: " + shown e + "\n  actual: " + shown a))
      | _ -> raise (AssertException(message + ".\nexpected: " + shown expected + "\n  actual: " + shown actual))

  /// The values are not the same.
  let notEqual (actual: 'a) (expected: 'a) (message: string) : unit =
    if actual = expected then fail message ("Expected " + shown actual + " not to equal " + shown expected + ".")

  let isTrue (actual: bool) message = if not actual then fail message "Actual value was false."
  let isFalse (actual: bool) message = if actual then fail message "Actual value was true."

  let isSome (x: 'a option) message =
    if x.IsNone then fail message "Expected Some _, was None."

  let isNone (x: 'a option) message =
    match x with
    | None -> ()
    | Some value -> fail message ("Expected None, was Some(" + shown value + ").")

  let isOk (x: Result<'a, 'b>) message =
    match x with
    | Ok _ -> ()
    | Error value -> fail message ("Expected Ok, was Error(" + shown value + ").")

  let isError (x: Result<'a, 'b>) message =
    match x with
    | Error _ -> ()
    | Ok value -> fail message ("Expected Error _, was Ok(" + shown value + ").")

  /// The value of Some; anything else fails.
  let wantSome (x: 'a option) message : 'a =
    match x with
    | Some value -> value
    | None -> fail message "Expected Some _, was None."

  let wantOk (x: Result<'a, 'b>) message : 'a =
    match x with
    | Ok value -> value
    | Error value -> fail message ("Expected Ok, was Error(" + shown value + ").")

  let wantError (x: Result<'a, 'b>) message : 'b =
    match x with
    | Error value -> value
    | Ok value -> fail message ("Expected Error _, was Ok(" + shown value + ").")

  let isChoice1Of2 (x: Choice<'a, 'b>) message =
    match x with
    | Choice1Of2 _ -> ()
    | Choice2Of2 value -> fail message ("Expected Choice1Of2 _, was Choice2Of2(" + shown value + ").")

  let isChoice2Of2 (x: Choice<'a, 'b>) message =
    match x with
    | Choice2Of2 _ -> ()
    | Choice1Of2 value -> fail message ("Expected Choice2Of2 _, was Choice1Of2(" + shown value + ").")

  let isNull (x: obj) message = if not (obj.ReferenceEquals(x, null)) then fail message ("Expected null, but was " + shown x + ".")
  let isNotNull (x: obj) message = if obj.ReferenceEquals(x, null) then fail message "Did not expect to be null."

  let isEmpty (actual: seq<'a>) message =
    if not (Seq.isEmpty actual) then fail message ("Should be empty, but was " + shown actual + ".")

  let isNonEmpty (actual: seq<'a>) message = if Seq.isEmpty actual then fail message "Should not be empty."
  let isNotEmpty (actual: seq<'a>) message = if Seq.isEmpty actual then fail message "Should not be empty."
  let isWhitespace (actual: string) message = if actual.Trim() <> "" then fail message ("Should be whitespace, but was " + shown actual + ".")
  let isNotWhitespace (actual: string) message = if actual.Trim() = "" then fail message "Should not be whitespace."

  let isGreaterThan (a: 'a) (b: 'a) message =
    if not (a > b) then fail message ("Expected a (" + shown a + ") to be greater than b (" + shown b + ").")

  let isGreaterThanOrEqual (a: 'a) (b: 'a) message =
    if not (a >= b) then fail message ("Expected a (" + shown a + ") to be greater than or equal to b (" + shown b + ").")

  let isLessThan (a: 'a) (b: 'a) message =
    if not (a < b) then fail message ("Expected a (" + shown a + ") to be less than b (" + shown b + ").")

  let isLessThanOrEqual (a: 'a) (b: 'a) message =
    if not (a <= b) then fail message ("Expected a (" + shown a + ") to be less than or equal to b (" + shown b + ").")

  let floatClose accuracy (actual: float) (expected: float) message =
    if Double.IsNaN actual && Double.IsNaN expected then ()
    elif not (Accuracy.areClose accuracy actual expected) then
      fail message ("Expected difference to be less than " + shown (Accuracy.areCloseRhs accuracy actual expected)
                    + " for accuracy {absolute=" + shown accuracy.absolute + "; relative=" + shown accuracy.relative
                    + "}, but was " + shown (Accuracy.areCloseLhs actual expected) + ". actual=" + shown actual
                    + " expected=" + shown expected)

  let floatLessThanOrClose accuracy (actual: float) (expected: float) message =
    if actual > expected then floatClose accuracy actual expected message

  let floatGreaterThanOrClose accuracy (actual: float) (expected: float) message =
    if actual < expected then floatClose accuracy actual expected message

  let isNotNaN (f: float) message = if Double.IsNaN f then fail message "Float was the NaN (not a number) value."
  let isNotInfinity (f: float) message = if Double.IsInfinity f then fail message "Float was an infinity."

  /// The function raises any exception.
  let throws (f: unit -> unit) message =
    if (try f (); true with _ -> false) then fail message "Expected f to throw."

  /// The function raises an exception of the type or one below it.
  let throwsT<'e when 'e :> exn> (f: unit -> unit) message =
    match (try f (); None with e -> Some e) with
    | None -> fail message ("Expected f to throw an exn of type " + typeof<'e>.FullName + ", but nothing was thrown.")
    | Some(:? 'e) -> ()
    | Some other ->
      fail message ("Expected f to throw an exn of type " + typeof<'e>.FullName + ", but one of type "
                    + other.GetType().FullName + " was thrown.")

  /// The function raises an exception, which is handed on.
  let throwsC (f: unit -> unit) (cont: exn -> 'a) : 'a =
    match (try f (); None with e -> Some e) with
    | None -> fail "Expected f to throw" ""
    | Some e -> cont e

  let private counts (items: seq<'a>) = items |> Seq.countBy id |> Map.ofSeq

  let contains (sequence: seq<'a>) (element: 'a) message =
    if not (Seq.contains element sequence) then
      fail message ("Sequence did not contain " + shown element + ". Sequence: " + shown (List.ofSeq sequence))

  let containsAll (actual: seq<'a>) (expected: seq<'a>) message =
    let found = counts actual
    let missing = counts expected |> Map.filter (fun item n -> (Map.tryFind item found |> Option.defaultValue 0) < n)
    if not missing.IsEmpty then
      fail message ("Sequence `actual` does not contain all `expected` elements. Missing: " + shown (missing |> Map.toList |> List.map fst))

  let hasLength (sequence: seq<'a>) (expected: int) message =
    let length = Seq.length sequence
    if length <> expected then
      fail message ("Expected sequence to have length " + string expected + ", but length was " + string length + ".")

  let hasCountOf (sequence: seq<'a>) (expected: uint32) (selector: 'a -> bool) message =
    let count = sequence |> Seq.filter selector |> Seq.length
    if uint32 count <> expected then
      fail message ("Should be of count: " + string expected + ", but was: " + string count)

  let exists (sequence: seq<'a>) (test: 'a -> bool) message =
    if not (Seq.exists test sequence) then fail message "There isn't any element which satisfies given assertion."

  let all (sequence: seq<'a>) (test: 'a -> bool) message =
    match sequence |> Seq.tryFindIndex (fun item -> not (test item)) with
    | None -> ()
    | Some index -> fail message ("Some element doesn't satisfy assertion: the one at " + string index + ", " + shown (Seq.item index sequence))

  let allEqual (sequence: seq<'a>) (expected: 'a) message = all sequence (fun item -> item = expected) message

  let sequenceEqual (actual: seq<'a>) (expected: seq<'a>) message =
    let a, e = Array.ofSeq actual, Array.ofSeq expected
    let mutable at = 0
    while at < a.Length && at < e.Length && a[at] = e[at] do at <- at + 1
    let where = "Sequence does not match at position " + string at + ". "
    if at < a.Length && at < e.Length then
      fail message (where + "Expected item: " + shown e[at] + ", but got " + shown a[at] + ".")
    elif at < a.Length then fail message ("Sequence actual longer than expected, at pos " + string at + " found item " + shown a[at] + ".")
    elif at < e.Length then fail message ("Sequence actual shorter than expected, at pos " + string at + " for expected item " + shown e[at] + ".")

  let sequenceStarts (subject: seq<'a>) (prefix: seq<'a>) message =
    let s, p = Array.ofSeq subject, Array.ofSeq prefix
    if s.Length < p.Length || Array.truncate p.Length s <> p then
      fail message ("Sequence does not start with " + shown p + ".")

  let isAscending (sequence: seq<'a>) message =
    if sequence |> Seq.pairwise |> Seq.exists (fun (a, b) -> a > b) then fail message "Sequence is not ascending"

  let isDescending (sequence: seq<'a>) message =
    if sequence |> Seq.pairwise |> Seq.exists (fun (a, b) -> a < b) then fail message "Sequence is not descending"

  let stringContains (subject: string) (substring: string) message =
    if not (subject.Contains substring) then
      fail message ("Expected subject string '" + subject + "' to contain substring '" + substring + "'.")

  let stringStarts (subject: string) (prefix: string) message =
    if not (subject.StartsWith(prefix, StringComparison.Ordinal)) then
      fail message ("Expected subject string '" + subject + "' to start with '" + prefix + "'.")

  let stringEnds (subject: string) (suffix: string) message =
    if not (subject.EndsWith(suffix, StringComparison.Ordinal)) then
      fail message ("Expected subject string '" + subject + "' to end with '" + suffix + "'.")

  let stringHasLength (subject: string) (length: int) message =
    if subject.Length <> length then
      fail message ("Expected subject string '" + subject + "' to have length '" + string length + "'.")

  let isMatch (actual: string) (pattern: string) message =
    if not (Text.RegularExpressions.Regex.IsMatch(actual, pattern)) then
      fail message ("Expected " + actual + " to match pattern: /" + pattern + "/")

  let isNotMatch (actual: string) (pattern: string) message =
    if Text.RegularExpressions.Regex.IsMatch(actual, pattern) then
      fail message ("Expected " + actual + " not to match pattern: /" + pattern + "/")

  /// The types of the two values are the same.
  let isType<'a> (value: obj) message =
    match value with
    | :? 'a -> ()
    | other -> fail message ("Expected " + typeof<'a>.FullName + ", but was " + other.GetType().FullName + ".")

/// The same expectations with the message first.
module Flip =
  [<RequireQualifiedAccess>]
  module Expect =
    let equal message (expected: 'a) (actual: 'a) = Expect.equal actual expected message
    let notEqual message (expected: 'a) (actual: 'a) = Expect.notEqual actual expected message
    let isTrue message actual = Expect.isTrue actual message
    let isFalse message actual = Expect.isFalse actual message
    let isSome message (x: 'a option) = Expect.isSome x message
    let isNone message (x: 'a option) = Expect.isNone x message
    let isOk message (x: Result<'a, 'b>) = Expect.isOk x message
    let isError message (x: Result<'a, 'b>) = Expect.isError x message
    let wantSome message (x: 'a option) = Expect.wantSome x message
    let wantOk message (x: Result<'a, 'b>) = Expect.wantOk x message
    let wantError message (x: Result<'a, 'b>) = Expect.wantError x message
    let isNull message (x: obj) = Expect.isNull x message
    let isNotNull message (x: obj) = Expect.isNotNull x message
    let isEmpty message (x: seq<'a>) = Expect.isEmpty x message
    let isNonEmpty message (x: seq<'a>) = Expect.isNonEmpty x message
    let isGreaterThan message (b: 'a) (a: 'a) = Expect.isGreaterThan a b message
    let isLessThan message (b: 'a) (a: 'a) = Expect.isLessThan a b message
    let contains message (element: 'a) (x: seq<'a>) = Expect.contains x element message
    let containsAll message (expected: seq<'a>) (x: seq<'a>) = Expect.containsAll x expected message
    let hasLength message (length: int) (x: seq<'a>) = Expect.hasLength x length message
    let sequenceEqual message (expected: seq<'a>) (x: seq<'a>) = Expect.sequenceEqual x expected message
    let stringContains message (substring: string) subject = Expect.stringContains subject substring message
    let stringStarts message (prefix: string) subject = Expect.stringStarts subject prefix message
    let throws message (f: unit -> unit) = Expect.throws f message
    let throwsT<'e when 'e :> exn> message (f: unit -> unit) = Expect.throwsT<'e> f message
    let floatClose message accuracy (expected: float) (actual: float) = Expect.floatClose accuracy actual expected message

/// What the arguments of a program of tests ask for; here they are accepted and have no effect, but for Filter.
type CLIArguments =
  | Sequenced
  | Parallel
  | Parallel_Workers of int
  | Fail_On_Focused_Tests
  | Debug
  | Summary
  | No_Spinner
  | Filter of string
  | Colours of int

type ExpectoConfig =
  { filter: string
    runInParallel: bool }

  static member defaultConfig = { filter = ""; runInParallel = true }

module internal Tree =
  /// The leaves, with their names and states.
  let rec leaves (names: string list) (state: FocusState) (test: Test) : (string list * FocusState * TestCode) list =
    let inner own = if own = Normal then state else own
    match test with
    | TestCase(code, own) -> [ (List.rev names, inner own, code) ]
    | TestList(tests, own) -> tests |> List.collect (leaves names (inner own))
    | TestLabel(label, test, own) -> leaves (label :: names) (inner own) test
    | Test.Sequenced(_, test) -> leaves names state test

  let cases (group: string) (test: Test) : Case list =
    leaves [] Normal test
    |> List.map (fun (names, state, code) ->
      { Group = group
        Name = String.Join(".", names)
        Skip = (if state = Pending then "It is pending." else null)
        IsFocused = (state = Focused)
        Run =
          fun () ->
            match code with
            | Sync run -> run ()
            | TestCode.Async work -> Work.run work })

/// The trees with an attribute.
module Registry =
  let private trees = ResizeArray<string * (unit -> Test)>()

  let private add (group: string) (make: unit -> Test) =
    trees.Add((group, make))
    Tests.addLater (fun () -> Tree.cases group (make ()))

  let found (group: string) (make: unit -> Test) = add group make
  let foundFocused (group: string) (make: unit -> Test) = add group (fun () -> TestList([ make () ], Focused))
  let foundPending (group: string) (make: unit -> Test) = add group (fun () -> TestList([ make () ], Pending))

  let internal all () = TestList([ for _, make in trees -> make () ], Normal)

  let internal run (config: ExpectoConfig) (test: Test) (isAll: bool) : int =
    if Worker.isWanted () then
      if not isAll then Tests.addLater (fun () -> Tree.cases "tests" test)
      Worker.run ()
    else
      let cases = Tree.cases "tests" test
      let isFocused = cases |> List.exists (fun case -> case.IsFocused)
      let chosen = cases |> List.filter (fun case -> config.filter = "" || case.Name.StartsWith config.filter)
      let mutable passed, ignored, failed, errored = 0, 0, 0, 0
      let watch = Diagnostics.Stopwatch.StartNew()

      for case in chosen do
        if not (isNull case.Skip) || (isFocused && not case.IsFocused) then ignored <- ignored + 1
        else
          try
            case.Run()
            passed <- passed + 1
          with
          | :? TestSkipped -> ignored <- ignored + 1
          | :? TestFailure as failure ->
            failed <- failed + 1
            printfn "%s failed: %s" case.Name failure.Message
          | failure ->
            errored <- errored + 1
            printfn "%s errored: %s: %s" case.Name (failure.GetType().FullName) failure.Message

      printfn "EXPECTO! %d tests run in %s – %d passed, %d ignored, %d failed, %d errored." chosen.Length
        (watch.Elapsed.ToString()) passed ignored failed errored

      if failed + errored > 0 then 1 else 0

/// Builds a test from a block: `test "name" { ... }`.
type TestBuilder(name: string, state: FocusState) =
  member _.Zero() = ()
  member _.Delay(f: unit -> unit) = f
  member _.Run(f: unit -> unit) = TestLabel(name, TestCase(Sync f, state), state)
  member _.Combine(_: unit, second: unit -> unit) = second ()
  member _.TryFinally(f: unit -> unit, last: unit -> unit) = try f () finally last ()
  member _.TryWith(f: unit -> unit, handler: exn -> unit) = try f () with e -> handler e
  member _.Using(resource: 'a :> IDisposable, f: 'a -> unit) = using resource f
  member _.For(items: seq<'a>, f: 'a -> unit) = for item in items do f item
  member _.While(condition: unit -> bool, f: unit -> unit) = while condition () do f ()

/// Builds an asynchronous test: `testAsync "name" { ... }`.
type TestAsyncBuilder(name: string, state: FocusState) =
  member _.Zero() = async.Zero()
  member _.Delay(f: unit -> Async<'a>) = async.Delay f
  member _.Run(work: Async<unit>) = TestLabel(name, TestCase(TestCode.Async work, state), state)
  member _.Bind(work: Async<'a>, f: 'a -> Async<'b>) = async.Bind(work, f)
  member _.Bind(work: Task<'a>, f: 'a -> Async<'b>) = async.Bind(Work.awaited work, f)
  member _.Return(value: 'a) = async.Return value
  member _.ReturnFrom(work: Async<'a>) = work
  member _.Combine(first: Async<unit>, second: Async<'a>) = async.Combine(first, second)
  member _.TryFinally(work: Async<'a>, last: unit -> unit) = async.TryFinally(work, last)
  member _.TryWith(work: Async<'a>, handler: exn -> Async<'a>) = async.TryWith(work, handler)
  member _.Using(resource: 'a :> IDisposable, f: 'a -> Async<'b>) = async.Using(resource, f)
  member _.For(items: seq<'a>, f: 'a -> Async<unit>) = async.For(items, f)
  member _.While(condition: unit -> bool, work: Async<unit>) = async.While(condition, work)

[<AutoOpen>]
module Tests =
  let inline failtest (message: string) : 'a = raise (AssertException message)
  let inline failtestf format = Printf.ksprintf (fun message -> raise (AssertException message)) format
  let inline skiptest (message: string) : 'a = raise (IgnoreException message)
  let inline skiptestf format = Printf.ksprintf (fun message -> raise (IgnoreException message)) format

  let testList name tests = TestLabel(name, TestList(tests, Normal), Normal)
  let ftestList name tests = TestLabel(name, TestList(tests, Focused), Focused)
  let ptestList name tests = TestLabel(name, TestList(tests, Pending), Pending)
  let testLabel name test = TestLabel(name, test, Normal)
  let testCase name (run: unit -> unit) = TestLabel(name, TestCase(Sync run, Normal), Normal)
  let ftestCase name (run: unit -> unit) = TestLabel(name, TestCase(Sync run, Focused), Focused)
  let ptestCase name (run: unit -> unit) = TestLabel(name, TestCase(Sync run, Pending), Pending)
  let testCaseAsync name (work: Async<unit>) = TestLabel(name, TestCase(TestCode.Async work, Normal), Normal)
  let ftestCaseAsync name (work: Async<unit>) = TestLabel(name, TestCase(TestCode.Async work, Focused), Focused)
  let ptestCaseAsync name (work: Async<unit>) = TestLabel(name, TestCase(TestCode.Async work, Pending), Pending)
  let private awaited (make: unit -> Task<unit>) = TestCode.Async(async { return! Work.awaited(make ()) })
  let testCaseTask name (make: unit -> Task<unit>) = TestLabel(name, TestCase(awaited make, Normal), Normal)
  let ftestCaseTask name (make: unit -> Task<unit>) = TestLabel(name, TestCase(awaited make, Focused), Focused)
  let ptestCaseTask name (make: unit -> Task<unit>) = TestLabel(name, TestCase(awaited make, Pending), Pending)

  let testFixture (setup: ('a -> unit -> unit)) (cases: seq<string * 'a>) =
    cases |> Seq.map (fun (name, part) -> testCase name (setup part)) |> List.ofSeq

  let testParam (param: 'a) (cases: seq<string * ('a -> unit -> unit)>) =
    cases |> Seq.map (fun (name, part) -> testCase name (part param)) |> List.ofSeq

  let testTheory name (cases: seq<'a>) (run: 'a -> unit) =
    testList name (cases |> Seq.map (fun case -> testCase (string (box case)) (fun () -> run case)) |> List.ofSeq)

  let testSequenced test = Test.Sequenced(Synchronous, test)
  let testSequencedGroup name test = Test.Sequenced(SynchronousGroup name, test)
  let testLabelled name test = TestLabel(name, test, Normal)
  let test name = TestBuilder(name, Normal)
  let ftest name = TestBuilder(name, Focused)
  let ptest name = TestBuilder(name, Pending)
  let testAsync name = TestAsyncBuilder(name, Normal)
  let ftestAsync name = TestAsyncBuilder(name, Focused)
  let ptestAsync name = TestAsyncBuilder(name, Pending)
  let testTask name = TestAsyncBuilder(name, Normal)
  let ftestTask name = TestAsyncBuilder(name, Focused)
  let ptestTask name = TestAsyncBuilder(name, Pending)

  let defaultConfig = ExpectoConfig.defaultConfig

  let private configured (config: ExpectoConfig) (args: seq<CLIArguments>) (argv: string[]) =
    let mutable config = config
    for arg in args do
      match arg with
      | Filter text -> config <- { config with filter = text }
      | _ -> ()
    for at in 0 .. argv.Length - 2 do
      if argv[at] = "--filter" then config <- { config with filter = argv[at + 1] }
    config

  /// Runs the tests; 0 when all passed.
  let runTestsWithCLIArgs (args: seq<CLIArguments>) (argv: string[]) (tests: Test) : int =
    Registry.run (configured defaultConfig args argv) tests false

  /// Runs the tests that have an attribute.
  let runTestsInAssemblyWithCLIArgs (args: seq<CLIArguments>) (argv: string[]) : int =
    Registry.run (configured defaultConfig args argv) (Registry.all ()) true

  let runTests (config: ExpectoConfig) (tests: Test) : int = Registry.run config tests false
  let runTestsWithArgs (config: ExpectoConfig) (argv: string[]) (tests: Test) : int = Registry.run (configured config [] argv) tests false
  let runTestsInAssembly (config: ExpectoConfig) (argv: string[]) : int = Registry.run (configured config [] argv) (Registry.all ()) true
