/// NUnit as its users write it: attributes, Assert with its classic and constraint forms. Messages have NUnit's layout.
namespace NUnit.Framework

open System
open System.Collections
open System.Collections.Generic
open System.Text.RegularExpressions
open Clef.Testing

/// What an assertion raises.
type AssertionException(message: string) =
  inherit TestFailure(message)

/// What Assert.Ignore raises.
type IgnoreException(message: string) =
  inherit TestSkipped(message)

/// What Assert.Inconclusive raises.
type InconclusiveException(message: string) =
  inherit TestSkipped(message)

/// What Assert.Pass raises: the test ends well.
type SuccessException(message: string) =
  inherit TestPassed(message)

/// A class of tests.
[<AttributeUsage(AttributeTargets.Class, AllowMultiple = true)>]
type TestFixtureAttribute([<ParamArray>] arguments: obj[]) =
  inherit Attribute()
  member _.Arguments = arguments
  member val Description: string = null with get, set
  member val Category: string = null with get, set

/// A function or method that is a test.
[<AttributeUsage(AttributeTargets.Method)>]
type TestAttribute() =
  inherit Attribute()
  member val Description: string = null with get, set
  member val Author: string = null with get, set
  member val ExpectedResult: obj = null with get, set

/// One row of arguments.
[<AttributeUsage(AttributeTargets.Method, AllowMultiple = true)>]
type TestCaseAttribute([<ParamArray>] arguments: obj[]) =
  inherit Attribute()
  member _.Arguments = arguments
  member val ExpectedResult: obj = null with get, set
  member val TestName: string = null with get, set
  member val Description: string = null with get, set
  member val Category: string = null with get, set
  member val Ignore: string = null with get, set

/// Rows of arguments from a static member.
[<AttributeUsage(AttributeTargets.Method, AllowMultiple = true)>]
type TestCaseSourceAttribute(sourceType: Type, sourceName: string) =
  inherit Attribute()
  new(sourceName: string) = TestCaseSourceAttribute(null, sourceName)
  member _.SourceType = sourceType
  member _.SourceName = sourceName

/// A test that is not run.
[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method)>]
type IgnoreAttribute(reason: string) =
  inherit Attribute()
  member _.Reason = reason

/// A test that is run only when it is named.
[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method)>]
type ExplicitAttribute(reason: string) =
  inherit Attribute()
  new() = ExplicitAttribute("It is run only when it is named.")
  member _.Reason = reason

[<AttributeUsage(AttributeTargets.Method)>]
type SetUpAttribute() =
  inherit Attribute()

[<AttributeUsage(AttributeTargets.Method)>]
type TearDownAttribute() =
  inherit Attribute()

[<AttributeUsage(AttributeTargets.Method)>]
type OneTimeSetUpAttribute() =
  inherit Attribute()

[<AttributeUsage(AttributeTargets.Method)>]
type OneTimeTearDownAttribute() =
  inherit Attribute()

[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method ||| AttributeTargets.Assembly, AllowMultiple = true)>]
type CategoryAttribute(name: string) =
  inherit Attribute()
  member _.Name = name

[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method ||| AttributeTargets.Assembly)>]
type DescriptionAttribute(description: string) =
  inherit Attribute()
  member _.Description = description

/// Which tests may run beside each other.
[<Flags>]
type ParallelScope =
  | None = 0
  | Self = 1
  | Children = 256
  | Fixtures = 512
  | All = 257

[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method ||| AttributeTargets.Assembly)>]
type ParallelizableAttribute(scope: ParallelScope) =
  inherit Attribute()
  new() = ParallelizableAttribute(ParallelScope.Self)
  member _.Scope = scope

[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method ||| AttributeTargets.Assembly)>]
type NonParallelizableAttribute() =
  inherit Attribute()

/// A row of arguments that a source makes.
type TestCaseData([<ParamArray>] arguments: obj[]) =
  interface ITestRow with
    member _.Arguments = arguments

