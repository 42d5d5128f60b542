// out: { name = "Bob"
// out:   age = 42
// out:   address = Some { street = "1 Main St"
// out:                    city = "Springfield"
// out:                    zip = "12345" }
// out:   tags = ["a"; "b"]
// out:   scores = [|1; 2; 3|] }
// out: { name = "Bob"
// out:   age = 42
// out:   address = None
// out:   tags = ["a"; "b"]
// out:   scores = [|1; 2; 3|] }
// out: [{ name = "Bob"
// out:    age = 42
// out:    address = Some { street = "1 Main St"
// out:                     city = "Springfield"
// out:                     zip = "12345" }
// out:    tags = ["a"; "b"]
// out:    scores = [|1; 2; 3|] }; { name = "Bob"
// out:                              age = 42
// out:                              address = Some { street = "1 Main St"
// out:                                               city = "Springfield"
// out:                                               zip = "12345" }
// out:                              tags = ["a"; "b"]
// out:                              scores = [|1; 2; 3|] }]
// out: Some { name = "Bob"
// out:        age = 42
// out:        address = Some { street = "1 Main St"
// out:                         city = "Springfield"
// out:                         zip = "12345" }
// out:        tags = ["a"; "b"]
// out:        scores = [|1; 2; 3|] }
// out: ({ name = "Bob"
// out:    age = 42
// out:    address = Some { street = "1 Main St"
// out:                     city = "Springfield"
// out:                     zip = "12345" }
// out:    tags = ["a"; "b"]
// out:    scores = [|1; 2; 3|] }, 1)
// out: map [("bob", { name = "Bob"
// out:                age = 42
// out:                address = Some { street = "1 Main St"
// out:                                 city = "Springfield"
// out:                                 zip = "12345" }
// out:                tags = ["a"; "b"]
// out:                scores = [|1; 2; 3|] })]
// out: [|{ name = "Bob"
// out:     age = 42
// out:     address = Some { street = "1 Main St"
// out:                      city = "Springfield"
// out:                      zip = "12345" }
// out:     tags = ["a"; "b"]
// out:     scores = [|1; 2; 3|] }|]
// out: Ok { name = "Bob"
// out:      age = 42
// out:      address = Some { street = "1 Main St"
// out:                       city = "Springfield"
// out:                       zip = "12345" }
// out:      tags = ["a"; "b"]
// out:      scores = [|1; 2; 3|] }
// out: { value = 1
// out:   next = Some { value = 2
// out:                 next = Some { value = 3
// out:                               next = None } } }
// out: JNull
// out: JArr [JNum 1.0; JStr "two"; JBool true; JNull]
// out: JObj
// out:   [("a", JNum 1.0); ("b", JArr [JNum 2.0; JNum 3.0]);
// out:    ("c", JObj [("nested", JStr "value"); ("empty", JObj [])])]
// out: JObj
// out:   [("key1", JObj [("inner1", JArr [JNum 1.5])]);
// out:    ("key2", JObj [("inner2", JArr [JNum 1.5; JNum 3.0])]);
// out:    ("key3", JObj [("inner3", JArr [JNum 1.5; JNum 3.0; JNum 4.5])]);
// out:    ("key4", JObj [("inner4", JArr [JNum 1.5; JNum 3.0; JNum 4.5; JNum 6.0])]);
// out:    ("key5",
// out:     JObj [("inner5", JArr [JNum 1.5; JNum 3.0; JNum 4.5; JNum 6.0; JNum 7.5])]);
// out:    ("key6",
// out:     JObj
// out:       [("inner6",
// out:         JArr [JNum 1.5; JNum 3.0; JNum 4.5; JNum 6.0; JNum 7.5; JNum 9.0])])]
// out: Bin (Lit (Number 1.0), Op '+', Bin (Lit (Ident "x"), Op '*', Lit (Number 2.5)))
// out: Call ("max", [Lit (Ident "a"); Lit (Ident "b"); Call ("min", [])])
// out: [Ident "let"; Ident "x"; Op '='; Number 5.0; LParen; RParen]
// out: { pos = 3
// out:   input = "abc
// out: def"
// out:   errors = [Ok 1; Error "bad thing happened"]
// out:   memo = map [("a", [1; 2; 3]); ("b", [])] }
// out: "x"
// out: Dog rex
// out: [Dog a; Dog b]
// out: Dog z
// out: { left = 1
// out:   right = "r" }
// out: { left = { left = 1
// out:            right = 2 }
// out:   right = [3] }
// out: Wrap 1
// out: Wrap (Wrap "x")
// out: Wrap [1; 2]
// out: Wrap (1, 2)
// out: Left 1
// out: [Left 1; Right "x"]
// out: Wrap (Some 1)
// out: Wrap { left = 1
// out:        right = 2 }
// out: 5.0
// out: [1; 2]
// out: { x = 1.0
// out:   y = 2.5
// out:   z = -3.0 }
// out: [{ x = 1.0
// out:    y = 2.0
// out:    z = 3.0 }]
// out: Matrix [[1.0; 2.0]
// out:         [3.0; 4.0]]
// out: { o = None
// out:   r = Error 3
// out:   t = (1, "x")
// out:   l = Value is not created. }
// out: D1 (D1 (D1 (D1 D0)))
// out: Alpha
// out: Beta 3
// out: [Alpha; Beta 1]
// out: { s = null
// out:   o = null }
// out: { s = "x"
// out:   o = 3 }
// out: { aVeryLongFieldNameNumberOne = "some text 0"
// out:   aVeryLongFieldNameNumberTwo = []
// out:   third = None }
// out: { aVeryLongFieldNameNumberOne = "some text 1"
// out:   aVeryLongFieldNameNumberTwo = [1; 2; 3; 4; 5; 6; 7; 8; 9; 10]
// out:   third = Some { aVeryLongFieldNameNumberOne = "some text 0"
// out:                  aVeryLongFieldNameNumberTwo = []
// out:                  third = None } }
// out: { aVeryLongFieldNameNumberOne = "some text 3"
// out:   aVeryLongFieldNameNumberTwo =
// out:    [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:     22; 23; 24; 25; 26; 27; 28; 29; 30]
// out:   third =
// out:    Some
// out:      { aVeryLongFieldNameNumberOne = "some text 2"
// out:        aVeryLongFieldNameNumberTwo =
// out:         [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20]
// out:        third =
// out:         Some { aVeryLongFieldNameNumberOne = "some text 1"
// out:                aVeryLongFieldNameNumberTwo = [1; 2; 3; 4; 5; 6; 7; 8; 9; 10]
// out:                third = Some { aVeryLongFieldNameNumberOne = "some text 0"
// out:                               aVeryLongFieldNameNumberTwo = []
// out:                               third = None } } } }
// out: [{ aVeryLongFieldNameNumberOne = "some text 1"
// out:    aVeryLongFieldNameNumberTwo = [1; 2; 3; 4; 5; 6; 7; 8; 9; 10]
// out:    third = Some { aVeryLongFieldNameNumberOne = "some text 0"
// out:                   aVeryLongFieldNameNumberTwo = []
// out:                   third = None } };
// out:  { aVeryLongFieldNameNumberOne = "some text 0"
// out:    aVeryLongFieldNameNumberTwo = []
// out:    third = None }]
// out: ["item number 0"; "item number 1"; "item number 2"; "item number 3";
// out:  "item number 4"; "item number 5"; "item number 6"; "item number 7";
// out:  "item number 8"; "item number 9"; "item number 10"; "item number 11"]
// out: [(0, "item number 0", [0; 0]); (1, "item number 1", [1; 1]);
// out:  (2, "item number 2", [2; 4]); (3, "item number 3", [3; 9]);
// out:  (4, "item number 4", [4; 16])]
// out: [Some { left = 0
// out:         right = "text 0" }; Some { left = 1
// out:                                    right = "text 1" }; Some { left = 2
// out:                                                               right = "text 2" }]
// out: [|map [(0, "0")]; map [(1, "1")]; map [(2, "2")]; map [(3, "3")]|]
// out: map
// out:   [(1, [1; 2]); (2, [2; 3]); (3, [3; 4]); (4, [4; 5]); (5, [5; 6]); (6, [6; 7]);
// out:    (7, [7; 8]); (8, [8; 9]); (9, [9; 10]); ...]
// out: map [("x", map [("y", map [("z", 1)])])]
// out: set
// out:   ["element 1"; "element 2"; "element 3"; "element 4"; "element 5"; "element 6";
// out:    "element 7"; "element 8"]
// out: set [(1, 1); (2, 4); (3, 9)]
// out: map [({ left = 1
// out:         right = 2 }, "a")]
// out: seq [{ left = 0
// out:        right = 0 }; { left = 1
// out:                       right = 1 }; { left = 2
// out:                                      right = 2 }]
// out: seq [[0; 0]; [1; 1]; [2; 2]; [3; 3]; ...]
// out: seq [("text", 1); ("text", 2); ("text", 3)]
// out: [seq [1; 2; 3]; seq [4; 5; 6; 7; ...]]
// out: Some (seq [1; 2; 3])
// out: Some (map [(1, 2)])
// out: Some (set [1])
// out: Wrap (map [(1, 2)])
// out: Some [|1|]
// out: Some 1
// out: Wrap (seq [1; 2])
// out: (1, seq [1; 2])
// out: (1, map [(1, 2)])
// out: [["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"; "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"];
// out:  ["cccccccccccccccccccccc"; "dddddddddddddddddddddddddddddd"]]
// out: [("qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr");
// out:  ("qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr");
// out:  ("qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", "rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr")]
// out: ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
// out:  ["bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"; "cccccccccccccccccccccccccccccc"],
// out:  "dddddddddddddddddddddddddddddd")
// out: Some
// out:   ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
// out:    "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb")
// out: Wrap
// out:   "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
// out: Call
// out:   ("a_rather_long_function_name",
// out:    [Lit (Ident "first_argument"); Lit (Ident "second_argument");
// out:     Call ("nested_function_call", [Lit (Number 3.14159); Lit (Number 2.71828)])])
// out: [1.0; 2.5; 1e+100; nan]
// out: [1.0f; 0.1000000015f]
// out: [1M; 2.50M]
// out: [1; 100000000000000000000]
// out: ['a'; '\009']
// out: [1L; 2L]
// out: [1uy]
// out: [""]
// out: [null; "a"]
// out: [[(0, 0); (0, 1)]
// out:  [(1, 0); (1, 1)]]
// out: [[""; "xxxxxxxxxx"; "xxxxxxxxxxxxxxxxxxxx"]
// out:  ["xxxxxxxxxx"; "xxxxxxxxxxxxxxxxxxxx"; "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"]]
// out: [[[0; 0]; [0; 1]]
// out:  [[1; 0]; [1; 1]]]
// out: [[[0; 0]
// out:   [0; 0]]]
// out: Some [[1]]
// out: [[0; 0]
// out:  [1; 1]
// out:  [2; 2]
// out:  [3; 3]
// out:  [4; 4]
// out:  [5; 5]
// out:  [6; 6]
// out:  [7; 7]
// out:  [8; 8]
// out:  [9; 9]
// out:  [10; 10]
// out:  [11; 11]
// out:  [12; 12]
// out:  [13; 13]
// out:  [14; 14]
// out:  [15; 15]
// out:  [16; 16]
// out:  [17; 17]
// out:  [18; 18]
// out:  [19; 19]
// out:  [20; 20]
// out:  [21; 21]
// out:  [22; 22]
// out:  [23; 23]
// out:  [24; 24]
// out:  [25; 25]
// out:  [26; 26]
// out:  [27; 27]
// out:  [28; 28]
// out:  [29; 29]
// out:  [30; 30]
// out:  [31; 31]
// out:  [32; 32]
// out:  [33; 33]
// out:  [34; 34]
// out:  [35; 35]
// out:  [36; 36]
// out:  [37; 37]
// out:  [38; 38]
// out:  [39; 39]
// out:  [40; 40]
// out:  [41; 41]
// out:  [42; 42]
// out:  [43; 43]
// out:  [44; 44]
// out:  [45; 45]
// out:  [46; 46]
// out:  [47; 47]
// out:  [48; 48]
// out:  [49; 49]
// out:  [50; 50]
// out:  [51; 51]
// out:  [52; 52]
// out:  [53; 53]
// out:  [54; 54]
// out:  [55; 55]
// out:  [56; 56]
// out:  [57; 57]
// out:  [58; 58]
// out:  [59; 59]
// out:  [60; 60]
// out:  [61; 61]
// out:  [62; 62]
// out:  [63; 63]
// out:  [64; 64]
// out:  [65; 65]
// out:  [66; 66]
// out:  [67; 67]
// out:  [68; 68]
// out:  [69; 69]
// out:  [70; 70]
// out:  [71; 71]
// out:  [72; 72]
// out:  [73; 73]
// out:  [74; 74]
// out:  [75; 75]
// out:  [76; 76]
// out:  [77; 77]
// out:  [78; 78]
// out:  [79; 79]
// out:  [80; 80]
// out:  [81; 81]
// out:  [82; 82]
// out:  [83; 83]
// out:  [84; 84]
// out:  [85; 85]
// out:  [86; 86]
// out:  [87; 87]
// out:  [88; 88]
// out:  [89; 89]
// out:  [90; 90]
// out:  [91; 91]
// out:  [92; 92]
// out:  [93; 93]
// out:  [94; 94]
// out:  [95; 95]
// out:  [96; 96]
// out:  [97; 97]
// out:  [98; 98]
// out:  [99; 99]
// out:  ...]
// out: [[0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0;
// out:   0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0;
// out:   0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0;
// out:   0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; ...]
// out:  [1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1;
// out:   1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1;
// out:   1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1;
// out:   1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; 1; ...]]
// out: (1, 2.0, "three", '4', 5L, 6uy, true, [8], Some 9, ())
// out: ([1; 2], [|3; 4|], set [5], map [(6, 7)])
// out: [Some "a long string in an option number one";
// out:  Some "a long string in an option number two"; None]
// out: [Ok { left = 1
// out:       right = 2 }; Error "failure text"]
// out: Choice1Of2 { left = 1
// out:              right = 2 }
// out: seq [[a, [1; 2]]; [b, []]]
// out: seq [{ name = "Bob"
// out:        age = 42
// out:        address = Some { street = "1 Main St"
// out:                         city = "Springfield"
// out:                         zip = "12345" }
// out:        tags = ["a"; "b"]
// out:        scores = [|1; 2; 3|] }]
// out: seq []
// out: seq [[1, { left = 1
// out:   right = 2 }]]
// out: seq ["x"; "y"]
// out: seq [[1]; [2; 3]]
// out: Some (seq [1])
// out: [seq [1; 2]]
// out: seq [Ident "a"]
// out: seq [[1, 1]; [2, 2]; [3, 3]; [4, 4]; ...]
// out: { name = "Bob"
// out:   age = 42
// out:   address = Some { street = "1 Main St"
// out:                    city = "Springfield"
// out:                    zip = "12345" }
// out:   tags = ["a"; "b"]
// out:   scores = [|1; 2; 3|] }
// out: [1; "x"; { name = "Bob"
// out:            age = 42
// out:            address = Some { street = "1 Main St"
// out:                             city = "Springfield"
// out:                             zip = "12345" }
// out:            tags = ["a"; "b"]
// out:            scores = [|1; 2; 3|] }; null; [1]; Some 1; (1, 2)]
// out: Some null
// out: [|1.5; 'c'|]
// out: "msg"
// out: "k"
// out: [(1, "a"); (2, "b"); (3, "c")]
// out: [(1, [1; 4; 7; 10]); (2, [2; 5; 8]); (0, [3; 6; 9])]
// out: [("a", 2); ("b", 1)]
// out: [(1, 2); (2, 3); (3, 4); (4, 5)]
// out: [[1; 2; 3]; [4; 5; 6]; [7; 8; 9]; [10]]
// out: ([3; 4], [1; 2])
// out: seq [(1, seq [1; 3; 5]); (0, seq [2; 4])]
// out: ([|3; 4|], [|1; 2|])
// out: Some 3
// out: seq [[|1; 2|]; [|2; 3|]; [|3; 4|]; [|4; 5|]; ...]
// out: seq [(1, 2); (2, 3)]
// out: [|"a"; "b"; "c"|]
// out: ([1; 2], ['a'; 'b'])
// out: seq [(1, 'a'); (2, 'b')]
// out: ['a'; 'b'; 'c']
// out: [(1, 2)]
// out: [(1, 'x'); (1, 'y'); (2, 'x'); (2, 'y')]
// out: ([1; 2], [3; 4; 5])
// out: (true, 12)
// out: struct (3, 1)
// out: seq [('h', 1); ('e', 1); ('l', 2); ('o', 1)]
// out: [(0, "a"); (1, "b")]
// out: seq [1; 2; 3]
// out: seq [2; 3]
// out: seq [3; 2; 1]
// out: seq [1; 2]
// out: seq [1]
// out: seq [1; 2]
// out: seq [1; 2]
// out: seq [1; 2]
// out: seq [1; 2]
// out: seq [1; 1; 2; 2]
// out: seq ['x'; 'x'; 'x']
// out: seq [1]
// out: seq [1; 2; 4; 8; ...]
// out: seq [0; 1; 3; 6]
// out: seq [(0, 'a')]
// out: seq [[|1; 2|]; [|3|]]
// out: seq [2; 1]
// out: seq [2]
// out: seq [1]
// out: seq [1]
// out: seq [2]
// out: [1; 2; 3]
// out: [|1; 2|]
// out: set [1]
// out: seq [1]
// out: [1]
// out: seq [(1, 2)]
// out: seq [1]
// out: seq [2]
// out: seq [1]
// out: [1]
// out: set [1]
// out: seq [1]
// out: seq [2]
// out: seq [2]
// out: seq [1]
// out: seq [3]
// out: seq [1; 2]
// out: seq [[|1; 2|]; [|3|]]
// out: seq [seq [1; 3]; seq [2; 4]]
// out: seq [2; 1]
// out: seq [1; 2]
// out: seq [(1, 2)]
// out: seq [1; 3; 5]
// out: 3
// out: [1; 2; 3; 4; 5]
// out: [|1; 2|]
// out: seq [1]
// out: set [1]
// out: []
// out: [||]
// out: seq []
// out: [||]
// out: seq [1; 2; 3]
// out: ["a"] [1.5] [|[1]|]
// out: [[1]; [|2|]]
// out: Some
// out:   [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:    23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41;
// out:    42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60;
// out:    61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79;
// out:    80; 81; 82; 83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98;
// out:    99; 100; ...]
// out: [1]
// out: seq [1]
// out: [|1|]
// %A of values as programs have them: nested, long, from the library; what is used as a sequence.
open System
open System.Collections.Generic
type Node = { value: int; next: Node option }
type Person = { name: string; age: int; address: Address option; tags: string list; scores: int[] }
and Address = { street: string; city: string; zip: string }
type Json = JNull | JBool of bool | JNum of float | JStr of string | JArr of Json list | JObj of (string * Json) list
type Token = Ident of string | Number of float | Op of char | LParen | RParen
type Ast = Lit of Token | Bin of Ast * Token * Ast | Call of name: string * args: Ast list
type State = { pos: int; input: string; errors: Result<int, string> list; memo: Map<string, int list> }
type Animal(name: string) =
    member _.Name = name
