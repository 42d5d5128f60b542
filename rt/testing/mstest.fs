/// MSTest as its users write it: attributes, Assert. Messages have MSTest's layout.
namespace Microsoft.VisualStudio.TestTools.UnitTesting

open System
open System.Threading.Tasks
open Clef.Testing

/// What an assertion raises.
type AssertFailedException(message: string) =
  inherit TestFailure(message)

/// What Assert.Inconclusive raises.
type AssertInconclusiveException(message: string) =
  inherit TestSkipped(message)

[<AttributeUsage(AttributeTargets.Class)>]
type TestClassAttribute() =
  inherit Attribute()

[<AttributeUsage(AttributeTargets.Method)>]
type TestMethodAttribute(displayName: string) =
  inherit Attribute()
  new() = TestMethodAttribute(null)
  member _.DisplayName = displayName

[<AttributeUsage(AttributeTargets.Method)>]
type DataTestMethodAttribute() =
  inherit Attribute()

/// One row of arguments.
[<AttributeUsage(AttributeTargets.Method, AllowMultiple = true)>]
type DataRowAttribute([<ParamArray>] data: obj[]) =
  inherit Attribute()
  member _.Data = data
  member val DisplayName: string = null with get, set

/// Where a source of rows is.
type DynamicDataSourceType =
  | Property = 0
  | Method = 1
  | AutoDetect = 2

/// Rows of arguments from a static member.
[<AttributeUsage(AttributeTargets.Method, AllowMultiple = true)>]
type DynamicDataAttribute(name: string) =
  inherit Attribute()
  member _.Name = name

[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method)>]
type IgnoreAttribute(reason: string) =
  inherit Attribute()
  new() = IgnoreAttribute("")
  member _.Reason = reason

[<AttributeUsage(AttributeTargets.Method)>]
type TestInitializeAttribute() =
  inherit Attribute()

[<AttributeUsage(AttributeTargets.Method)>]
type TestCleanupAttribute() =
  inherit Attribute()

[<AttributeUsage(AttributeTargets.Method)>]
type ClassInitializeAttribute() =
  inherit Attribute()

[<AttributeUsage(AttributeTargets.Method)>]
type ClassCleanupAttribute() =
  inherit Attribute()

[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method, AllowMultiple = true)>]
type TestCategoryAttribute(name: string) =
  inherit Attribute()
  member _.Name = name

[<AttributeUsage(AttributeTargets.Method)>]
type DescriptionAttribute(text: string) =
  inherit Attribute()
  member _.Text = text

/// What a test can say of its run.
[<AllowNullLiteral>]
type TestContext() =
  member _.WriteLine(text: string) = Console.WriteLine text

/// The assertions of MSTest.
[<AbstractClass; Sealed>]
type Assert private () =
  static member private fail<'a>(name: string, detail: string, message: string) : 'a =
    let text = "Assert." + name + " failed. " + detail
    raise (AssertFailedException(if String.IsNullOrEmpty message then text.TrimEnd() else text + message))

  static member private show<'T>(value: 'T) =
    match box value with
    | null -> "(null)"
    | :? string as text -> text
    | other -> Shown.value other

  static member AreEqual<'T>(expected: 'T, actual: 'T) : unit = Assert.AreEqual<'T>(expected, actual, "")
  static member AreEqual<'T>(expected: 'T, actual: 'T, message: string) : unit =
    if not (obj.Equals(box expected, box actual)) then
      Assert.fail ("AreEqual", "Expected:<" + Assert.show expected + ">. Actual:<" + Assert.show actual + ">. ", message)
  static member AreEqual(expected: float, actual: float, delta: float) : unit =
    if not (abs (expected - actual) <= delta) then
      Assert.fail ("AreEqual", "Expected a difference no greater than <" + string delta + "> between expected value <"
                               + string expected + "> and actual value <" + string actual + ">. ", "")
  static member AreNotEqual<'T>(notExpected: 'T, actual: 'T) : unit =
    if obj.Equals(box notExpected, box actual) then
      Assert.fail ("AreNotEqual", "Expected any value except:<" + Assert.show notExpected + ">. Actual:<" + Assert.show actual + ">. ", "")
  static member AreSame(expected: obj, actual: obj) : unit = if not (obj.ReferenceEquals(expected, actual)) then Assert.fail ("AreSame", "", "")
  static member IsTrue(condition: bool) : unit = if not condition then Assert.fail ("IsTrue", "", "")
  static member IsTrue(condition: bool, message: string) : unit = if not condition then Assert.fail ("IsTrue", "", message)
  static member IsFalse(condition: bool) : unit = if condition then Assert.fail ("IsFalse", "", "")
  static member IsFalse(condition: bool, message: string) : unit = if condition then Assert.fail ("IsFalse", "", message)
  static member IsNull(value: obj) : unit = if not (isNull value) then Assert.fail ("IsNull", "", "")
  static member IsNotNull(value: obj) : unit = if isNull value then Assert.fail ("IsNotNull", "", "")
  static member IsInstanceOfType<'T>(value: obj) : unit =
    match value with
    | :? 'T -> ()
    | _ -> Assert.fail ("IsInstanceOfType", "Expected type:<" + typeof<'T>.FullName + ">. ", "")
  static member Fail() : unit = Assert.fail ("Fail", "", "")
  static member Fail(message: string) : unit = Assert.fail ("Fail", "", message)
  static member Inconclusive() : unit = raise (AssertInconclusiveException "")
  static member Inconclusive(message: string) : unit = raise (AssertInconclusiveException message)

  static member private thrown<'E when 'E :> exn>(name: string, code: Action, orBelow: bool) : 'E =
    match (try code.Invoke(); None with failure -> Some failure) with
    | None -> Assert.fail (name, "No exception was thrown. " + typeof<'E>.Name + " exception was expected. ", "")
    | Some(:? 'E as failure) when orBelow || failure.GetType() = typeof<'E> -> failure
    | Some other ->
      Assert.fail (name, "Threw exception " + other.GetType().Name + ", but exception " + typeof<'E>.Name + " was expected. ", "")

  static member ThrowsException<'E when 'E :> exn>(code: Action) : 'E = Assert.thrown<'E> ("ThrowsException", code, false)
  static member ThrowsExactly<'E when 'E :> exn>(code: Action) : 'E = Assert.thrown<'E> ("ThrowsExactly", code, false)
  static member Throws<'E when 'E :> exn>(code: Action) : 'E = Assert.thrown<'E> ("Throws", code, true)

/// Assertions on collections.
[<AbstractClass; Sealed>]
type CollectionAssert private () =
  static member AreEqual(expected: seq<'T>, actual: seq<'T>) : unit =
    if not (Seq.length expected = Seq.length actual && Seq.forall2 (fun (a: 'T) (b: 'T) -> obj.Equals(box a, box b)) expected actual) then
      raise (AssertFailedException "CollectionAssert.AreEqual failed.")
  static member Contains(items: seq<'T>, element: 'T) : unit =
    if not (items |> Seq.exists (fun item -> obj.Equals(box item, box element))) then
      raise (AssertFailedException "CollectionAssert.Contains failed.")

/// Assertions on texts.
[<AbstractClass; Sealed>]
type StringAssert private () =
  static member Contains(value: string, substring: string) : unit =
    if not (value.Contains substring) then
      raise (AssertFailedException("StringAssert.Contains failed. String '" + value + "' does not contain string '" + substring + "'."))
  static member StartsWith(value: string, substring: string) : unit =
    if not (value.StartsWith substring) then
      raise (AssertFailedException("StringAssert.StartsWith failed. String '" + value + "' does not start with string '" + substring + "'."))