/// What a value is to be like.
[<AllowNullLiteral>]
type Constraint(description: string, holds: obj -> bool) =
  member _.Description = description
  member _.Holds(value: obj) = holds value

  static member (&&&)(a: Constraint, b: Constraint) =
    Constraint(a.Description + " and " + b.Description, (fun value -> a.Holds value && b.Holds value))

  member a.And(b: Constraint) = Constraint(a.Description + " and " + b.Description, (fun value -> a.Holds value && b.Holds value))
  member a.Or(b: Constraint) = Constraint(a.Description + " or " + b.Description, (fun value -> a.Holds value || b.Holds value))

/// Is a text equal, perhaps but for case; is a number, perhaps but for a tolerance?
type EqualConstraint(expected: obj, description: string, holds: obj -> bool) =
  inherit Constraint(description, holds)

  member _.IgnoreCase =
    let same (value: obj) =
      match value, expected with
      | (:? string as a), (:? string as b) -> String.Equals(a, b, StringComparison.OrdinalIgnoreCase)
      | _ -> holds value
    EqualConstraint(expected, description + ", ignoring case", same)

  member _.Within(tolerance: float) =
    let near (value: obj) = abs (Convert.ToDouble value - Convert.ToDouble expected) <= tolerance
    EqualConstraint(expected, description + " +/- " + tolerance.ToString(), near)

module internal Values =
  let private isNumber (value: obj) =
    match value with
    | :? sbyte | :? byte | :? int16 | :? uint16 | :? int | :? uint32 | :? int64 | :? uint64 | :? float32 | :? float | :? decimal -> true
    | _ -> false

  let private isFraction (value: obj) =
    match value with
    | :? float32 | :? float -> true
    | _ -> false

  let items (value: obj) : obj list =
    match value with
    | :? string as text -> [ for letter in text -> box letter ]
    | :? IEnumerable as items -> [ for item in items -> item ]
    | _ -> []

  let private isCollection (value: obj) =
    match value with
    | :? string -> false
    | :? IEnumerable -> true
    | _ -> false

  /// Numbers of any types by value, collections of any types by their items in order.
  let rec same (a: obj) (b: obj) : bool =
    if isNull a || isNull b then isNull a && isNull b
    elif isNumber a && isNumber b then
      if isFraction a || isFraction b then (Convert.ToDouble a).Equals(Convert.ToDouble b)
      else Convert.ToDecimal a = Convert.ToDecimal b
    elif a.Equals b then true
    elif isCollection a && isCollection b then
      let itemsOfA, itemsOfB = items a, items b
      itemsOfA.Length = itemsOfB.Length && List.forall2 same itemsOfA itemsOfB
    else false

  let sameItems (a: obj) (b: obj) =
    let rec without item list =
      match list with
      | [] -> Option.None
      | head :: tail when same head item -> Some tail
      | head :: tail -> without item tail |> Option.map (fun rest -> head :: rest)
    let rec go a b =
      match a with
      | [] -> List.isEmpty b
      | head :: tail -> (match without head b with Some rest -> go tail rest | Option.None -> false)
    go (items a) (items b)

  let compare (a: obj) (b: obj) : int =
    match a, b with
    | (:? int as x), (:? float as y) -> (float x).CompareTo y
    | (:? float as x), (:? int as y) -> x.CompareTo(float y)
    | (:? IComparable as x), _ -> x.CompareTo b
    | _ -> raise (ArgumentException "The values cannot be ordered.")

/// Constraints that are denied.
type NotConstraints() =
  let deny (c: Constraint) = Constraint("not " + c.Description, (fun value -> not (c.Holds value)))
  member _.EqualTo(expected: obj) = deny (Constraint("equal to " + Shown.value expected, Values.same expected))
  member _.Null = deny (Constraint("null", isNull))
  member _.Empty = deny (Constraint("<empty>", (fun value -> (Values.items value).IsEmpty)))
  member _.True = deny (Constraint("True", (fun value -> value.Equals true)))
  member _.SameAs(expected: obj) = deny (Constraint("same as " + Shown.value expected, (fun value -> obj.ReferenceEquals(value, expected))))
  member _.Contain(text: string) = deny (Constraint("containing " + Shown.value text, (fun value -> (string value).Contains text)))

