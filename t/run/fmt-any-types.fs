// out: 1
// out: -1
// out: 1L
// out: 1uy
// out: 1y
// out: 1s
// out: 1us
// out: 1u
// out: 1UL
// out: 1n
// out: 1un
// out: 1.0
// out: 1.5
// out: 1e+10
// out: 1e-10
// out: 123456789.1
// out: 1e+15
// out: 1e+16
// out: 0.1
// out: 0.3333333333
// out: nan
// out: infinity
// out: -infinity
// out: -0.0
// out: 1.0f
// out: 1.5f
// out: 0.1000000015f
// out: 1e+10f
// out: nanf
// out: infinityf
// out: 16777216.0f
// out: 3000000000f
// out: 1M
// out: 1.50M
// out: 12345678901234567890
// out: -5
// out: 'a'
// out: '\010'
// out: '\''
// out: '"'
// out: '\\'
// out: 'é'
// out: "str"
// out: "with "quotes""
// out: "back\slash"
// out: "line
// out: break"
// out: "tab	"
// out: ""
// out: <null>
// out: true
// out: ()
// out: Some 1
// out: None
// out: Some (Some 1)
// out: Some None
// out: Some "x"
// out: ValueSome 3
// out: ValueNone
// out: Some (1, 2)
// out: Some [1]
// out: Some -1
// out: Some (Some -1)
// out: Ok 1
// out: Error "bad"
// out: Choice1Of2 1
// out: Choice2Of3 "a"
// out: (1, 2)
// out: (1, "a", 'c', 2.5, true)
// out: ((1, 2), (3, 4))
// out: struct (1, 2)
// out: (1, (2, (3, 4)))
// out: ("a", [1; 2])
// out: (1, 2, 3, 4, 5, 6, 7, 8, 9)
// out: []
// out: [1]
// out: [1; 2; 3]
// out: ["a"; "b"]
// out: [[1; 2]; [3]]
// out: [(1, 2); (3, 4)]
// out: [Some 1; None]
// out: [1.5; 2.0]
// out: ['a'; 'b']
// out: [true; false]
// out: [(); ()]
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:  23; 24; 25; 26; 27; 28; 29; 30]
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:  23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
// out:  43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62;
// out:  63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82;
// out:  83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99]
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:  23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
// out:  43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62;
// out:  63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82;
// out:  83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100]
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:  23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
// out:  43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62;
// out:  63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82;
// out:  83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...]
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:  23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
// out:  43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62;
// out:  63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82;
// out:  83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...]
// out: [|1; 2; 3|]
// out: [||]
// out: [|[|1|]; [|2; 3|]|]
// out: [|1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:   23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
// out:   43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62;
// out:   63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82;
// out:   83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...|]
// out: [|"abc"; "def"|]
// out: [||]
// out: [|1uy; 2uy; 255uy|]
// out: [|"x"; "xx"; "xxx"; "xxxx"; "xxxxx"; "xxxxxx"; ""; "x"; "xx"; "xxx"; "xxxx";
// out:   "xxxxx"; "xxxxxx"; ""; "x"; "xx"; "xxx"; "xxxx"; "xxxxx"; "xxxxxx"; ""; "x";
// out:   "xx"; "xxx"; "xxxx"; "xxxxx"; "xxxxxx"; ""; "x"; "xx"; "xxx"; "xxxx"; "xxxxx";
// out:   "xxxxxx"; ""; "x"; "xx"; "xxx"; "xxxx"; "xxxxx"|]
// out: [[1; 2]
// out:  [3; 4]]
// out: [["a"; "bb"]
// out:  ["c"; "d"]]
// out: []
// out: [[0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0;
// out:   0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0]
// out:  [0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:   22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39]
// out:  [0; 2; 4; 6; 8; 10; 12; 14; 16; 18; 20; 22; 24; 26; 28; 30; 32; 34; 36; 38; 40;
// out:   42; 44; 46; 48; 50; 52; 54; 56; 58; 60; 62; 64; 66; 68; 70; 72; 74; 76; 78]]
// out: [|rank=3|]
// out: seq [1; 2; 3]
// out: seq [1; 2; 3; 4; ...]
// out: seq [2; 3; 4; 5; ...]
// out: seq ["a"]
// out: [||]
// out: [1; 2]
// out: set [1; 2; 3]
// out: set ["a"; "b"]
// out: set []
// out: set [1; 2; 3; 4; 5; 6; 7; 8; 9; ...]
// out: map [(1, "a"); (2, "b")]
// out: map []
// out: map
// out:   [(1, "1"); (2, "2"); (3, "3"); (4, "4"); (5, "5"); (6, "6"); (7, "7");
// out:    (8, "8"); (9, "9"); ...]
// out: map [("k", [1; 2])]
// out: map [((1, 2), Some "x")]
// out: seq [1; 2; 3]
// out: seq [1; 2; 3; 4; ...]
// out: seq [1; 2; 3]
// out: seq [1; 2]
// out: seq [2; 1]
// out: seq [[1, a]]
// out: seq [[a, 1]; [b, 2]]
// out: [1, a]
// out: seq [[1, 2]]
// out: seq [1; 2]
// out: { X = 1
// out:   Y = 2 }
// out: { From = { X = 1
// out:            Y = 2 }
// out:   To = { X = 3
// out:          Y = 4 }
// out:   Label = "line" }
// out: { Only = ["a"; "b"] }
// out: [{ X = 1
// out:    Y = 2 }; { X = 3
// out:               Y = 4 }]
// out: Some { X = 1
// out:        Y = 2 }
// out: [Some { X = 1
// out:         Y = 2 }; None]
// out: ({ X = 1
// out:    Y = 2 }, { X = 3
// out:               Y = 4 })
// out: [|{ X = 1
// out:     Y = 2 }|]
// out: map [(1, { X = 1
// out:            Y = 2 })]
// out: ({ X = 1
// out:    Y = 2 }, 5)
// out: Circle 1.5
// out: Rect (1.0, 2.0)
// out: Named ("n", { X = 1
// out:               Y = 2 })
// out: Many [Circle 1.0; Nothing; Many []]
// out: Nothing
// out: [Circle 1.0; Rect (2.0, 3.0)]
// out: Some (Circle 2.0)
// out: Some Nothing
// out: Many
// out:   [Named ("first", { X = 1
// out:                      Y = 2 }); Named ("second", { X = 3
// out:                                                   Y = 4 }); Rect (100.0, 200.0);
// out:    Circle 3.25]
// out: Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 3, Leaf))
// out: Single 5
// out: SingleR { X = 1
// out:           Y = 2 }
// out: [Single 1; Single 2]
// out: Some (Single 1)
// out: Single -1
// out: Node (Leaf, -1, Leaf)
// out: Node (Leaf, "s", Leaf)
// out: { Name = "kid0"
// out:   Kids = []
// out:   Tags = map [("depth", 0); ("twice", 0)]
// out:   Opt = Some 0 }
// out: { Name = "kid1"
// out:   Kids = [{ Name = "kid0"
// out:             Kids = []
// out:             Tags = map [("depth", 0); ("twice", 0)]
// out:             Opt = Some 0 }; { Name = "kid0"
// out:                               Kids = []
// out:                               Tags = map [("depth", 0); ("twice", 0)]
// out:                               Opt = Some 0 }]
// out:   Tags = map [("depth", 1); ("twice", 2)]
// out:   Opt = None }
// out: { Name = "kid2"
// out:   Kids = [{ Name = "kid1"
// out:             Kids = [{ Name = "kid0"
// out:                       Kids = []
// out:                       Tags = map [("depth", 0); ("twice", 0)]
// out:                       Opt = Some 0 }; { Name = "kid0"
// out:                                         Kids = []
// out:                                         Tags = map [("depth", 0); ("twice", 0)]
// out:                                         Opt = Some 0 }]
// out:             Tags = map [("depth", 1); ("twice", 2)]
// out:             Opt = None }; { Name = "kid0"
// out:                             Kids = []
// out:                             Tags = map [("depth", 0); ("twice", 0)]
// out:                             Opt = Some 0 }]
// out:   Tags = map [("depth", 2); ("twice", 4)]
// out:   Opt = Some 2 }
// out: Some { Name = "kid0"
// out:        Kids = []
// out:        Tags = map [("depth", 0); ("twice", 0)]
// out:        Opt = Some 0 }
// out: [{ Name = "kid0"
// out:    Kids = []
// out:    Tags = map [("depth", 0); ("twice", 0)]
// out:    Opt = Some 0 }; { Name = "kid0"
// out:                      Kids = []
// out:                      Tags = map [("depth", 0); ("twice", 0)]
// out:                      Opt = Some 0 }]
// out: map [("root", { Name = "kid0"
// out:                 Kids = []
// out:                 Tags = map [("depth", 0); ("twice", 0)]
// out:                 Opt = Some 0 })]
// out: A
// out: 9
// out: None
// out: R, W
// out: [A; B]
// out: Some A
// out: true
// out: D<3>
// out: [D<1>; D<2>]
// out: Some D<1>
// out: (D<1>, 2)
// out: Ex1
// out: Ex2 (1, "a")
// out: Ex3 "m"
// out: "boom"
// out: { A = 1
// out:   B = 2.0 }
// out: SA 1
// out: SB "x"
// out: [SA 1; SB "x"]
// out: {| A = 1
// out:    B = "x" |}
// out: {| A = 1 |}
// out: [{| A = 1
// out:     B = 2 |}]
// out: struct {| A = 1 |}
// out: {| N = {| K = [1]
// out:           M = 1 |} |}
// out: { Hidden = 1
// out:   Also = "x" }
// out: Add (Num 1, Mul (Num 2, Neg (Var "x")))
// out: Let ("x", Add (Num 1, Num 2), Mul (Var "x", Var "x"))
// out: Let
// out:   ("longer_name",
// out:    Add (Mul (Num 100000, Num 200000), Mul (Num 300000, Num 400000)),
// out:    Mul (Var "longer_name", Neg (Add (Var "longer_name", Num 5))))
// out: 1
// out: "s"
// out: <null>
// out: [1; "a"; null]
// out: { X = 1
// out:   Y = 2 }
// out: [1; 2]
// out: Value is not created.
// out: 2
// out: { contents = 1 }
// out: { contents = { X = 1
// out:                Y = 2 } }
// out: 01:02:03
// out: 02/29/2024 13:05:09
// out: 00000000-0000-0000-0000-000000000000
// out: (1, 01/01/2024 00:00:00)
// out: [00:00:00]
// out: abc
// out: ["a long string number one"; "a long string number two";
// out:  "a long string number three"; "a long string number four"]
// out: ("a long string number one", "a long string number two",
// out:  "a long string number three", "a long string number four")
// out: Some
// out:   [1000; 2000; 3000; 4000; 5000; 6000; 7000; 8000; 9000; 10000; 11000; 12000;
// out:    13000; 14000; 15000; 16000; 17000; 18000; 19000; 20000; 21000; 22000; 23000;
// out:    24000; 25000; 26000; 27000; 28000; 29000; 30000; 31000; 32000; 33000; 34000;
// out:    35000; 36000; 37000; 38000; 39000; 40000]
// out: map
// out:   [("key number 1", [100; 200; 300; 400; 500; 600; 700; 800; 900; 1000]);
// out:    ("key number 2", [200; 400; 600; 800; 1000; 1200; 1400; 1600; 1800; 2000]);
// out:    ("key number 3", [300; 600; 900; 1200; 1500; 1800; 2100; 2400; 2700; 3000]);
// out:    ("key number 4", [400; 800; 1200; 1600; 2000; 2400; 2800; 3200; 3600; 4000]);
// out:    ("key number 5", [500; 1000; 1500; 2000; 2500; 3000; 3500; 4000; 4500; 5000])]
// out: [[1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:   23; 24; 25; 26; 27; 28; 29; 30];
// out:  [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:   23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40]]
// out: [[[1; 1]; [1; 2]; [1; 3]]; [[2; 1]; [2; 2]; [2; 3]]; [[3; 1]; [3; 2]; [3; 3]]]
// out: [|(1, "name1", [1]); (2, "name2", [1; 2]); (3, "name3", [1; 2; 3])|]
// out: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
// out: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx";
// out:  "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"]
// out: ("multi
// out: line
// out: string", 1)
// out: { Only = ["line1
// out: line2"; "b"] }
// out: [Choice1Of2 1; Choice2Of2 "x"]
// out: Ok [{ X = 1
// out:       Y = 2 }]
// out: Error { From = { X = 1
// out:                  Y = 2 }
// out:         To = { X = 3
// out:                Y = 4 }
// out:         Label = "x" }
// out: [Ok 1; Error "e"]
// out: Some ()
// out: [Some ()]
// out: ((), 1)
// out: Some (Some (Some 1))
// out: Some (Ok (Some 1))
// out: "Int32"
// out: [1; 2]
// out: [-1; -2]
// out: [-1.5]
// out: Some -1.5
// out: Circle -1.0
// out: Rect (-1.0, -2.0)
// out: [|-1L|]
// out: Some -1M
// out: Some -5
// out: 1 "a"
// out: a [1] b
// out: 1|
// out: 1|
// out: [{ X = 1 Y = 2 }]
// out: [1; 2; 3; 4; 5; 6; 7;
// out:  8; 9; 10; 11; 12;
// out:  13; 14; 15; 16; 17;
// out:  18; 19; 20]
// out: [1; 2; 3; ...]
// out: [1]
// out: { X =
// out:    1
// out:   Y =
// out:    2 }|
// out: { Name = "kid1"
// out:   Kids = ...
// out:   Tags = ...
// out:   Opt = ... }
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50]
// out: { Name = "kid1" Kids = [{ Name = "kid0" Kids = [] Tags = map [("depth", 0); ("twice", 0)] Opt = Some 0 }; { Name = "kid0" Kids = [] Tags = map [("depth", 0); ("twice", 0)] Opt = Some 0 }] Tags = map [("depth", 1); ("twice", 2)] Opt = None }
// %A of values of every kind of type, alone and inside of others; widths and counts.
open System
open System.Collections.Generic
type P = { X: int; Y: int }
type Line = { From: P; To: P; Label: string }
type One = { Only: string list }
type Shape = Circle of float | Rect of w: float * h: float | Named of string * P | Many of Shape list | Nothing
type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
type Single = Single of int
type SingleR = SingleR of P
type Rec = { Name: string; Kids: Rec list; Tags: Map<string, int>; Opt: int option }
type E = A = 1 | B = 2
[<Flags>]
type Fl = None = 0 | R = 1 | W = 2
type C(x: int) =
    member _.X = x
