namespace Shop.Tests

open System
open NUnit.Framework
open FsUnit

[<TestFixture>]
type Basket() =
  let mutable items: string list = []
  let mutable opened = 0

  [<OneTimeSetUp>]
  member _.Open() = opened <- opened + 1

  [<SetUp>]
  member _.Clear() = items <- []

  [<TearDown>]
  member _.Close() = printfn "closed with %d" items.Length

  [<Test>]
  member _.``starts empty``() =
    Assert.That(items, Is.Empty)
    Assert.AreEqual(1, opened)

  [<Test>]
  member _.``takes items``() =
    items <- "a" :: items
    Assert.AreEqual(2, items.Length, "count")

  [<TestCase(1, 2, 3)>]
  [<TestCase(2, 2, 5, TestName = "two and two")>]
  member _.Adds(a: int, b: int, sum: int) = Assert.That(a + b, Is.EqualTo sum)

  [<TestCase(3, ExpectedResult = 9)>]
  [<TestCase(4, ExpectedResult = 15)>]
  member _.Squares(n: int) = n * n

  static member Cases = [ TestCaseData("x", 1); TestCaseData("yy", 3) ]

  [<TestCaseSource("Cases")>]
  member _.Lengths (text: string) (length: int) = Assert.That(text.Length, Is.EqualTo length)

module Functions =
  [<Test; Ignore("later")>]
  let ``is ignored`` () = Assert.Fail "no"

  [<Test>]
  let ``passes early`` () =
    Assert.Pass()
    failwith "not reached"

  [<Test>]
  let ``raises`` () =
    Assert.Throws<ArgumentException>(fun () -> invalidArg "x" "y") |> ignore
    Assert.Throws<ArgumentException>(fun () -> failwith "other") |> ignore

  [<Test>]
  let ``constraints`` () =
    Assert.That([ 1; 2 ], Is.EquivalentTo [ 2; 1 ])
    Assert.That("hello", Does.StartWith "he")
    Assert.That(1.0, Is.EqualTo(1.1).Within(0.2))
    Assert.That(3, Is.GreaterThan 4)

  [<Test>]
  let ``values of other types`` () =
    Assert.AreEqual([||], Array.filter (fun n -> n > 5) [| 1; 2 |])
    Assert.AreEqual([ 1; 2 ], [| 1L; 2L |])
    Assert.AreEqual([ [ 1 ]; [ 2; 3 ] ], seq { [| 1 |]; [| 2; 3 |] })
    Assert.AreEqual(1uy, 1m)
    Assert.AreNotEqual([ 1; 2 ], [ 2; 1 ])
    Assert.AreNotEqual("1", 1)
    Assert.AreNotEqual([ 1 ], [ 1; 1 ])
    Assert.Fail("{0} of {1}", 1, "two")

  [<Test>]
  let ``should`` () =
    1 + 1 |> should equal 2
    [ 1; 2 ] |> should contain 2
    [ 1; 2 ] |> should haveLength 2
    "text" |> should startWith "te"
    3 |> should be (greaterThan 2)
    3 |> should not' (equal 4)
    true |> should be True
    (fun () -> failwith "x" |> ignore) |> should throw typeof<Exception>
    [ 1; 2 ] |> should equal [ 1; 3 ]
