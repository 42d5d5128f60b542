module App.Tests.Plain

open System
open System.Threading.Tasks
open Xunit

let private half x = x / 2

[<Fact; Exercism.Tests.Task(1)>]
let ``one and "one"`` () = Assert.Equal(2, 1 + 1)

[<Fact>]
let ``is wrong`` () =
  printfn "about to fail"
  Assert.Equal(3, 1 + 1)

[<Fact(Skip = "not today")>]
let ``is skipped`` () = failwith "never"

[<Fact; Trait("Kind", "async")>]
let ``waits for a task`` () : Task = task { do! Task.Delay 1 } :> Task

[<Fact>]
let ``waits for async`` () = async { return Assert.True(false, "asynchronous") }

[<FactAttribute>]
let private ``is private`` () = Assert.Equal(2, half 5)

[<Xunit.Fact(DisplayName = "shown otherwise")>]
let named () = raise (InvalidOperationException "boom")

module Inner =
  [<Fact>]
  let ``is nested`` () = Assert.Throws<ArgumentException>(fun () -> raise (ArgumentException "x")) |> ignore
