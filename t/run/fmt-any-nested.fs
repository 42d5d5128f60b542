// out: 3|ValueNone|3|ValueNone
// out: <null>|<null>|
// out: [null; Some(1)]|(, 1)|(None, 1)
// out: System.Int32[] System.String[] Microsoft.FSharp.Collections.FSharpList`1[System.Int32][]
// out: Value is not created.
// out: Value is not created. Value is not created.
// out: ValueSome 3 ValueNone
// out: Microsoft.FSharp.Core.FSharpRef`1[System.Int32] (1, 2)
// out: [<null>] []
// out: 1 1.5 c True
// out: [[1; 2]; [3]]
// out: [()]
// out: [Some ()]
// out: Some None
// out: Some null
// out: (1, None)
// out:          5|ab        |
// out: [(1, 2)]
// out: Some (1, 2)
// out: Some [1; 2]
// out: Some { contents = 1 }
// out: Some (Some -1.5)
// out: Node ([Leaf; Node ([], 3)], 4)
// out: [W 1; W -1]
// out: Some (Ex 3)
// out: Some (Ex 3)
// out: { Long_name_of_field_one =
// out:    "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcd"
// out:   Another =
// out:    [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:     22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40]
// out:   Third = Some (1, "xyzxyzxyzxyzxyzxyzxyzxyzxyzxyz") }
// out: [{ Long_name_of_field_one =
// out:     "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcd"
// out:    Another =
// out:     [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:      22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40]
// out:    Third = Some (1, "xyzxyzxyzxyzxyzxyzxyzxyzxyzxyz") };
// out:  { Long_name_of_field_one =
// out:     "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcd"
// out:    Another =
// out:     [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:      22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40]
// out:    Third = Some (1, "xyzxyzxyzxyzxyzxyzxyzxyzxyzxyz") }]
// out: Some
// out:   { Long_name_of_field_one =
// out:      "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcd"
// out:     Another =
// out:      [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:       22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40]
// out:     Third = Some (1, "xyzxyzxyzxyzxyzxyzxyzxyzxyzxyz") }
// out: map
// out:   [("k",
// out:     { Long_name_of_field_one =
// out:        "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcd"
// out:       Another =
// out:        [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20;
// out:         21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38;
// out:         39; 40]
// out:       Third = Some (1, "xyzxyzxyzxyzxyzxyzxyzxyzxyzxyz") })]
// out: [|[|1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:     22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40|];
// out:   [|1; 2; 3|]|]
// out: Case1
// out:   ("abcdabcdabcdabcdabcdabcdabcdabcdabcdabcd",
// out:    "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcd",
// out:    "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcd")
// out: Case2
// out:   [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:    23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41;
// out:    42; 43; 44; 45; 46; 47; 48; 49; 50]
// out: Some
// out:   (Case1
// out:      ("abcdabcdabcdabcdabcdabcdabcdabcdabcdabcd",
// out:       "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcd", ""))
// out: Link
// out:   (12,
// out:    Link
// out:      (11,
// out:       Link
// out:         (10,
// out:          Link
// out:            (9,
// out:             Link
// out:               (8,
// out:                Link
// out:                  (7,
// out:                   Link
// out:                     (6, Link (5, Link (4, Link (3, Link (2, Link (1, End))))))))))))
// out: seq [0; 1; 2; 3; ...]
// out: seq [1; 2]
// out: [seq [1]]
// out: { Long_name_of_field_one =
// out:    "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcd"
// out:   Another =
// out:    [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:     22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40]
// out:   Third = Some (1, "xyzxyzxyzxyzxyzxyzxyzxyzxyzxyz") }
// out: [||]
// out: []
// out: [[[]; [1]]]
// out: Some [||]
// out: [1.0; 100000.0; 1e+15; 123456.789; 0.3333333333; 0.0; -0.0; 1000000000.0; 1e+10;
// out:  9999999999.0; 1e+11]
// out: [1.0f; 0.5f; 2147483648f; -3.0f; 0.3333333433f]
// out: "a	b"
// out: 'x'
// out: [|None; Some "x"|]
module Prog
printfn "%O|%O|%s|%s" (ValueSome 3) (ValueNone: int voption) (string (ValueSome 3)) (string (ValueNone : int voption))
printfn "%O|%O|%s" (None: int option) (null: string) (string (None: int option))
printfn "%s|%O|%A" (string [None; Some 1]) (None, 1) (None, 1)
printfn "%O %O %O" [|1|] [|"a"|] [|[1]|]
printfn "%O" (lazy 3)
let l = lazy 3
printfn "%O %A" l l
printfn "%A %A" (ValueSome 3) (ValueNone : int voption)
printfn "%O %O" (ref 3) (struct (1, 2))
printfn "[%O] [%s]" () (string ())
printfn "%O %O %O %O" 1.0 1.5f 'c' true
printfn "%O" [[1;2];[3]]
printfn "%A" [()]
printfn "%A" [Some ()]
printfn "%A" (Some (None : int option))
printfn "%A" (Some null : string option)
printfn "%A" (1, None)
printfn "%10O|%-10O|" 5 "ab"
printfn "%A" [(1, 2)]
printfn "%A" (Some (1, 2))
printfn "%A" (Some [1; 2])
printfn "%A" (Some { contents = 1 })
printfn "%A" (Some (Some -1.5))
type E<'a> = | Leaf | Node of E<'a> list * 'a
printfn "%A" (Node ([Leaf; Node ([], 3)], 4))
type W = W of int
printfn "%A" [W 1; W -1]
exception Ex of int
printfn "%A" (Some (Ex 3))
let ee : exn = Ex 3
printfn "%A" (Some ee)
type Named = { Long_name_of_field_one: string; Another: int list; Third: (int * string) option }
let x = { Long_name_of_field_one = String.replicate 20 "abcd"; Another = [1..40]; Third = Some (1, String.replicate 10 "xyz") }
printfn "%A" x
printfn "%A" [x; x]
printfn "%A" (Some x)
printfn "%A" (Map.ofList ["k", x])
printfn "%A" [| [| 1..40 |]; [| 1..3 |] |]
type Big = Case1 of string * string * string | Case2 of int list
printfn "%A" (Case1 (String.replicate 10 "abcd", String.replicate 10 "abcd", String.replicate 10 "abcd"))
printfn "%A" (Case2 [1..50])
printfn "%A" (Some (Case1 (String.replicate 10 "abcd", String.replicate 10 "abcd", "")))
type Chain = End | Link of int * Chain
let rec mk n = if n = 0 then End else Link (n, mk (n - 1))
printfn "%A" (mk 12)
printfn "%A" (Seq.initInfinite id)
printfn "%A" (seq { yield 1; yield 2 })
printfn "%A" [seq { 1 }]
printfn "%+A" x
printfn "%A" ([||] : int[])
printfn "%A" ([] : int list)
printfn "%A" [[[]; [1]]]
printfn "%A" (Some [||] : int[] option)
printfn "%A" [1.0; 100000.0; 1e15; 123456.789; 1.0/3.0; 0.0; -0.0; 1e9; 1e10; 9999999999.0; 99999999999.0]
printfn "%A" [1.0f; 0.5f; 2147483648.0f; -3.0f; 1.0f/3.0f]
printfn "%A" "a\tb"
printfn "%A" 'x'
printfn "%A" [|None; Some "x"|]
