// out: A
// out: B -3
// out: C (1, "x")
// out: D ("n", 1.5)
// out: E [A; B 1; E []]
// out: { X = 1
// out:   Y = A
// out:   Z = None }
// out: { X = 1
// out:   Y = E [B 2]
// out:   Z = Some { X = 2
// out:              Y = A
// out:              Z = None } }
// out: Cls(3)
// out: P+Cls2
// out: One
// out: One, Four
// out: 8
// out: Red
// out: 7
// out: { V = 1
// out:   W = 2 }
// out: { P = 1
// out:   Q = "q" }
// out: { Item = 1
// out:   Items = [1; 2] }
// out: { Item = Some "x"
// out:   Items = [] }
// out: Ex1 (1, "a")
// out: Ex2
// out: System.Exception: boom
// out: System.ArgumentException: bad
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:  23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
// out:  43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62;
// out:  63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82;
// out:  83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...]
// out: [|1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:   23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
// out:   43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62;
// out:   63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82;
// out:   83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...|]
// out: seq [1; 2; 3]
// out: map [(1, "a"); (2, "b")]
// out: set [1; 2; 3]
// out: seq [[1, x]]
// out: Some [1; 2]
// out: Some (Some 3)
// out: None
// out: Ok 3
// out: Error "e"
// out: (1, "a", 2.5, 'c', true, 3L, 4uy, 5.0f, 6)
// out: struct (1, 2)
// out: [Some 1; None]
// out: [[1; 2]; [3]]
// out: [|[|1|]; [||]|]
// out: ""
// out: "a
// out: b"c"
// out: 'x'
// out: '\010'
// out: '\''
// out: 1.0
// out: -0.0
// out: 1e+20
// out: 1e-10
// out: 123456789.1
// out: nan
// out: infinity
// out: 1.5f
// out: 3uy
// out: 16L
// out: [null; "a"]
// out: <null>
// out: ["a"]
// out: 3
// out: "s"
// out: [1; "a"; null]
// out: {| A = 1
// out:    B = "x" |}
// out: Value is not created.
// out: { contents = 5 }
// out: seq [1; 2; 3; 4; ...]
// out: seq [1; 2]
// out: [[0; 1]
// out:  [1; 2]]
// out: ["item number 1"; "item number 2"; "item number 3"; "item number 4";
// out:  "item number 5"; "item number 6"; "item number 7"; "item number 8";
// out:  "item number 9"; "item number 10"; "item number 11"; "item number 12";
// out:  "item number 13"; "item number 14"; "item number 15"; "item number 16";
// out:  "item number 17"; "item number 18"; "item number 19"; "item number 20";
// out:  "item number 21"; "item number 22"; "item number 23"; "item number 24";
// out:  "item number 25"; "item number 26"; "item number 27"; "item number 28";
// out:  "item number 29"; "item number 30"]
// out: [{ X = 0
// out:    Y = B 0
// out:    Z = None }; { X = 1
// out:                  Y = B 1
// out:                  Z = None }; { X = 2
// out:                                Y = B 2
// out:                                Z = None }; { X = 3
// out:                                              Y = B 3
// out:                                              Z = None }; { X = 4
// out:                                                            Y = B 4
// out:                                                            Z = None };
// out:  { X = 5
// out:    Y = B 5
// out:    Z = None }; { X = 6
// out:                  Y = B 6
// out:                  Z = None }; { X = 7
// out:                                Y = B 7
// out:                                Z = None }; { X = 8
// out:                                              Y = B 8
// out:                                              Z = None }; { X = 9
// out:                                                            Y = B 9
// out:                                                            Z = None };
// out:  { X = 10
// out:    Y = B 10
// out:    Z = None }; { X = 11
// out:                  Y = B 11
// out:                  Z = None }]
// out: [(1, "xxxxxxxxxx"); (2, "xxxxxxxxxxxxxxxxxxxx");
// out:  (3, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
// out:  (4, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
// out:  (5, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")]
// out: map
// out:   [(1, { P = 1
// out:          Q = "value" }); (2, { P = 2
// out:                                Q = "value" }); (3, { P = 3
// out:                                                      Q = "value" });
// out:    (4, { P = 4
// out:          Q = "value" }); (5, { P = 5
// out:                                Q = "value" })]
// out: Choice1Of2 3
// out: ValueSome 3
// out: (1, (2, 3), [(4, 5)])
// out: [|1.0; 2.5|]
// out: [|"a"; "b"|]
// out: Some ""
// out: [()]
// out: ()
// out: Some ()
// out: [1; 2] "x"
// out: 5|
// out: 5|
// out: [1; 2; ...]
// out: { X = 1 Y = A Z = None }
// out: Some(1) [1; 2] (1, a)
// out: (B 3, [C (1, "abc"); D ("long name here to be broken over lines", 12345.678)],
// out:  Some { X = 1
// out:         Y = A
// out:         Z = None })
// out: seq [[1, 2]]
// out: seq [1; 2]
// out: sb
module P
open System
type U = A | B of int | C of int * string | D of name: string * v: float | E of U list
type R = { X: int; Y: U; Z: R option }
type Cls(x: int) =
    member _.V = x
    override _.ToString() = sprintf "Cls(%d)" x
