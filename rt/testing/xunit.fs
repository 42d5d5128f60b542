/// Xunit as its users write it: attributes, assertions, fixtures. The messages are laid out as Xunit 2 lays them out.
namespace Xunit

open System
open System.Collections
open System.Collections.Generic
open System.Threading.Tasks
open Clef.Testing

/// A function or method that is a test.
[<AttributeUsage(AttributeTargets.Method ||| AttributeTargets.Property)>]
type FactAttribute() =
  inherit Attribute()
  member val DisplayName: string = null with get, set
  member val Skip: string = null with get, set
  member val Explicit = false with get, set
  member val Timeout = 0 with get, set

/// A test that is run for each row of arguments.
type TheoryAttribute() =
  inherit FactAttribute()

/// One row of arguments.
[<AttributeUsage(AttributeTargets.Method, AllowMultiple = true)>]
type InlineDataAttribute([<ParamArray>] data: obj[]) =
  inherit Attribute()
  member _.Data = data
  member val Skip: string = null with get, set

/// Rows of arguments from a static property, field or method.
[<AttributeUsage(AttributeTargets.Method, AllowMultiple = true)>]
type MemberDataAttribute(memberName: string, [<ParamArray>] arguments: obj[]) =
  inherit Attribute()
  member _.MemberName = memberName
  member _.Arguments = arguments
  member val MemberType: Type = null with get, set
  member val DisableDiscoveryEnumeration = false with get, set

/// Rows of arguments that a class enumerates.
[<AttributeUsage(AttributeTargets.Method, AllowMultiple = true)>]
type ClassDataAttribute(source: Type) =
  inherit Attribute()
  member _.Class = source

/// A name and a value by which tests can be told apart.
[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method ||| AttributeTargets.Assembly, AllowMultiple = true)>]
type TraitAttribute(name: string, value: string) =
  inherit Attribute()
  member _.Name = name
  member _.Value = value

/// The collection of a class of tests.
[<AttributeUsage(AttributeTargets.Class)>]
type CollectionAttribute(name: string) =
  inherit Attribute()
  member _.Name = name

/// Names a collection and the fixtures that its classes share.
[<AttributeUsage(AttributeTargets.Class)>]
type CollectionDefinitionAttribute(name: string) =
  inherit Attribute()
  member _.Name = name
  member val DisableParallelization = false with get, set

/// How the classes of a project are run; without effect here.
[<AttributeUsage(AttributeTargets.Assembly)>]
type CollectionBehaviorAttribute() =
  inherit Attribute()
  member val DisableTestParallelization = false with get, set
  member val MaxParallelThreads = 0 with get, set

/// What orders tests; without effect here.
[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Assembly)>]
type TestCaseOrdererAttribute(typeName: string, assemblyName: string) =
  inherit Attribute()
  member _.TypeName = typeName
  member _.AssemblyName = assemblyName

/// A class whose tests share an object of the type, which its constructor may take.
type IClassFixture<'TFixture> = interface end

/// A collection whose classes share an object of the type.
type ICollectionFixture<'TFixture> = interface end

/// What is awaited before and after each test of a class.
type IAsyncLifetime =
  abstract InitializeAsync: unit -> Task
  abstract DisposeAsync: unit -> Task

/// Rows of arguments, with the types of the parameters.
type TheoryData(start: seq<obj[]>) =
  let rows = ResizeArray<obj[]>(start)
  new() = TheoryData(Seq.empty)
  member _.AddRow([<ParamArray>] row: obj[]) = rows.Add row
  member _.AddRows(more: seq<obj[]>) = rows.AddRange more
  interface IEnumerable<obj[]> with
    member _.GetEnumerator() : IEnumerator<obj[]> = (rows :> IEnumerable<obj[]>).GetEnumerator()
    member _.GetEnumerator() : IEnumerator = ((rows :> IEnumerable<obj[]>).GetEnumerator() :> IEnumerator)

