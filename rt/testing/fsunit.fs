/// FsUnit as its users write it: `x |> should equal y`, and the functions of FsUnitTyped.
namespace FsUnit

open System
open System.Collections
open Clef.Testing

/// What a value is to be like: a description, and a test of the value.
[<AllowNullLiteral>]
type Matcher(description: string, holds: obj -> bool) =
  member _.Description = description
  member _.Holds(value: obj) = holds value

/// What `should` raises.
type MatchException(message: string) =
  inherit TestFailure(message)

module private Items =
  let of' (value: obj) : obj list =
    match value with
    | :? string as text -> [ for letter in text -> box letter ]
    | :? IEnumerable as items -> [ for item in items -> item ]
    | _ -> []

  let compare (a: obj) (b: obj) =
    match a with
    | :? IComparable as x -> x.CompareTo b
    | _ -> raise (ArgumentException "The values cannot be ordered.")

  let raises (wanted: Type) (value: obj) =
    match value with
    | :? (unit -> unit) as run -> (try run (); false with failure -> failure.GetType() = wanted)
    | _ -> false

/// What `open FsUnit` (with NUnit) and `open FsUnit.Xunit` bring.
[<AutoOpen>]
module Xunit =
  let private check (value: obj) (matcher: Matcher) =
    if not (matcher.Holds value) then
      let found = match value with :? (unit -> unit) -> "was a function" | _ -> "was " + Shown.value value
      raise (MatchException("Expected: " + matcher.Description + "\nActual:   " + found))

  /// The value is like what the matcher, made of the argument, says.
  let should (make: 'a -> Matcher) (x: 'a) (value: obj) : unit = check value (make x)

  let equal (expected: obj) = Matcher("Equals " + Shown.value expected, (fun value -> obj.Equals(expected, value)))

  let equalWithin (tolerance: obj) (expected: obj) =
    Matcher(Shown.value expected + " with a tolerance of " + Shown.value tolerance,
            (fun value -> abs (Convert.ToDouble value - Convert.ToDouble expected) <= Convert.ToDouble tolerance))

  let not' (inner: obj) =
    match inner with
    | :? Matcher as matcher -> Matcher("not " + matcher.Description, (fun value -> not (matcher.Holds value)))
    | expected -> Matcher("not " + Shown.value expected, (fun value -> not (obj.Equals(expected, value))))

  /// What stands behind `be`: a matcher, or a value that must be the same.
  let be (inner: obj) =
    match inner with
    | :? Matcher as matcher -> matcher
    | null -> Matcher("null", isNull)
    | expected -> Matcher(Shown.value expected, (fun value -> obj.Equals(expected, value)))

  let True = Matcher("true", (fun value -> (box true).Equals value))
  let False = Matcher("false", (fun value -> (box false).Equals value))
  let Null = Matcher("null", isNull)
  let Empty = Matcher("Empty", (fun value -> (Items.of' value).IsEmpty))
  let EmptyString = Matcher("Empty string", (fun value -> "".Equals value))
  let NullOrEmptyString = Matcher("Null or empty string", (fun value -> isNull value || "".Equals value))
  let NaN = Matcher("NaN", (fun value -> match value with :? float as f -> Double.IsNaN f | _ -> false))
  let unique = Matcher("All items unique", (fun value -> let items = Items.of' value in (List.distinct items).Length = items.Length))
  let ascending = Matcher("ascending", (fun value -> Items.of' value |> List.pairwise |> List.forall (fun (a, b) -> Items.compare a b <= 0)))
  let descending = Matcher("descending", (fun value -> Items.of' value |> List.pairwise |> List.forall (fun (a, b) -> Items.compare a b >= 0)))
  let sameAs (expected: obj) = Matcher("Same as " + Shown.value expected, (fun value -> obj.ReferenceEquals(expected, value)))
  let greaterThan (limit: obj) = Matcher("Greater than " + Shown.value limit, (fun value -> Items.compare value limit > 0))
  let greaterThanOrEqualTo (limit: obj) = Matcher("Greater than or equal to " + Shown.value limit, (fun value -> Items.compare value limit >= 0))
  let lessThan (limit: obj) = Matcher("Less than " + Shown.value limit, (fun value -> Items.compare value limit < 0))
  let lessThanOrEqualTo (limit: obj) = Matcher("Less than or equal to " + Shown.value limit, (fun value -> Items.compare value limit <= 0))

  let inRange (low: obj) (high: obj) =
    Matcher("In range from " + Shown.value low + " to " + Shown.value high,
            (fun value -> Items.compare value low >= 0 && Items.compare value high <= 0))

  let ofExactType<'a> = Matcher(typeof<'a>.FullName, (fun value -> match value with :? 'a -> true | _ -> false))
  let instanceOfType<'a> = Matcher("Instance of " + typeof<'a>.FullName, (fun value -> match value with :? 'a -> true | _ -> false))
  let contain (expected: obj) = Matcher("Contains " + Shown.value expected, (fun value -> Items.of' value |> List.exists (fun item -> obj.Equals(item, expected))))
  let haveLength (length: int) = Matcher("Have Length " + string length, (fun value -> (Items.of' value).Length = length))
  let haveCount (count: int) = Matcher("Have Count " + string count, (fun value -> (Items.of' value).Length = count))
  let matchList (expected: obj) =
    let sorted (value: obj) = Items.of' value |> List.countBy id |> List.sortBy (fun (item, _) -> Shown.value item)
    Matcher("All elements from list " + Shown.value expected, (fun value -> sorted value = sorted expected))
  let equalSeq (expected: obj) = Matcher("Sequence equals " + Shown.value expected, (fun value -> Items.of' value = Items.of' expected))
  let subsetOf (whole: obj) =
    Matcher("Is subset of " + Shown.value whole, (fun value -> let items = Items.of' whole in Items.of' value |> List.forall (fun item -> List.contains item items)))
  let supersetOf (part: obj) =
    Matcher("Is superset of " + Shown.value part, (fun value -> let items = Items.of' value in Items.of' part |> List.forall (fun item -> List.contains item items)))
  let private text (name: string) (expected: string) (holds: string -> bool) =
    Matcher(name + " " + Shown.value expected, (fun value -> match value with :? string as found -> holds found | _ -> false))
  let startWith (expected: string) = text "Starts with" expected (fun found -> found.StartsWith(expected, StringComparison.Ordinal))
  let endWith (expected: string) = text "Ends with" expected (fun found -> found.EndsWith(expected, StringComparison.Ordinal))
  let haveSubstring (expected: string) = text "Contains" expected (fun found -> found.Contains expected)
  let containText (expected: string) = text "Contains" expected (fun found -> found.Contains expected)

  /// A function of unit raises an exception of the type.
  let throw (wanted: Type) = Matcher("Throws " + wanted.FullName, Items.raises wanted)

  let throwWithMessage (message: string) (wanted: Type) =
    Matcher("Throws " + wanted.FullName + " with the message " + Shown.value message, (fun value ->
      match value with
      | :? (unit -> unit) as run -> (try run (); false with failure -> failure.GetType() = wanted && failure.Message = message)
      | _ -> false))

/// The matchers alone, under the name that FsUnit.xUnit has for them.
module CustomMatchers =
  let True = Xunit.True
  let False = Xunit.False
  let Null = Xunit.Null
  let Empty = Xunit.Empty
  let EmptyString = Xunit.EmptyString
  let NullOrEmptyString = Xunit.NullOrEmptyString
  let NaN = Xunit.NaN
  let unique = Xunit.unique
  let ascending = Xunit.ascending
  let descending = Xunit.descending
  let equal (expected: obj) = Xunit.equal expected
  let not' (expected: obj) = Xunit.not' expected
  let be (expected: obj) = Xunit.be expected
  let sameAs (expected: obj) = Xunit.sameAs expected
  let greaterThan (expected: obj) = Xunit.greaterThan expected
  let greaterThanOrEqualTo (expected: obj) = Xunit.greaterThanOrEqualTo expected
  let lessThan (expected: obj) = Xunit.lessThan expected
  let lessThanOrEqualTo (expected: obj) = Xunit.lessThanOrEqualTo expected
  let contain (expected: obj) = Xunit.contain expected
  let haveLength (expected: int) = Xunit.haveLength expected
  let haveCount (expected: int) = Xunit.haveCount expected
  let matchList (expected: obj) = Xunit.matchList expected
  let equalSeq (expected: obj) = Xunit.equalSeq expected
  let startWith (expected: string) = Xunit.startWith expected
  let endWith (expected: string) = Xunit.endWith expected
  let haveSubstring (expected: string) = Xunit.haveSubstring expected
  let containText (expected: string) = Xunit.containText expected
  let throw (expected: Type) = Xunit.throw expected
  let subsetOf (expected: obj) = Xunit.subsetOf expected
  let supersetOf (expected: obj) = Xunit.supersetOf expected
  let equalWithin (tolerance: obj) (expected: obj) = Xunit.equalWithin tolerance expected
  let inRange (low: obj) (high: obj) = Xunit.inRange low high
  let throwWithMessage (message: string) (wanted: Type) = Xunit.throwWithMessage message wanted
  let ofExactType<'a> = Xunit.ofExactType<'a>
  let instanceOfType<'a> = Xunit.instanceOfType<'a>

namespace FsUnitTyped

open Clef.Testing
open FsUnit

[<AutoOpen>]
module TopLevelOperators =
  let private fail (wanted: string) (found: obj) : unit =
    raise (MatchException("Expected: " + wanted + "\nActual:   " + Shown.value found))

  let shouldEqual (expected: 'a) (actual: 'a) : unit =
    if not (obj.Equals(box expected, box actual)) then fail (Shown.value (box expected)) (box actual)

  let shouldNotEqual (expected: 'a) (actual: 'a) : unit =
    if obj.Equals(box expected, box actual) then fail ("not " + Shown.value (box expected)) (box actual)

  let shouldContain (expected: 'a) (actual: seq<'a>) : unit =
    if not (Seq.exists (fun (item: 'a) -> obj.Equals(box item, box expected)) actual) then fail ("Contains " + Shown.value (box expected)) (box actual)

  let shouldNotContain (expected: 'a) (actual: seq<'a>) : unit =
    if Seq.exists (fun (item: 'a) -> obj.Equals(box item, box expected)) actual then fail ("not contains " + Shown.value (box expected)) (box actual)

  let shouldBeEmpty (actual: seq<'a>) : unit = if not (Seq.isEmpty actual) then fail "Empty" (box actual)
  let shouldNotBeEmpty (actual: seq<'a>) : unit = if Seq.isEmpty actual then fail "not Empty" (box actual)
  let shouldHaveLength (expected: int) (actual: seq<'a>) : unit = if Seq.length actual <> expected then fail ("Have Length " + string expected) (box actual)
  let shouldBeSmallerThan (limit: 'a) (actual: 'a) : unit = if not (actual < limit) then fail ("Less than " + Shown.value (box limit)) (box actual)
  let shouldBeGreaterThan (limit: 'a) (actual: 'a) : unit = if not (actual > limit) then fail ("Greater than " + Shown.value (box limit)) (box actual)
  let shouldContainText (expected: string) (actual: string) : unit = if not (actual.Contains expected) then fail ("Contains " + expected) actual
  let shouldNotContainText (expected: string) (actual: string) : unit = if actual.Contains expected then fail ("not contains " + expected) actual

  let shouldFail<'e when 'e :> exn> (run: unit -> unit) : unit =
    match (try run (); None with failure -> Some failure) with
    | Some(:? 'e) -> ()
    | Some failure -> fail ("Throws " + typeof<'e>.FullName) (box failure)
    | None -> fail ("Throws " + typeof<'e>.FullName) (box "no exception")