type Dog(name: string) =
    inherit Animal(name)
    override _.ToString() = "Dog " + name
type Gen<'a, 'b> = { left: 'a; right: 'b }
type Wrap<'a> = Wrap of 'a
type Either<'l, 'r> = Left of 'l | Right of 'r
type I = abstract F: int -> int
[<Measure>] type kg
[<Struct>] type V3 = { x: float; y: float; z: float }
type Matrix = Matrix of float[,]
type OptRec = { o: int option; r: Result<string, int>; t: int * string; l: Lazy<int> }
type Deep = D0 | D1 of Deep
[<RequireQualifiedAccess>]
type Q = Alpha | Beta of int
type WithNull = { s: string; o: obj }
type Long = { aVeryLongFieldNameNumberOne: string; aVeryLongFieldNameNumberTwo: int list; third: Long option }
let t (v: 'a) = printfn "%A" v
let addr = { street = "1 Main St"; city = "Springfield"; zip = "12345" }
let bob = { name = "Bob"; age = 42; address = Some addr; tags = [ "a"; "b" ]; scores = [| 1; 2; 3 |] }
t bob; t { bob with address = None }; t [ bob; bob ]; t (Some bob); t (bob, 1); t (Map.ofList [ "bob", bob ]); t [| bob |]; t (Ok bob: Result<Person, string>)
t { value = 1; next = Some { value = 2; next = Some { value = 3; next = None } } }
t JNull; t (JArr [ JNum 1.0; JStr "two"; JBool true; JNull ]); t (JObj [ "a", JNum 1.0; "b", JArr [ JNum 2.0; JNum 3.0 ]; "c", JObj [ "nested", JStr "value"; "empty", JObj [] ] ])
t (JObj [ for i in 1 .. 6 -> "key" + string i, JObj [ "inner" + string i, JArr [ for j in 1 .. i -> JNum(float j * 1.5) ] ] ])
t (Bin(Lit(Number 1.0), Op '+', Bin(Lit(Ident "x"), Op '*', Lit(Number 2.5)))); t (Call("max", [ Lit(Ident "a"); Lit(Ident "b"); Call("min", []) ])); t [ Ident "let"; Ident "x"; Op '='; Number 5.0; LParen; RParen ]
t { pos = 3; input = "abc\ndef"; errors = [ Ok 1; Error "bad thing happened" ]; memo = Map.ofList [ "a", [ 1; 2; 3 ]; "b", [] ] }
t (Animal "x" |> fun a -> a.Name); t (Dog "rex"); t [ Dog "a"; Dog "b" ]; t (Dog "z" :> Animal)
t { left = 1; right = "r" }; t { left = { left = 1; right = 2 }; right = [ 3 ] }; t (Wrap 1); t (Wrap(Wrap "x")); t (Wrap [ 1; 2 ]); t (Wrap(1, 2)); t (Left 1: Either<int, string>); t [ Left 1; Right "x" ]; t (Wrap(Some 1)); t (Wrap { left = 1; right = 2 })
t 5.0<kg>; t [ 1<kg>; 2<kg> ]; t { x = 1.0; y = 2.5; z = -3.0 }; t [ { x = 1.0; y = 2.0; z = 3.0 } ]; t (Matrix(array2D [ [ 1.0; 2.0 ]; [ 3.0; 4.0 ] ]))
t { o = None; r = Error 3; t = (1, "x"); l = lazy 3 } 
t (D1(D1(D1(D1 D0)))); t Q.Alpha; t (Q.Beta 3); t [ Q.Alpha; Q.Beta 1 ]; t { s = null; o = null }; t { s = "x"; o = box 3 }
let rec long n = { aVeryLongFieldNameNumberOne = "some text " + string n; aVeryLongFieldNameNumberTwo = [ 1 .. n * 10 ]; third = if n = 0 then None else Some(long (n - 1)) }
t (long 0); t (long 1); t (long 3); t [ long 1; long 0 ]
t (List.init 12 (fun i -> "item number " + string i)); t (List.init 5 (fun i -> (i, "item number " + string i, [ i; i * i ]))); t (List.init 3 (fun i -> Some { left = i; right = "text " + string i })); t (Array.init 4 (fun i -> Map.ofList [ i, string i ]))
t (Map.ofList [ for i in 1 .. 12 -> i, [ i; i + 1 ] ]); t (Map.ofList [ "x", Map.ofList [ "y", Map.ofList [ "z", 1 ] ] ]); t (set [ for i in 1 .. 8 -> "element " + string i ]); t (Set.map (fun x -> (x, x * x)) (set [ 1; 2; 3 ]));
t (Map.ofList [ { left = 1; right = 2 }, "a" ]); t (Seq.init 3 (fun i -> { left = i; right = i })); t (Seq.init 10 (fun i -> [ i; i ])); t (seq { for i in 1 .. 3 -> "text", i }); t [ seq { 1 .. 3 }; seq { 4 .. 9 } ]
t (Some(seq { 1 .. 3 })); t (Some(Map.ofList [ 1, 2 ])); t (Some(set [ 1 ])); t (Wrap(Map.ofList [ 1, 2 ])); t (Some [| 1 |]); t (Some(box 1)); t (Wrap(seq { 1 .. 2 })); t (1, seq { 1 .. 2 }); t (1, Map.ofList [ 1, 2 ])
t [ [ "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"; "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb" ]; [ "cccccccccccccccccccccc"; "dddddddddddddddddddddddddddddd" ] ]
t (List.replicate 3 (String('q', 30), String('r', 30))); t (String('a', 30), [ String('b', 30); String('c', 30) ], String('d', 30)); t (Some(String('a', 40), String('b', 40))); t (Wrap(String('a', 90)))
t (Call("a_rather_long_function_name", [ Lit(Ident "first_argument"); Lit(Ident "second_argument"); Call("nested_function_call", [ Lit(Number 3.14159); Lit(Number 2.71828) ]) ]))
t [ 1.0; 2.5; 1e100; nan ]; t [ 1.0f; 0.1f ]; t [ 1M; 2.50M ]; t [ 1I; 100000000000000000000I ]; t [ 'a'; '\t' ]; t [ 1L; 2L ]; t [ 1uy ]; t [ "" ]; t [ null; "a" ]
t (Array2D.init 2 2 (fun i j -> (i, j))); t (Array2D.init 2 3 (fun i j -> String('x', i * 10 + j * 10))); t (Array2D.init 2 2 (fun i j -> [ i; j ])); t [ Array2D.zeroCreate<int> 2 2 ]; t (Some(array2D [ [ 1 ] ])); t (Array2D.init 110 2 (fun i j -> i)); t (Array2D.init 2 110 (fun i j -> i))
t (1, 2.0, "three", '4', 5L, 6uy, true, [ 8 ], Some 9, ()); t ([ 1; 2 ], [| 3; 4 |], set [ 5 ], Map.ofList [ 6, 7 ])
t [ Some "a long string in an option number one"; Some "a long string in an option number two"; None ]
t [ Ok { left = 1; right = 2 }; Error "failure text" ]; t (Choice1Of2 { left = 1; right = 2 }: Choice<Gen<int, int>, string>)
t (Dictionary<string, int list>(dict [ "a", [ 1; 2 ]; "b", [] ])); t (List<Person>([ bob ])); t (List<string>()); t (Dictionary<int, Gen<int, int>>(dict [ 1, { left = 1; right = 2 } ])); t (HashSet<string>([ "x"; "y" ])); t (ResizeArray [ [ 1 ]; [ 2; 3 ] ]); t (Some(ResizeArray [ 1 ])); t [ ResizeArray [ 1; 2 ] ]; t (Queue<Token>([ Ident "a" ])); t (dict [ for i in 1 .. 10 -> i, string i ])
t (box bob); t [ box 1; box "x"; box bob; null; box [ 1 ]; box (Some 1); box (1, 2) ]; t (Some(box null)); t [| box 1.5; box 'c' |]
t (System.Exception "msg" |> fun e -> e.Message); t (KeyNotFoundException "k" |> fun e -> e.Message)
t (List.zip [ 1; 2; 3 ] [ "a"; "b"; "c" ]); t (List.groupBy (fun x -> x % 3) [ 1 .. 10 ]); t (List.countBy id [ "a"; "b"; "a" ]); t (List.pairwise [ 1 .. 5 ]); t (List.chunkBySize 3 [ 1 .. 10 ]); t (List.partition (fun x -> x > 2) [ 1 .. 4 ]); t (Seq.groupBy (fun x -> x % 2) [ 1 .. 5 ]); t (Array.partition (fun x -> x > 2) [| 1 .. 4 |]); t (List.tryFind ((=) 3) [ 1; 2; 3 ]); t (Seq.windowed 2 [ 1 .. 6 ]); t (Seq.pairwise [ 1; 2; 3 ]); t ("a b c".Split ' '); t (List.unzip [ 1, 'a'; 2, 'b' ]); t (Seq.zip [ 1; 2 ] "ab"); t ("abc" |> Seq.toList); t (Map.toList (Map.ofList [ 1, 2 ])); t (List.allPairs [ 1; 2 ] [ 'x'; 'y' ]); t (List.splitAt 2 [ 1 .. 5 ]); t (Int32.TryParse "12"); t (Math.DivRem(7, 2)); t (Seq.countBy id "hello"); t (List.indexed [ "a"; "b" ])
t (Seq.sort [ 3; 1; 2 ]); t (Seq.filter (fun x -> x > 1) [ 1; 2; 3 ]); t (Seq.rev [ 1; 2; 3 ]); t (Seq.take 2 [ 1; 2; 3 ]); t (Seq.distinct [ 1; 1 ]); t (Seq.append [ 1 ] [ 2 ]); t (Seq.concat [ [ 1 ]; [ 2 ] ]); t (Seq.cache [ 1; 2 ]); t (Seq.truncate 2 [ 1; 2; 3 ]); t (Seq.collect (fun x -> [ x; x ]) [ 1; 2 ]); t (Seq.replicate 3 'x'); t (Seq.singleton 1); t (Seq.unfold (fun s -> if s > 20 then None else Some(s, s * 2)) 1); t (Seq.scan (+) 0 [ 1; 2; 3 ]); t (Seq.indexed [ 'a' ]); t (Seq.chunkBySize 2 [ 1; 2; 3 ]); t (Seq.sortBy (fun x -> -x) [ 1; 2 ]); t (Seq.choose (fun x -> if x > 1 then Some x else None) [ 1; 2 ]); t (Seq.readonly [ 1 ]); t (Map.keys (Map.ofList [ 1, 2 ])); t (Map.values (Map.ofList [ 1, 2 ])); t ([ 1; 2; 3 ] :> seq<int>); t ([| 1; 2 |] :> seq<int>); t (set [ 1 ] :> seq<int>); t (Seq.ofArray [| 1 |]); t (Seq.ofList [ 1 ]); t (Map.toSeq (Map.ofList [ 1, 2 ])); t ((Dictionary<int, int>(dict [ 1, 2 ])).Keys); t ((Dictionary<int, int>(dict [ 1, 2 ])).Values); t (Array.toSeq [| 1 |]); t (List.toSeq [ 1 ]); t (Set.toSeq (set [ 1 ])); t (Seq.delay (fun () -> [ 1 ])); t (Seq.tail [ 1; 2 ]); t (Seq.except [ 1 ] [ 1; 2 ]); t (Seq.mapi (fun i x -> i + x) [ 1 ]); t (Seq.map2 (+) [ 1 ] [ 2 ]); t (Seq.insertAt 0 1 [ 2 ]); t (Seq.splitInto 2 [ 1; 2; 3 ]); t (Seq.transpose [ [ 1; 2 ]; [ 3; 4 ] ]); t (Seq.sortDescending [ 1; 2 ]); t (Seq.permute id [ 1; 2 ]); t (Seq.allPairs [ 1 ] [ 2 ])
let a, b = Seq.mapFold (fun s x -> x + s, s + 1) 0 [ 1; 2; 3 ]
t a; t b
let f (xs: seq<int>) = printfn "%A" xs
f [ 1 .. 5 ]; f [| 1; 2 |]; f (ResizeArray [ 1 ]); f (set [ 1 ]); f []; f [||]; f (Seq.append [] []); f Seq.empty; f (seq { 1 .. 3 })
let g (xs: seq<'T>) = sprintf "%A" xs
printfn "%s %s %s" (g [ "a" ]) (g [ 1.5 ]) (g [| [ 1 ] |])
t [ [ 1 ] :> seq<int>; [| 2 |] ]
t (Some([ 1 .. 200 ] :> seq<int>))
t (box [ 1 ]); t (box (seq { 1 })); t (box [| 1 |])