type D(x: int) =
    override _.ToString() = "D<" + string x + ">"
exception Ex1
exception Ex2 of int * string
exception Ex3 of msg: string
[<Struct>]
type SR = { A: int; B: float }
[<Struct>]
type SU = SA of a: int | SB of b: string
type Expr = Num of int | Add of Expr * Expr | Mul of Expr * Expr | Neg of Expr | Var of string | Let of string * Expr * Expr
type Cmd = { Id: int; Run: int -> int }
type Priv = private { Hidden: int; Also: string }
type Priv with static member Make = { Hidden = 1; Also = "x" }
let t (v: 'a) = printfn "%A" v
let p x y : P = { X = x; Y = y }
t 1; t -1; t 1L; t 1uy; t 1y; t 1s; t 1us; t 1u; t 1UL; t 1n; t 1un; t 1.0; t 1.5; t 1e10; t 1e-10; t 123456789.123; t 1e15; t 1e16; t 0.1; t (1.0/3.0); t nan; t infinity; t -infinity; t -0.0
t 1.0f; t 1.5f; t 0.1f; t 1e10f; t nanf; t infinityf; t 16777216.0f; t 3e9f
t 1M; t 1.50M; t 12345678901234567890I; t -5I; t 'a'; t '\n'; t '\''; t '"'; t '\\'; t 'é'; t "str"; t "with \"quotes\""; t "back\\slash"; t "line\nbreak"; t "tab\t"; t ""; t (null: string); t true; t ()
t (Some 1); t (None: int option); t (Some (Some 1)); t (Some None: int option option); t (Some "x"); t (ValueSome 3); t (ValueNone: int voption); t (Some (1, 2)); t (Some [ 1 ]); t (Some -1); t (Some(Some -1))
t (Ok 1: Result<int, string>); t (Error "bad": Result<int, string>); t (Choice1Of2 1: Choice<int, string>); t (Choice2Of3 "a": Choice<int, string, bool>)
t (1, 2); t (1, "a", 'c', 2.5, true); t ((1, 2), (3, 4)); t (struct (1, 2)); t (1, (2, (3, 4))); t ("a", [ 1; 2 ]); t (1, 2, 3, 4, 5, 6, 7, 8, 9)
t []; t [ 1 ]; t [ 1; 2; 3 ]; t [ "a"; "b" ]; t [ [ 1; 2 ]; [ 3 ] ]; t [ (1, 2); (3, 4) ]; t [ Some 1; None ]; t [ 1.5; 2.0 ]; t [ 'a'; 'b' ]; t [ true; false ]; t [ (); () ]
t [ 1 .. 30 ]; t [ 1 .. 99 ]; t [ 1 .. 100 ]; t [ 1 .. 101 ]; t [ 1 .. 300 ]
t [| 1 .. 3 |]; t [||]; t [| [| 1 |]; [| 2; 3 |] |]; t [| 1 .. 150 |]; t [| "abc"; "def" |]; t (Array.zeroCreate<int> 0); t [| 1uy; 2uy; 255uy |]; t [| for i in 1 .. 40 -> String('x', i % 7) |]
t (array2D [ [ 1; 2 ]; [ 3; 4 ] ]); t (array2D [ [ "a"; "bb" ]; [ "c"; "d" ] ]); t (Array2D.zeroCreate 0 0: int[,]); t (Array2D.init 3 40 (fun i j -> i * j)); t (Array3D.zeroCreate 2 2 2: int[,,])
t (seq { 1 .. 3 }); t (seq { 1 .. 10 }); t (Seq.map ((+) 1) [ 1; 2; 3; 4; 5; 6 ]); t (seq { yield "a" }); t (Seq.empty<int>); t (seq [ 1; 2 ])
t (set [ 3; 1; 2 ]); t (set [ "b"; "a" ]); t (Set.empty: Set<int>); t (set [ 1 .. 20 ]); t (Map.ofList [ 1, "a"; 2, "b" ]); t (Map.empty: Map<int, int>); t (Map.ofList [ for i in 1 .. 20 -> i, string i ]); t (Map.ofList [ "k", [ 1; 2 ] ]); t (Map.ofList [ (1, 2), Some "x" ])
t (List<int>([ 1; 2; 3 ])); t (List<int>([ 1 .. 10 ])); t (HashSet<int>([ 1 .. 3 ])); t (Queue<int>([ 1; 2 ])); t (Stack<int>([ 1; 2 ])); t (dict [ 1, "a" ]); t (Dictionary<string, int>(dict [ "a", 1; "b", 2 ])); t (KeyValuePair(1, "a")); t (SortedDictionary<int, int>(dict [ 1, 2 ])); t (LinkedList<int>([ 1; 2 ]))
t (p 1 2); t { From = p 1 2; To = p 3 4; Label = "line" }; t { Only = [ "a"; "b" ] }; t [ p 1 2; p 3 4 ]; t (Some (p 1 2)); t [ Some (p 1 2); None ]; t (p 1 2, p 3 4); t [| p 1 2 |]; t (Map.ofList [ 1, p 1 2 ]); t (p 1 2, 5)
t (Circle 1.5); t (Rect(1.0, 2.0)); t (Named("n", p 1 2)); t (Many [ Circle 1.0; Nothing; Many [] ]); t Nothing; t [ Circle 1.0; Rect(2.0, 3.0) ]; t (Some (Circle 2.0)); t (Some Nothing); t (Many [ Named("first", p 1 2); Named("second", p 3 4); Rect(100.0, 200.0); Circle 3.25 ])
t (Node(Node(Leaf, 1, Leaf), 2, Node(Leaf, 3, Leaf))); t (Single 5); t (SingleR (p 1 2)); t [ Single 1; Single 2 ]; t (Some (Single 1)); t (Single -1); t (Node(Leaf, -1, Leaf)); t (Node(Leaf, "s", Leaf))
let rec kids d : Rec = { Name = "kid" + string d; Kids = (if d = 0 then [] else [ kids (d - 1); kids 0 ]); Tags = Map.ofList [ "depth", d; "twice", d * 2 ]; Opt = (if d % 2 = 0 then Some d else None) }
t (kids 0); t (kids 1); t (kids 2); t (Some (kids 0)); t [ kids 0; kids 0 ]; t (Map.ofList [ "root", kids 0 ])
t E.A; t (enum<E> 9); t Fl.None; t (Fl.R ||| Fl.W); t [ E.A; E.B ]; t (Some E.A)
t (C 1 |> string |> fun s -> s.Length > 0); t (D 3); t [ D 1; D 2 ]; t (Some (D 1)); t (D 1, 2)
t Ex1; t (Ex2(1, "a")); t (Ex3 "m"); t (exn "boom" |> fun e -> e.Message)
t { A = 1; B = 2.0 }; t (SA 1); t (SB "x"); t [ SA 1; SB "x" ]
t {| A = 1; B = "x" |}; t {| A = 1 |}; t [ {| A = 1; B = 2 |} ]; t (struct {| A = 1 |}); t {| N = {| M = 1; K = [ 1 ] |} |}
t Priv.Make
t (Add(Num 1, Mul(Num 2, Neg(Var "x")))); t (Let("x", Add(Num 1, Num 2), Mul(Var "x", Var "x"))); t (Let("longer_name", Add(Mul(Num 100000, Num 200000), Mul(Num 300000, Num 400000)), Mul(Var "longer_name", Neg(Add(Var "longer_name", Num 5)))))
t (box 1); t (box "s"); t (null: obj); t [ box 1; box "a"; null ]; t (box (p 1 2)); t (box [ 1; 2 ])
t (lazy 1); (let l = lazy 2 in l.Force() |> ignore; t l); t (ref 1); t (ref (p 1 2))
t (TimeSpan(1, 2, 3)); t (DateTime(2024, 2, 29, 13, 5, 9)); t (Guid.Empty); t (1, DateTime(2024, 1, 1)); t [ TimeSpan.Zero ]; t (Text.StringBuilder("abc"))
t [ "a long string number one"; "a long string number two"; "a long string number three"; "a long string number four" ]
t ("a long string number one", "a long string number two", "a long string number three", "a long string number four")
t (Some [ for i in 1 .. 40 -> i * 1000 ]); t (Map.ofList [ for i in 1 .. 5 -> "key number " + string i, [ for j in 1 .. 10 -> j * i * 100 ] ])
t [ [ 1 .. 30 ]; [ 1 .. 40 ] ]; t [ for i in 1 .. 3 -> [ for j in 1 .. 3 -> [ i; j ] ] ]; t [| for i in 1 .. 3 -> (i, "name" + string i, [ 1 .. i ]) |]
t (String('x', 100)); t [ String('x', 100); String('y', 100) ]; t ("multi\nline\nstring", 1); t { Only = [ "line1\nline2"; "b" ] }
t [ Choice1Of2 1; Choice2Of2 "x" ]; t (Ok [ p 1 2 ]: Result<P list, string>); t (Error { From = p 1 2; To = p 3 4; Label = "x" }: Result<int, Line>); t [ Ok 1; Error "e" ]
t (Some ()); t [ Some () ]; t ((), 1); t (Some (Some (Some 1))); t (Some (Ok (Some 1): Result<int option, string>))
t (typeof<int>.Name); t (1 :: [ 2 ]); t [ -1; -2 ]; t [ -1.5 ]; t (Some -1.5); t (Circle -1.0); t (Rect(-1.0, -2.0)); t [| -1L |]; t (Some -1M); t (Some -5I)
printfn "%A %A" 1 "a"; printfn "a %A b" [ 1 ]; printfn "%10A|" 1; printfn "%-10A|" 1; printfn "%0A" [ p 1 2 ]; printfn "%20A" [ 1 .. 20 ]; printfn "%.3A" [ 1 .. 20 ]; printfn "%+A" [ 1 ]; printfn "%5A|" (p 1 2); printfn "%.2A" (kids 1); printfn "%200A" [ 1 .. 50 ]; printfn "%0A" (kids 1)