/// The constraints of Assert.That.
[<AbstractClass; Sealed>]
type Is private () =
  static member EqualTo(expected: obj) = EqualConstraint(expected, Shown.value expected, (fun value -> Values.same expected value))
  static member EquivalentTo(expected: obj) = Constraint("equivalent to " + Shown.value expected, Values.sameItems expected)
  static member SameAs(expected: obj) = Constraint("same as " + Shown.value expected, (fun value -> obj.ReferenceEquals(value, expected)))
  static member True = Constraint("True", (fun value -> (box true).Equals value))
  static member False = Constraint("False", (fun value -> (box false).Equals value))
  static member Null = Constraint("null", isNull)
  static member Empty = Constraint("<empty>", (fun value -> (Values.items value).IsEmpty))
  static member NaN = Constraint("NaN", (fun value -> match value with :? float as f -> Double.IsNaN f | _ -> false))
  static member Positive = Constraint("greater than 0", (fun value -> Values.compare value (box 0) > 0))
  static member Negative = Constraint("less than 0", (fun value -> Values.compare value (box 0) < 0))
  static member Zero = Constraint("0", (fun value -> Values.same value (box 0)))
  static member Not = NotConstraints()
  static member GreaterThan(limit: obj) = Constraint("greater than " + Shown.value limit, (fun value -> Values.compare value limit > 0))
  static member GreaterThanOrEqualTo(limit: obj) =
    Constraint("greater than or equal to " + Shown.value limit, (fun value -> Values.compare value limit >= 0))
  static member AtLeast(limit: obj) = Is.GreaterThanOrEqualTo limit
  static member LessThan(limit: obj) = Constraint("less than " + Shown.value limit, (fun value -> Values.compare value limit < 0))
  static member LessThanOrEqualTo(limit: obj) =
    Constraint("less than or equal to " + Shown.value limit, (fun value -> Values.compare value limit <= 0))
  static member AtMost(limit: obj) = Is.LessThanOrEqualTo limit
  static member InRange(low: obj, high: obj) =
    Constraint("in range (" + Shown.value low + "," + Shown.value high + ")",
               (fun value -> Values.compare value low >= 0 && Values.compare value high <= 0))
  static member InstanceOf<'T>() = Constraint("instance of <" + typeof<'T>.FullName + ">", (fun value -> match value with :? 'T -> true | _ -> false))
  static member TypeOf<'T>() = Constraint("<" + typeof<'T>.FullName + ">", (fun value -> match value with :? 'T -> true | _ -> false))
  static member Unique = Constraint("all items unique", (fun value -> let items = Values.items value in List.length (List.distinct items) = items.Length))
  static member Ordered =
    Constraint("collection ordered", (fun value -> Values.items value |> List.pairwise |> List.forall (fun (a, b) -> Values.compare a b <= 0)))

/// Constraints on texts and collections.
[<AbstractClass; Sealed>]
type Does private () =
  static member Contain(expected: string) =
    Constraint("String containing " + Shown.value expected, (fun value -> match value with :? string as text -> text.Contains expected | _ -> false))
  static member Contain(expected: obj) =
    Constraint("some item equal to " + Shown.value expected, (fun value -> Values.items value |> List.exists (Values.same expected)))
  static member StartWith(expected: string) =
    Constraint("String starting with " + Shown.value expected, (fun value -> match value with :? string as text -> text.StartsWith expected | _ -> false))
  static member EndWith(expected: string) =
    Constraint("String ending with " + Shown.value expected, (fun value -> match value with :? string as text -> text.EndsWith expected | _ -> false))
  static member Match(pattern: string) =
    Constraint("String matching " + Shown.value pattern, (fun value -> match value with :? string as text -> Regex.IsMatch(text, pattern) | _ -> false))

/// A constraint on the length of a collection.
type LengthConstraints() =
  member _.EqualTo(count: int) = Constraint("property Count equal to " + string count, (fun value -> (Values.items value).Length = count))

[<AbstractClass; Sealed>]
type Has private () =
  static member Length = LengthConstraints()
  static member Count = LengthConstraints()
  static member Member(expected: obj) = Does.Contain expected
  static member Exactly(count: int) = Constraint("exactly " + string count + " items", (fun value -> (Values.items value).Length = count))

[<AbstractClass; Sealed>]
type Contains private () =
  static member Item(expected: obj) = Does.Contain expected
  static member Substring(expected: string) = Does.Contain expected

/// A function of no argument and no result.
type TestDelegate = delegate of unit -> unit

/// The assertions of NUnit.
[<AbstractClass; Sealed>]
type Assert private () =
  static member private fail<'a>(message: string, wanted: string, found: string) : 'a =
    let head = if String.IsNullOrEmpty message then "" else "  " + message + "\n"
    raise (AssertionException(head + "  Expected: " + wanted + "\n  But was:  " + found))

  static member That<'T>(actual: 'T, expression: Constraint) : unit = Assert.That(actual, expression, "")
  static member That<'T>(actual: 'T, expression: Constraint, message: string) : unit =
    if not (expression.Holds(box actual)) then Assert.fail (message, expression.Description, Shown.value (box actual))
  static member That(condition: bool) : unit = if not condition then Assert.fail ("", "True", "False")
  static member That(condition: bool, message: string) : unit = if not condition then Assert.fail (message, "True", "False")

  static member AreEqual(expected: obj, actual: obj) : unit = Assert.AreEqual(expected, actual, "")
  static member AreEqual(expected: obj, actual: obj, message: string) : unit =
    if not (Values.same expected actual) then Assert.fail (message, Shown.value expected, Shown.value actual)
  static member AreEqual(expected: obj, actual: obj, message: string, [<ParamArray>] args: obj[]) : unit =
    Assert.AreEqual(expected, actual, String.Format(message, args))
  static member AreEqual(expected: float, actual: float, delta: float) : unit =
    if not (abs (expected - actual) <= delta) then Assert.fail ("", expected.ToString() + " +/- " + delta.ToString(), actual.ToString())
  static member AreNotEqual(expected: obj, actual: obj) : unit = Assert.AreNotEqual(expected, actual, "")
  static member AreNotEqual(expected: obj, actual: obj, message: string) : unit =
    if Values.same expected actual then Assert.fail (message, "not equal to " + Shown.value expected, Shown.value actual)
  static member AreSame(expected: obj, actual: obj) : unit =
    if not (obj.ReferenceEquals(expected, actual)) then Assert.fail ("", "same as " + Shown.value expected, Shown.value actual)
  static member AreNotSame(expected: obj, actual: obj) : unit =
    if obj.ReferenceEquals(expected, actual) then Assert.fail ("", "not same as " + Shown.value expected, Shown.value actual)

  static member True(condition: bool) : unit = if not condition then Assert.fail ("", "True", "False")
  static member True(condition: bool, message: string) : unit = if not condition then Assert.fail (message, "True", "False")
  static member IsTrue(condition: bool) : unit = Assert.True condition
  static member IsTrue(condition: bool, message: string) : unit = Assert.True(condition, message)
  static member IsTrue(condition: bool, message: string, [<ParamArray>] args: obj[]) : unit = Assert.True(condition, String.Format(message, args))
  static member False(condition: bool) : unit = if condition then Assert.fail ("", "False", "True")
  static member False(condition: bool, message: string) : unit = if condition then Assert.fail (message, "False", "True")
  static member IsFalse(condition: bool) : unit = Assert.False condition
  static member IsFalse(condition: bool, message: string) : unit = Assert.False(condition, message)
  static member IsFalse(condition: bool, message: string, [<ParamArray>] args: obj[]) : unit = Assert.False(condition, String.Format(message, args))
  static member Null(value: obj) : unit = if not (isNull value) then Assert.fail ("", "null", Shown.value value)
  static member IsNull(value: obj) : unit = Assert.Null value
  static member NotNull(value: obj) : unit = if isNull value then Assert.fail ("", "not null", "null")
  static member IsNotNull(value: obj) : unit = Assert.NotNull value
  static member IsEmpty(value: obj) : unit = Assert.That(value, Is.Empty)
  static member IsNotEmpty(value: obj) : unit = Assert.That(value, Is.Not.Empty)
  static member IsInstanceOf<'T>(value: obj) : unit = Assert.That(value, Is.InstanceOf<'T>())
  static member Contains(expected: obj, items: obj) : unit = Assert.That(items, Does.Contain expected)
  static member Greater(a: obj, b: obj) : unit = Assert.That(a, Is.GreaterThan b)
  static member GreaterOrEqual(a: obj, b: obj) : unit = Assert.That(a, Is.AtLeast b)
  static member Less(a: obj, b: obj) : unit = Assert.That(a, Is.LessThan b)
  static member LessOrEqual(a: obj, b: obj) : unit = Assert.That(a, Is.AtMost b)

  static member Fail() : unit = raise (AssertionException "")
  static member Fail(message: string) : unit = raise (AssertionException message)
  static member Fail(message: string, [<ParamArray>] args: obj[]) : unit = raise (AssertionException(String.Format(message, args)))
  static member Pass() : unit = raise (SuccessException "")
  static member Pass(message: string) : unit = raise (SuccessException message)
  static member Ignore() : unit = raise (IgnoreException "")
  static member Ignore(message: string) : unit = raise (IgnoreException message)
  static member Inconclusive() : unit = raise (InconclusiveException "")
  static member Inconclusive(message: string) : unit = raise (InconclusiveException message)

  static member private thrown<'E when 'E :> exn>(code: TestDelegate, orBelow: bool) : 'E =
    let wanted = "<" + typeof<'E>.FullName + ">"
    match (try code.Invoke(); Option.None with failure -> Some failure) with
    | Option.None -> Assert.fail ("", wanted, "null")
    | Some(:? 'E as failure) when orBelow || failure.GetType() = typeof<'E> -> failure
    | Some other -> Assert.fail ("", wanted, "<" + other.GetType().FullName + ": " + other.Message + ">")

  static member Throws<'E when 'E :> exn>(code: TestDelegate) : 'E = Assert.thrown<'E> (code, false)
  static member Catch<'E when 'E :> exn>(code: TestDelegate) : 'E = Assert.thrown<'E> (code, true)
  static member DoesNotThrow(code: TestDelegate) : unit =
    match (try code.Invoke(); Option.None with failure -> Some failure) with
    | Option.None -> ()
    | Some failure -> Assert.fail ("", "No Exception to be thrown", "<" + failure.GetType().FullName + ": " + failure.Message + ">")

/// Assertions on collections.
[<AbstractClass; Sealed>]
type CollectionAssert private () =
  static member AreEqual(expected: obj, actual: obj) : unit = Assert.AreEqual(box (Values.items expected), box (Values.items actual))
  static member AreEquivalent(expected: obj, actual: obj) : unit = Assert.That(actual, Is.EquivalentTo expected)
  static member Contains(items: obj, expected: obj) : unit = Assert.That(items, Does.Contain expected)
  static member IsEmpty(items: obj) : unit = Assert.That(items, Is.Empty)
  static member IsNotEmpty(items: obj) : unit = Assert.That(items, Is.Not.Empty)

/// Assertions on texts.
[<AbstractClass; Sealed>]
type StringAssert private () =
  static member Contains(expected: string, actual: string) : unit = Assert.That(actual, Does.Contain expected)
  static member StartsWith(expected: string, actual: string) : unit = Assert.That(actual, Does.StartWith expected)
  static member EndsWith(expected: string, actual: string) : unit = Assert.That(actual, Does.EndWith expected)

/// What a test can say of its run.
[<AbstractClass; Sealed>]
type TestContext private () =
  static member WriteLine(text: string) : unit = Console.WriteLine text
  static member Progress = Console.Out
  static member Out = Console.Out
