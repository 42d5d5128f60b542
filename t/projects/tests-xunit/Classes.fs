module App.Tests.Classes

open System
open Xunit
open Xunit.Abstractions

type Database() =
  do printfn "opened"
  member val Count = 0 with get, set
  interface IDisposable with
    member _.Dispose() = printfn "closed"

type Shared(database: Database) =
  interface IClassFixture<Database>

  [<Fact>]
  member _.First() =
    database.Count <- database.Count + 1
    Assert.Equal(1, database.Count)

  [<Fact>]
  member _.``second sees the first``() =
    database.Count <- database.Count + 1
    Assert.Equal(2, database.Count)

type Fresh(output: ITestOutputHelper) =
  let mutable count = 0

  static member Rows: seq<obj[]> = [ [| 1 |]; [| 2 |] ]

  [<Fact>]
  member _.First() =
    count <- count + 1
    output.WriteLine("count {0}", count)
    Assert.Equal(1, count)

  [<Theory>]
  [<MemberData(nameof Fresh.Rows)>]
  member this.Other(x: int) =
    count <- count + x
    output.WriteLine "in other"
    Assert.Equal(1, count)

  interface IDisposable with
    member _.Dispose() = printfn "disposed"

type Ends() =
  [<Fact>]
  member _.``ends the program``() = exit 3

  [<Fact>]
  member _.``goes on``() = ()