type Cls2() = class end
[<Flags>]
type Fl = None = 0 | One = 1 | Two = 2 | Four = 4
type En = Red = 1 | Blue = 2
type S = { V: int; W: int }
[<Struct>] type St = { P: int; Q: string }
type G<'a> = { Item: 'a; Items: 'a list }
exception Ex1 of int * string
exception Ex2
let p x = printfn "%A" x
p A; p (B -3); p (C (1, "x")); p (D ("n", 1.5)); p (E [A; B 1; E []])
p { X = 1; Y = A; Z = None }
p { X = 1; Y = E [B 2]; Z = Some { X = 2; Y = A; Z = None } }
p (Cls 3); p (Cls2()); p Fl.One; p (Fl.One ||| Fl.Four); p (enum<Fl> 8); p En.Red; p (enum<En> 7)
p { V = 1; W = 2 }; p { P = 1; Q = "q" }
p { Item = 1; Items = [1; 2] }; p { Item = Some "x"; Items = [] }
p (Ex1 (1, "a")); p Ex2; p (Failure "boom"); p (ArgumentException "bad")
p [1 .. 200]; p [| 1 .. 200 |]; p (seq { 1 .. 3 }); p (Map.ofList [1, "a"; 2, "b"]); p (set [3; 1; 2])
p (dict [1, "x"]); p (Some [1; 2]); p (Some (Some 3)); p None; p (Ok 3 : Result<int, string>); p (Error "e" : Result<int, string>)
p (1, "a", 2.5, 'c', true, 3L, 4uy, 5.0f, 6I); p (struct (1, 2)); p [Some 1; None]; p [[1; 2]; [3]]; p [| [| 1 |]; [||] |]
p ""; p "a\nb\"c"; p 'x'; p '\n'; p '\''; p 1.0; p -0.0; p 1e20; p 1e-10; p 123456789.123; p nan; p infinity; p 1.5f; p 3uy; p 0x10L
p [null; "a"]; p (null: string); p [ "a" ]; p (box 3); p (box "s"); p [box 1; box "a"; null]
p {| A = 1; B = "x" |}; p (lazy 3); p (ref 5); 
p (ResizeArray [1; 2; 3; 4; 5; 6]); p (Collections.Generic.HashSet [1; 2]); p (Array2D.init 2 2 (fun i j -> i + j)); p [ for i in 1 .. 30 -> sprintf "item number %d" i ]
p (List.init 12 (fun i -> { X = i; Y = B i; Z = None }))
p [ for i in 1 .. 5 -> (i, String('x', i * 10)) ]
p (Map.ofList [ for i in 1 .. 5 -> i, { P = i; Q = "value" } ])
p (Choice1Of2 3 : Choice<int, string>); p (ValueSome 3); p (1, (2, 3), [4, 5])
p [| 1.0; 2.5 |]; p [| "a"; "b" |]; p (Some ""); p [()]; p (); p (Some ())
printfn "%A %A" [1;2] "x"
printfn "%20A|" 5; printfn "%-10A|" 5; printfn "%.2A" [1;2;3;4]; printfn "%0A" { X = 1; Y = A; Z = None }
printfn "%O %O %O" (Some 1) [1;2] (1, "a")
p (B 3, [C (1, "abc"); D ("long name here to be broken over lines", 12345.678)], Some { X = 1; Y = A; Z = None })
p (Collections.Generic.Dictionary(dict [1, 2])); p (Collections.Generic.Queue [1;2]); p (Text.StringBuilder "sb")
