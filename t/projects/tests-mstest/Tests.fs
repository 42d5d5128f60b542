namespace Tests

open System
open Microsoft.VisualStudio.TestTools.UnitTesting

[<TestClass>]
type Sums() =
  let mutable ready = 0

  [<ClassInitialize>]
  static member Start(context: TestContext) = printfn "class"

  [<TestInitialize>]
  member _.Ready() = ready <- ready + 1

  [<TestMethod>]
  member _.``is ready once``() = Assert.AreEqual(1, ready)

  [<TestMethod>]
  member _.``is wrong``() = Assert.AreEqual("a", "b", "texts")

  [<DataTestMethod>]
  [<DataRow(1, 1)>]
  [<DataRow(2, 3)>]
  member _.Same(a: int, b: int) = Assert.IsTrue((a = b))

  [<TestMethod; Ignore>]
  member _.Ignored() = Assert.Fail()

  [<TestMethod>]
  member _.Raises() = Assert.ThrowsException<InvalidOperationException>(fun () -> failwith "x") |> ignore
