module App.Tests.Data
open Xunit
open FsUnit.Xunit
open FsUnit.CustomMatchers

let pairs = TheoryData<int * string>([ (1, "1"); (2, "2") ])
let more = TheoryData<int, int>()
more.Add(1, 2)
more.AddRange(struct (3, 4), struct (5, 6))
let rows = TheoryData<int, string>([ struct (1, "1"); struct (2, "2") ])
let single = TheoryData<int>([ 1; 2; 3 ])
let arr = TheoryData<string>([| "a"; "b" |])

[<Theory; MemberData(nameof pairs)>]
let ``tuple`` (pair: int * string) = Assert.Equal (snd pair, string (fst pair))

[<Theory; MemberData(nameof rows)>]
let ``two`` (n: int, s: string) = s |> should equal (string n)

[<Theory; MemberData(nameof single)>]
let ``one`` (n: int) = n |> should be (greaterThan 0)

[<Theory; MemberData(nameof arr)>]
let ``text`` (s: string) = s |> should haveLength 1

[<Fact>]
let ``matchers`` () =
    [ 1; 2 ] |> should matchList [ 2; 1 ]
    [ 1; 2 ] |> should not' (contain 3)
    set [ 1 ] |> should be (subsetOf (set [ 1; 2 ]))
    [ 1; 2; 3 ] |> should be (supersetOf [ 1 ])

[<Theory; MemberData(nameof more)>]
let ``less`` (a: int) (b: int) = a |> should be (lessThan b)
