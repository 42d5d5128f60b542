module Lists

open System
open Expecto

[<Tests>]
let tests =
  testList "lists" [
    testCase "adds" <| fun _ -> Expect.equal (1 + 1) 2 "sum"
    testCase "is wrong" <| fun _ -> Expect.equal [ 1; 2 ] [ 1; 3 ] "Lists should be equal"
    test "builder" { Expect.isTrue (List.isEmpty []) "empty" }
    testAsync "async" {
      let! x = async { return 3 }
      Expect.equal x 4 "from async"
    }
    testTask "task" {
      let! x = task { return 3 }
      Expect.equal x 3 "from task"
    }
    ptestCase "pending" <| fun _ -> failwith "never"
    testList "inner" [
      testCase "skips" <| fun _ -> skiptest "not now"
      testCase "raises" <| fun _ -> Expect.throwsT<ArgumentException> (fun _ -> invalidArg "x" "y") "throws"
      testCase "string" <| fun _ -> Expect.equal "abc" "abd" "Strings"
      yield! testParam 3 [ "param", fun n () -> Expect.isGreaterThan n 5 "big" ]
    ]
    testTheory "theory" [ 1; 2 ] (fun n -> Expect.isLessThan n 2 "small")
  ]
