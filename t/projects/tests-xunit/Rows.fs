namespace App.Tests

open System.Collections
open System.Collections.Generic
open Xunit

type Numbers() =
  interface IEnumerable<obj[]> with
    member _.GetEnumerator() : IEnumerator<obj[]> = (seq { [| box 1; box 1.0 |] }).GetEnumerator()
    member _.GetEnumerator() : IEnumerator = (seq { [| box 1; box 1.0 |] }).GetEnumerator() :> IEnumerator

module Rows =
  let squares: seq<obj[]> = [ [| 2; 4 |]; [| 3; 10 |] ]
  let upTo (n: int) : obj[] list = [ for i in 1..n -> [| box i; box (i * i) |] ]

  [<Theory>]
  [<InlineData(1, "a", null)>]
  [<InlineData(2, "bb", "c")>]
  let ``takes literals`` (length: int, text: string, other: string) =
    Assert.Equal(length, text.Length)
    Assert.NotNull other

  [<Theory; MemberData("squares")>]
  let ``takes members`` (x: int) (y: int) = Assert.Equal(y, x * x)

  [<Theory>]
  [<MemberData(nameof upTo, 2)>]
  let ``takes calls`` (x: int, y: int) = Assert.Equal(y, x * x)

  [<Theory>]
  [<ClassData(typeof<Numbers>)>]
  let ``takes classes`` (x: int) (y: float) = Assert.Equal(float x, y)

  [<Theory>]
  [<InlineData(1)>]
  let ``converts numbers`` (x: float) = Assert.Equal(1.0, x)