type TheoryData<'T1>(values: seq<'T1>) =
  inherit TheoryData(Seq.map (fun (a: 'T1) -> [| box a |]) values)
  new() = TheoryData<'T1>(Seq.empty)
  member this.Add(a: 'T1) = this.AddRow([| box a |])
  member this.AddRange([<ParamArray>] values: 'T1[]) = this.AddRows(Seq.map (fun (a: 'T1) -> [| box a |]) values)

type TheoryData<'T1, 'T2>(values: seq<struct ('T1 * 'T2)>) =
  inherit TheoryData(Seq.map (fun (struct (a, b): struct ('T1 * 'T2)) -> [| box a; box b |]) values)
  new() = TheoryData<'T1, 'T2>(Seq.empty)
  member this.Add(a: 'T1, b: 'T2) = this.AddRow([| box a; box b |])
  member this.AddRange([<ParamArray>] values: struct ('T1 * 'T2)[]) = this.AddRows(Seq.map (fun (struct (a, b): struct ('T1 * 'T2)) -> [| box a; box b |]) values)

type TheoryData<'T1, 'T2, 'T3>(values: seq<struct ('T1 * 'T2 * 'T3)>) =
  inherit TheoryData(Seq.map (fun (struct (a, b, c): struct ('T1 * 'T2 * 'T3)) -> [| box a; box b; box c |]) values)
  new() = TheoryData<'T1, 'T2, 'T3>(Seq.empty)
  member this.Add(a: 'T1, b: 'T2, c: 'T3) = this.AddRow([| box a; box b; box c |])
  member this.AddRange([<ParamArray>] values: struct ('T1 * 'T2 * 'T3)[]) = this.AddRows(Seq.map (fun (struct (a, b, c): struct ('T1 * 'T2 * 'T3)) -> [| box a; box b; box c |]) values)

type TheoryData<'T1, 'T2, 'T3, 'T4>(values: seq<struct ('T1 * 'T2 * 'T3 * 'T4)>) =
  inherit TheoryData(Seq.map (fun (struct (a, b, c, d): struct ('T1 * 'T2 * 'T3 * 'T4)) -> [| box a; box b; box c; box d |]) values)
  new() = TheoryData<'T1, 'T2, 'T3, 'T4>(Seq.empty)
  member this.Add(a: 'T1, b: 'T2, c: 'T3, d: 'T4) = this.AddRow([| box a; box b; box c; box d |])
  member this.AddRange([<ParamArray>] values: struct ('T1 * 'T2 * 'T3 * 'T4)[]) = this.AddRows(Seq.map (fun (struct (a, b, c, d): struct ('T1 * 'T2 * 'T3 * 'T4)) -> [| box a; box b; box c; box d |]) values)

type TheoryData<'T1, 'T2, 'T3, 'T4, 'T5>(values: seq<struct ('T1 * 'T2 * 'T3 * 'T4 * 'T5)>) =
  inherit TheoryData(Seq.map (fun (struct (a, b, c, d, e): struct ('T1 * 'T2 * 'T3 * 'T4 * 'T5)) -> [| box a; box b; box c; box d; box e |]) values)
  new() = TheoryData<'T1, 'T2, 'T3, 'T4, 'T5>(Seq.empty)
  member this.Add(a: 'T1, b: 'T2, c: 'T3, d: 'T4, e: 'T5) = this.AddRow([| box a; box b; box c; box d; box e |])
  member this.AddRange([<ParamArray>] values: struct ('T1 * 'T2 * 'T3 * 'T4 * 'T5)[]) = this.AddRows(Seq.map (fun (struct (a, b, c, d, e): struct ('T1 * 'T2 * 'T3 * 'T4 * 'T5)) -> [| box a; box b; box c; box d; box e |]) values)

type TheoryData<'T1, 'T2, 'T3, 'T4, 'T5, 'T6>(values: seq<struct ('T1 * 'T2 * 'T3 * 'T4 * 'T5 * 'T6)>) =
  inherit TheoryData(Seq.map (fun (struct (a, b, c, d, e, f): struct ('T1 * 'T2 * 'T3 * 'T4 * 'T5 * 'T6)) -> [| box a; box b; box c; box d; box e; box f |]) values)
  new() = TheoryData<'T1, 'T2, 'T3, 'T4, 'T5, 'T6>(Seq.empty)
  member this.Add(a: 'T1, b: 'T2, c: 'T3, d: 'T4, e: 'T5, f: 'T6) = this.AddRow([| box a; box b; box c; box d; box e; box f |])
  member this.AddRange([<ParamArray>] values: struct ('T1 * 'T2 * 'T3 * 'T4 * 'T5 * 'T6)[]) = this.AddRows(Seq.map (fun (struct (a, b, c, d, e, f): struct ('T1 * 'T2 * 'T3 * 'T4 * 'T5 * 'T6)) -> [| box a; box b; box c; box d; box e; box f |]) values)

namespace Xunit.Abstractions

/// Output that belongs to a test.
type ITestOutputHelper =
  abstract WriteLine: message: string -> unit
  abstract WriteLine: format: string * [<System.ParamArray>] args: obj[] -> unit

/// Output of a test goes where the program's goes, so it is shown with a test that fails.
type TestOutput() =
  interface ITestOutputHelper with
    member _.WriteLine(message: string) = System.Console.WriteLine message
    member _.WriteLine(format: string, [<System.ParamArray>] args: obj[]) =
      System.Console.WriteLine(System.String.Format(format, args))

namespace Xunit.Sdk

/// What an assertion of Xunit raises.
type XunitException(message: string) =
  inherit Clef.Testing.TestFailure(message)

namespace Xunit

open System
open System.Collections
open System.Collections.Generic
open System.Text.RegularExpressions
open System.Threading.Tasks
open Clef.Testing

module internal Report =
  /// Raises with a headline and labelled lines beneath it.
  let raiseWith (name: string) (headline: string) (lines: (string * string) list) : 'a =
    let width = if lines.IsEmpty then 0 else lines |> List.map (fun (label: string, _) -> label.Length) |> List.max
    let line (label: string, text: string) = "\n" + (label + ":").PadRight(width + 2) + text
    let head = "Assert." + name + "() Failure" + (if headline = "" then "" else ": " + headline)
    raise (Xunit.Sdk.XunitException(head + String.Join("", List.map line lines)))

  let expected (name: string) headline (wanted: string) (found: string) : 'a =
    raiseWith name headline [ "Expected", wanted; "Actual", found ]

  /// Two texts that differ, with an arrow at the first difference.
  let strings (name: string) (wanted: string) (found: string) : 'a =
    let mutable at = 0
    while at < wanted.Length && at < found.Length && wanted[at] = found[at] do at <- at + 1
    let first = max 0 (at - 20)
    let shown (text: string) =
      let part = text.Substring(min first text.Length)
      let cut = if part.Length > 41 then part.Substring(0, 41) else part
      let escaped = cut.Replace("\\", "\\\\").Replace("\n", "\\n").Replace("\r", "\\r").Replace("\t", "\\t")
      (if first > 0 then "···" else "") + "\"" + escaped + "\"" + (if part.Length > 41 then "···" else "")
    let before = wanted.Substring(first, at - first)
    let escapes = before |> Seq.sumBy (fun c -> if c = '\n' || c = '\r' || c = '\t' || c = '\\' then 1 else 0)
    let blank = String(' ', 11 + (if first > 0 then 3 else 0) + before.Length + escapes)
    let message =
      "Assert." + name + "() Failure: Strings differ\n" + blank + "↓ (pos " + string at + ")\nExpected: " + shown wanted
      + "\nActual:   " + shown found + "\n" + blank + "↑ (pos " + string at + ")"
    raise (Xunit.Sdk.XunitException message)

  /// The elements of a collection, the first few.
  let elements (items: obj[]) (at: int) =
    let first = max 0 (min (at - 2) (items.Length - 5))
    let last = min (items.Length - 1) (first + 4)
    let shown = [ for i in first .. last -> Shown.value items[i] ]
    let text =
      "[" + (if first > 0 then "···, " else "") + String.Join(", ", shown)
      + (if last < items.Length - 1 then ", ···" else "") + "]"
    let before = String.Join(", ", List.truncate (at - first) shown)
    let column = 1 + (if first > 0 then 5 else 0) + before.Length + (if before <> "" then 2 else 0)
    text, column

  let collections (name: string) (wanted: obj[]) (found: obj[]) (at: int) : 'a =
    let wantedText, wantedColumn = elements wanted at
    let foundText, foundColumn = elements found at
    let arrow (column: int) mark = String(' ', 10 + column) + mark + " (pos " + string at + ")"
    let message =
      "Assert." + name + "() Failure: Collections differ\n" + arrow wantedColumn "↓" + "\nExpected: " + wantedText
      + "\nActual:   " + foundText + "\n" + arrow foundColumn "↑"
    raise (Xunit.Sdk.XunitException message)

  let sequences (name: string) (wanted: seq<'T>) (found: seq<'T>) (same: 'T -> 'T -> bool) =
    if isNull (box wanted) || isNull (box found) then
      if not (isNull (box wanted) && isNull (box found)) then
        expected name "Values differ" (Shown.value (box wanted)) (Shown.value (box found))
    else
      let wanted, found = Seq.toArray wanted, Seq.toArray found
      let mutable at = 0
      while at < wanted.Length && at < found.Length && same wanted[at] found[at] do at <- at + 1
      if at < wanted.Length || at < found.Length then
        collections name (Array.map box wanted) (Array.map box found) at

  let inline typeName (failure: exn) = failure.GetType().FullName

  /// The exception that `run` raises, which must have the type, or a type below it where `orBelow` is set.
  let thrown<'E when 'E :> exn> (name: string) (orBelow: bool) (run: unit -> unit) : 'E =
    let failure = try run (); None with failure -> Some failure
    let wanted = "typeof(" + typeof<'E>.FullName + ")"
    match failure with
    | None -> raiseWith name "No exception was thrown" [ ("Expected", wanted) ]
    | Some(:? 'E as failure) when orBelow || failure.GetType() = typeof<'E> -> failure
    | Some(:? AggregateException as several) when several.InnerExceptions.Count = 1 && typeof<'E> <> typeof<AggregateException> ->
      match several.InnerException with
      | :? 'E as failure when orBelow || failure.GetType() = typeof<'E> -> failure
      | other ->
        raiseWith name "Exception type was not " [ "Expected", wanted; "Actual", "typeof(" + typeName other + ")" ]
    | Some other ->
      let headline = if orBelow then "Exception type was not compatible" else "Exception type was not an exact match"
      raiseWith name headline [ "Expected", wanted; "Actual", "typeof(" + typeName other + ")" ]

/// The assertions of Xunit.
[<AbstractClass; Sealed>]
type Assert private () =
  static member private same<'T>(a: 'T, b: 'T) = obj.Equals(box a, box b)

  // ---- equality ----

  static member Equal<'T>(expected: 'T, actual: 'T) : unit =
    if not (Assert.same (expected, actual)) then
      match box expected, box actual with
      | (:? string as wanted), (:? string as found) -> Report.strings "Equal" wanted found
      | wanted, found -> Report.expected "Equal" "Values differ" (Shown.value wanted) (Shown.value found)

  static member Equal<'T>(expected: seq<'T>, actual: seq<'T>) : unit =
    Report.sequences "Equal" expected actual (fun a b -> Assert.same (a, b))

  static member Equal(expected: string, actual: string) : unit =
    if not (String.Equals(expected, actual)) then
      if isNull expected || isNull actual then
        Report.expected "Equal" "Strings differ" (Shown.value expected) (Shown.value actual)
      else
        Report.strings "Equal" expected actual

  static member Equal(expected: string, actual: string, ignoreCase: bool) : unit =
    let kind = if ignoreCase then StringComparison.OrdinalIgnoreCase else StringComparison.Ordinal
    if not (String.Equals(expected, actual, kind)) then Report.strings "Equal" expected actual

  static member Equal(expected: float, actual: float, precision: int) : unit =
    let wanted, found = Math.Round(expected, precision), Math.Round(actual, precision)
    if not (wanted.Equals found) then
      let text (rounded: float) (value: float) = rounded.ToString() + " (rounded from " + value.ToString() + ")"
      Report.expected "Equal" ("Values are not within " + string precision + " decimal places") (text wanted expected) (text found actual)

  static member Equal(expected: float, actual: float, tolerance: float) : unit =
    if not (expected.Equals actual) && not (abs (expected - actual) <= tolerance) then
      Report.expected "Equal" ("Values are not within tolerance " + tolerance.ToString()) (expected.ToString()) (actual.ToString())

  static member Equal(expected: decimal, actual: decimal, precision: int) : unit =
    let wanted, found = Math.Round(expected, precision), Math.Round(actual, precision)
    if wanted <> found then
      Report.expected "Equal" ("Values are not within " + string precision + " decimal places") (string wanted) (string found)

  static member Equal<'T>(expected: 'T, actual: 'T, comparer: IEqualityComparer<'T>) : unit =
    if not (comparer.Equals(expected, actual)) then
      Report.expected "Equal" "Values differ" (Shown.value (box expected)) (Shown.value (box actual))

  static member Equal<'T>(expected: seq<'T>, actual: seq<'T>, comparer: IEqualityComparer<'T>) : unit =
    Report.sequences "Equal" expected actual (fun a b -> comparer.Equals(a, b))

  static member StrictEqual<'T>(expected: 'T, actual: 'T) : unit =
    if not (Assert.same (expected, actual)) then
      Report.expected "StrictEqual" "Values differ" (Shown.value (box expected)) (Shown.value (box actual))

  static member Equivalent(expected: obj, actual: obj) : unit =
    if not (obj.Equals(expected, actual)) then
      Report.expected "Equivalent" "Values differ" (Shown.value expected) (Shown.value actual)

  static member NotEqual<'T>(expected: 'T, actual: 'T) : unit =
    if Assert.same (expected, actual) then
      Report.expected "NotEqual" "Values are equal" ("Not " + Shown.value (box expected)) (Shown.value (box actual))

  static member NotEqual<'T>(expected: seq<'T>, actual: seq<'T>) : unit =
    if Seq.length expected = Seq.length actual && Seq.forall2 (fun a b -> Assert.same (a, b)) expected actual then
      Report.expected "NotEqual" "Collections are equal" ("Not " + Shown.value (box expected)) (Shown.value (box actual))

  static member Same(expected: obj, actual: obj) : unit =
    if not (obj.ReferenceEquals(expected, actual)) then
      Report.expected "Same" "Values are not the same instance" (Shown.value expected) (Shown.value actual)

  static member NotSame(expected: obj, actual: obj) : unit =
    if obj.ReferenceEquals(expected, actual) then Report.raiseWith "NotSame" "Values are the same instance" []

  // ---- truth, null ----

  static member True(condition: bool) : unit =
    if not condition then Report.expected "True" "" "True" "False"

  static member True(condition: bool, userMessage: string) : unit =
    if not condition then
      if isNull userMessage then Report.expected "True" "" "True" "False" else raise (Xunit.Sdk.XunitException userMessage)

  static member False(condition: bool) : unit =
    if condition then Report.expected "False" "" "False" "True"

  static member False(condition: bool, userMessage: string) : unit =
    if condition then
      if isNull userMessage then Report.expected "False" "" "False" "True" else raise (Xunit.Sdk.XunitException userMessage)

  static member Null(value: obj) : unit =
    if not (isNull value) then Report.expected "Null" "Value is not null" "null" (Shown.value value)

  static member NotNull(value: obj) : unit =
    if isNull value then Report.raiseWith "NotNull" "Value is null" []

  static member Fail() : unit = raise (Xunit.Sdk.XunitException "Assert.Fail() Failure")
  static member Fail(message: string) : unit = raise (Xunit.Sdk.XunitException message)
  static member Skip(reason: string) : unit = raise (TestSkipped reason)

  // ---- collections ----

  static member Empty(collection: IEnumerable) : unit =
    let items = [| for item in collection -> item |]
    if items.Length > 0 then
      Report.raiseWith "Empty" "Collection was not empty" [ ("Collection", fst (Report.elements items 0)) ]

  static member NotEmpty(collection: IEnumerable) : unit =
    if not (collection.GetEnumerator().MoveNext()) then Report.raiseWith "NotEmpty" "Collection was empty" []

  static member Single(collection: seq<'T>) : 'T =
    let items = Seq.toArray collection
    if items.Length = 1 then items[0]
    else
      let text = fst (Report.elements (Array.map box items) 0)
      if items.Length = 0 then Report.raiseWith "Single" "The collection was empty" []
      else Report.raiseWith "Single" ("The collection contained " + string items.Length + " items") [ ("Collection", text) ]

  static member Single(collection: seq<'T>, predicate: Predicate<'T>) : 'T =
    let items = collection |> Seq.filter (fun item -> predicate.Invoke item) |> Seq.toArray
    if items.Length = 1 then items[0]
    elif items.Length = 0 then Report.raiseWith "Single" "The collection did not contain any matching items" []
    else Report.raiseWith "Single" ("The collection contained " + string items.Length + " matching items") []

  static member Contains<'T>(expected: 'T, collection: seq<'T>) : unit =
    if not (collection |> Seq.exists (fun item -> Assert.same (expected, item))) then
      Report.raiseWith "Contains" "Item not found in collection"
        [ "Collection", fst (Report.elements (collection |> Seq.map box |> Seq.toArray) 0)
          "Not found", Shown.value (box expected) ]

  static member Contains<'T>(collection: seq<'T>, filter: Predicate<'T>) : unit =
    if not (collection |> Seq.exists (fun item -> filter.Invoke item)) then
      Report.raiseWith "Contains" "Filter not matched in collection"
        [ ("Collection", fst (Report.elements (collection |> Seq.map box |> Seq.toArray) 0)) ]

  static member Contains(expectedSubstring: string, actualString: string) : unit =
    if isNull actualString || not (actualString.Contains expectedSubstring) then
      Report.raiseWith "Contains" "Sub-string not found"
        [ "String", Shown.value actualString; "Not found", Shown.value expectedSubstring ]

  static member Contains(expectedSubstring: string, actualString: string, comparison: StringComparison) : unit =
    if isNull actualString || not (actualString.Contains(expectedSubstring, comparison)) then
      Report.raiseWith "Contains" "Sub-string not found"
        [ "String", Shown.value actualString; "Not found", Shown.value expectedSubstring ]

  static member DoesNotContain<'T>(expected: 'T, collection: seq<'T>) : unit =
    if collection |> Seq.exists (fun item -> Assert.same (expected, item)) then
      Report.raiseWith "DoesNotContain" "Item found in collection"
        [ "Collection", fst (Report.elements (collection |> Seq.map box |> Seq.toArray) 0)
          "Found", Shown.value (box expected) ]

  static member DoesNotContain<'T>(collection: seq<'T>, filter: Predicate<'T>) : unit =
    if collection |> Seq.exists (fun item -> filter.Invoke item) then
      Report.raiseWith "DoesNotContain" "Filter matched in collection" []

  static member DoesNotContain(expectedSubstring: string, actualString: string) : unit =
    if not (isNull actualString) && actualString.Contains expectedSubstring then
      Report.raiseWith "DoesNotContain" "Sub-string found"
        [ "String", Shown.value actualString; "Found", Shown.value expectedSubstring ]

  static member All(collection: seq<'T>, action: Action<'T>) : unit =
    let failures =
      collection
      |> Seq.indexed
      |> Seq.choose (fun (index, item) ->
        try action.Invoke item; None
        with failure -> Some("[" + string index + "]: Item:  " + Shown.value (box item) + "\n     Error: " + failure.Message))
      |> Seq.toList
    if not failures.IsEmpty then
      let count = string failures.Length + " out of " + string (Seq.length collection)
      let message = "Assert.All() Failure: " + count + " items in the collection did not pass.\n" + String.Join("\n", failures)
      raise (Xunit.Sdk.XunitException message)

  static member Collection(collection: seq<'T>, [<ParamArray>] elementInspectors: Action<'T>[]) : unit =
    let items = Seq.toArray collection
    if items.Length <> elementInspectors.Length then
      Report.raiseWith "Collection" "Mismatched item count"
        [ "Collection", fst (Report.elements (Array.map box items) 0)
          "Expected count", string elementInspectors.Length
          "Actual count", string items.Length ]
    Array.iteri2 (fun index item (inspect: Action<'T>) ->
      try inspect.Invoke item
      with failure ->
        Report.raiseWith "Collection" "Item comparison failure" [ ("Error", failure.Message + " (pos " + string index + ")") ]) items elementInspectors

  static member Subset<'T when 'T: equality>(expectedSubset: ISet<'T>, actual: ISet<'T>) : unit =
    if not (actual.IsSubsetOf expectedSubset) then
      Report.expected "Subset" "Value is not a subset" (Shown.value (box expectedSubset)) (Shown.value (box actual))

  static member Superset<'T when 'T: equality>(expectedSuperset: ISet<'T>, actual: ISet<'T>) : unit =
    if not (actual.IsSupersetOf expectedSuperset) then
      Report.expected "Superset" "Value is not a superset" (Shown.value (box expectedSuperset)) (Shown.value (box actual))

  // ---- strings, ranges, types ----

  static member StartsWith(expectedStartString: string, actualString: string) : unit =
    if isNull actualString || not (actualString.StartsWith(expectedStartString, StringComparison.Ordinal)) then
      Report.raiseWith "StartsWith" "String start does not match"
        [ "String", Shown.value actualString; "Expected start", Shown.value expectedStartString ]

  static member EndsWith(expectedEndString: string, actualString: string) : unit =
    if isNull actualString || not (actualString.EndsWith(expectedEndString, StringComparison.Ordinal)) then
      Report.raiseWith "EndsWith" "String end does not match"
        [ "String", Shown.value actualString; "Expected end", Shown.value expectedEndString ]

  static member Matches(expectedRegexPattern: string, actualString: string) : unit =
    if isNull actualString || not (Regex.IsMatch(actualString, expectedRegexPattern)) then
      Report.raiseWith "Matches" "Pattern not found in value"
        [ "Regex", Shown.value expectedRegexPattern; "Value", Shown.value actualString ]

  static member DoesNotMatch(expectedRegexPattern: string, actualString: string) : unit =
    if not (isNull actualString) && Regex.IsMatch(actualString, expectedRegexPattern) then
      Report.raiseWith "DoesNotMatch" "Match found" [ "String", Shown.value actualString; "RegEx", Shown.value expectedRegexPattern ]

  static member InRange<'T when 'T: comparison>(actual: 'T, low: 'T, high: 'T) : unit =
    if actual < low || actual > high then
      Report.raiseWith "InRange" "Value not in range"
        [ "Range", "(" + Shown.value (box low) + " - " + Shown.value (box high) + ")"; "Actual", Shown.value (box actual) ]

  static member NotInRange<'T when 'T: comparison>(actual: 'T, low: 'T, high: 'T) : unit =
    if actual >= low && actual <= high then
      Report.raiseWith "NotInRange" "Value in range"
        [ "Range", "(" + Shown.value (box low) + " - " + Shown.value (box high) + ")"; "Actual", Shown.value (box actual) ]

  static member IsType<'T>(value: obj) : 'T =
    match value with
    | :? 'T as it -> it
    | other ->
      let found = if isNull other then "null" else "typeof(" + other.GetType().FullName + ")"
      Report.expected "IsType" "Value is not the exact type" ("typeof(" + typeof<'T>.FullName + ")") found

  static member IsNotType<'T>(value: obj) : unit =
    match value with
    | :? 'T ->
      let name = "typeof(" + typeof<'T>.FullName + ")"
      Report.expected "IsNotType" "Value is the exact type" name name
    | _ -> ()

  static member IsAssignableFrom<'T>(value: obj) : 'T =
    match value with
    | :? 'T as it -> it
    | other ->
      let found = if isNull other then "null" else "typeof(" + other.GetType().FullName + ")"
      Report.expected "IsAssignableFrom" "Value is an incompatible type" ("typeof(" + typeof<'T>.FullName + ")") found

  // ---- exceptions ----

  static member Throws<'E when 'E :> exn>(testCode: Action) : 'E = Report.thrown<'E> "Throws" false testCode.Invoke

  static member Throws<'E when 'E :> exn>(testCode: Func<obj>) : 'E =
    Report.thrown<'E> "Throws" false (fun () -> testCode.Invoke() |> ignore)

  static member Throws<'E when 'E :> ArgumentException>(paramName: string, testCode: Action) : 'E =
    let failure = Report.thrown<'E> "Throws" false testCode.Invoke
    if failure.ParamName <> paramName then
      Report.expected "Throws" "Incorrect parameter name" (Shown.value paramName) (Shown.value failure.ParamName)
    failure

  static member ThrowsAny<'E when 'E :> exn>(testCode: Action) : 'E = Report.thrown<'E> "ThrowsAny" true testCode.Invoke

  static member ThrowsAny<'E when 'E :> exn>(testCode: Func<obj>) : 'E =
    Report.thrown<'E> "ThrowsAny" true (fun () -> testCode.Invoke() |> ignore)

  static member ThrowsAsync<'E when 'E :> exn>(testCode: Func<Task>) : Task<'E> =
    task { return Report.thrown<'E> "ThrowsAsync" false (fun () -> testCode.Invoke().GetAwaiter().GetResult()) }

  static member ThrowsAnyAsync<'E when 'E :> exn>(testCode: Func<Task>) : Task<'E> =
    task { return Report.thrown<'E> "ThrowsAnyAsync" true (fun () -> testCode.Invoke().GetAwaiter().GetResult()) }

/// Records what a piece of code raises.
[<AbstractClass; Sealed>]
type Record private () =
  static member Exception(testCode: Action) : exn = try testCode.Invoke(); null with failure -> failure
  static member Exception(testCode: Func<obj>) : exn = try testCode.Invoke() |> ignore; null with failure -> failure
