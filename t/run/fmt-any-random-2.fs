// out: 0: seq [1e+100; 1e+100]
// out: 1: Error [|{| F0 = false F1 = "kcide b" F2 = 42 |}; {| F0 = false F1 = "o c" F2 = -1 |}; {| F0 = true F1 = "say "hi"" F2 = -1 |}; {| F0 = false F1 = "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " F2 = -1 |}|]
// out: 2: {| F0 = [12345; 1000000; -7] |}
// out: 3: [[-1]]
// out: 4: { contents =
// out:    map [("a
// out: b", 0M); ("finbfcnk", 0M); ("say "hi"", 0M); ("x y z ", 1.50M)] }
// out: 5: ()
// out: 6: ValueSome
// out:   (Error 0, Choice1Of2 [0M], seq ['\010'; ' '; 'a'],
// out:    seq
// out:      [[k0, Some(True)]; [k1, Some(True)]; [k2, Some(False)]; [k3, Some(False)];
// out:       ...])
// out: 7: ([|infinity; 0.0|],
// out:  Deep
// out:    { X = -2147483648
// out:      Y = -2147483648 },
// out:  map [])
// out: 8: Choice1Of2 -3s
// out: 9: []
// out: 10: Some D<tab	here>
// out: 11: Node (Leaf, None, Leaf)
// out: 12: { contents = 'a' }
// out: 13: seq
// out:   [[k0, (-12.25, Infinity, 1)]; [k1, (1.50, 1, -2147483648)];
// out:    [k2, (1.50, -1E-07, 1)]; [k3, (1.50, 1, -7)]; ...]
// out: 14: set
// out:   ["a
// out: b"; "say "hi""; "tab	here";
// out:    "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ";
// out:    "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "]
// out: 15: 3.14159
// out: 16: (1.0, ' ', infinity, -12.25M)
// out: 17: Boom ("", -2147483648)
// out: 18: [|Ok D<say "hi">|]
// out: 19: (seq
// out:    [Leaf; Leaf; Leaf;
// out:     Node
// out:       (Node (Node (Leaf, -1e-07, Leaf), 123456789.1, Node (Leaf, nan, Leaf)),
// out:        1e+100, Node (Node (Leaf, 3.14159, Leaf), -2.5, Node (Leaf, -2.5, Leaf)));
// out:     ...],
// out:  seq
// out:    [[-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15;
// out:      16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34;
// out:      35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53;
// out:      54; 55; 56; 57; 58; 59; 60]; [-1];
// out:     [12345; -7; 1; 1; 0; -7; -1; 1000000; 42; 0; -7; 1];
// out:     [12345; 12345; 42; 0; 42; 1; -7]; ...], Some Red)
// out: 20: map
// out:   [("a
// out: b", ValueNone); ("cngiklbj", ValueSome [[1e+100; 1e+100; 1e+100]
// out:                                                [1e+100; 1e+100; 1e+100]]);
// out:    ("ehe", ValueSome [[-2.5; -2.5; -2.5; -2.5]]); ("eja", ValueNone);
// out:    ("nefmojhijbfp ", ValueNone);
// out:    ("tab	here", ValueSome [[infinity; infinity; infinity; infinity]
// out:                            [infinity; infinity; infinity; infinity]]);
// out:    ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ",
// out:     ValueSome [[123456789.1; 123456789.1; 123456789.1]
// out:                [123456789.1; 123456789.1; 123456789.1]
// out:                [123456789.1; 123456789.1; 123456789.1]]);
// out:    ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ",
// out:     ValueSome [])]
// out: 21: [{ contents =
// out:     [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31;
// out:      32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60;
// out:      61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82; 83; 84; 85; 86; 87; 88; 89;
// out:      90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...] }; { contents = [] };
// out:  { contents = [12345; 42; -1; -1; 12345; 12345; 1000000] }; { contents = [] };
// out:  { contents =
// out:     [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25;
// out:      26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54;
// out:      55; 56; 57; 58; 59; 60] }; { contents = [42; -1] };
// out:  { contents = [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20] }]
// out: 22: ValueSome
// out:   { Value =
// out:      seq [[0, 12345]; [1, 42]; [2, -7]]
// out:     Next =
// out:      Some
// out:        { Value = seq []
// out:          Next = Some { Value = seq []
// out:                        Next = None } } }
// out: 23: struct (Wrap -2147483648, Some (0M, -7, 0M))
// out: 24: (seq [Blue; 9; 9; 9; ...], Ok 0)
// out: 25: struct (Red, 3)
// out: 26: { contents = false }
// out: 27: [||]
// out: 28: seq [[k0, NaN]; [k1, -2.5]]
// out: 29: Choice2Of2 1.50M
// out: 30: []
// out: 31: None
// out: 32: seq [[0, set [Z]]]
// out: 33: (map [('\010', []); (' ', [-12.25M; -12.25M; 1.50M; -12.25M; -12.25M; 1.50M; -12.25M; 1.50M; -12.25M; 0M; 1.50M; 0M]); ('\'', [-12.25M; 0M; -12.25M; 1.50M; -12.25M; 0M; 0M]); ('Z', [1.50M; 0M]); ('a', [-12.25M; -12.25M])], Leaf)
// out: 34: seq
// out:   [seq ["x y z "; "f"];
// out:    seq ["a
// out: b"; "cjenhmdnidnnfjkpeofj"; "a
// out: b"; "jfpbdgnpmdik najnfkceoade"; ...];
// out:    seq ["back\slash"; "say "hi""; "say "hi""; "npfgi "; ...]; seq ["back\slash"];
// out:    ...]
// out: 35: Tagged ("nanepmin", nan)
// out: 36: [D<say "hi">; D<pbdidkne>; D<tab	here>; D<ifgckiejoicbnfllmnfm>; D<gpekclbe>]
// out: 37: None
// out: 38: { contents = struct (Blue, 0M) }
// out: 39: { Value = seq [(); (); (); (); ...]
// out:   Next = None }
// out: 40: ValueNone
// out: 41: { Value = Some -12.25M
// out:   Next = None }
// out: 42: '\''
// out: 43: D<back\slash>
// out: 44: seq []
// out: 45: [seq ["say "hi""];
// out:  seq
// out:    ["tab	here";
// out:     "hpb";
// out:     "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "];
// out:  seq ["dinoeaoh"];
// out:  seq []]
// out: 46: { Value = set []
// out:   Next = None }
// out: 47: set [-2147483648; 42]
// out: 48: seq
// out:   [[k0, map [(', Tagged ("ifhjhcbgehgnckjeoejn chaelkhjpkeh", { A = 0.0
// out:                                                B = 'a' })); (a, Pair ({ A = 3.14159
// out:         B = '\010' }, { A = -1e-07
// out:                         B = '\010' }))]];
// out:    [k1, map []]]
// out: 49: { contents = false }
// out: 50: map
// out:   [("back\slash",
// out:     ('\'', -12.25M))]
// out: 51: (Ok ValueNone, Choice2Of2 (seq []),
// out:  seq
// out:    [struct (seq [1000000; 42; 42], Node (Leaf, -7, Leaf));
// out:     struct (seq [42; 42],
// out:             Node
// out:               (Node (Node (Leaf, 0, Leaf), 0, Node (Leaf, 0, Leaf)), 12345,
// out:                Node (Node (Leaf, 1000000, Leaf), -1, Node (Leaf, -1, Leaf))));
// out:     struct (seq [0],
// out:             Node
// out:               (Leaf, 12345,
// out:                Node
// out:                  (Node (Leaf, 1000000, Leaf), 42, Node (Leaf, -2147483648, Leaf))));
// out:     struct (seq [-2147483648; 0],
// out:             Node
// out:               (Leaf, 1000000,
// out:                Node (Node (Leaf, 12345, Leaf), -1, Node (Leaf, 1000000, Leaf))));
// out:     ...], [[9; 9]
// out:            [9; 9]])
// out: 52: ValueNone
// out: 53: set [-2147483648; -7; 12345]
// out: 54: Error {| F0 = (true, Blue) |}
// out: 55: seq [[k0, (0, Red, -1E-07, Red)]]
// out: 56: { Name = "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " Tags = ["meakohicgicb"; "bfdiplilncdlnmkkbfpd"; "c"; "back\slash"; "a
// out: b"; "say "hi""; "tab	here"; "say "hi""; ""; "piknbgbgddcm"; "a
// out: b"; "kdn"] Pos = Some { X = 1000000 Y = -1 } }
// out: 57: [[-12.25M]
// out:  [-12.25M]]
// out: 58: { X = -7 Y = 1 }
// out: 59: None
// out: 60: { Value = seq ['a'; 'Z'; '\'']
// out:   Next = Some { Value = seq ['Z']
// out:                 Next = Some { Value = seq []
// out:                               Next = None } } }
// out: 61: "a
// out: b"
// out: 62: seq
// out:   [[['\010'; '\010'; '\010'; '\010']
// out:     ['\010'; '\010'; '\010'; '\010']
// out:     ['\010'; '\010'; '\010'; '\010']]; [['\010'; '\010'; '\010'; '\010']
// out:                                         ['\010'; '\010'; '\010'; '\010']];
// out:    [['Z'; 'Z']
// out:     ['Z'; 'Z']]; [[' ']
// out:                   [' ']]; ...]
// out: 63: [[3; 3; 3]
// out:  [3; 3; 3]
// out:  [3; 3; 3]]
// out: 64: map [("a
// out: b", set ['Z'; 'a']); ("say "hi"", set ['\010'; ' '])]
// out: 65: ValueSome (seq [[0, 0]; [1, 0]])
// out: 66: Many [false; true; false]
// out: 67: 0M
// out: 68: [|Some {| F0 = 1000000
// out:           F1 = -2147483648
// out:           F2 = 42 |}; Some {| F0 = 12345
// out:                               F1 = 0
// out:                               F2 = -2147483648 |}; None|]
// out: 69: seq [[k0, { X = 1
// out:   Y = 1000000 }]; [k1, { X = 0
// out:   Y = 42 }]]
// out: 70: Some
// out:   (Ok
// out:      (Some
// out:         (9, 9,
// out:          "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ",
// out:          1000000)))
// out: 71: seq [[k0, Fmt_any_random_2+Color[,]]; [k1, Fmt_any_random_2+Color[,]]]
// out: 72: { contents = (-1, { contents = ' ' }) }
// out: 73: set ["back\slash"; "olgdg"]
// out: 74: D<a
// out: b>
// out: 75: set ["a
// out: b"; "b "; "back\slash"; "dgbhj"]
// out: 76: [|0M|]
// out: 77: Pair (0, 12345)
// out: 78: seq [""]
// out: 79: map [("a
// out: b", [9; Red; 3; 3])]
// out: 80: map
// out:   [('\010',
// out:     Node
// out:       (Node
// out:          (Leaf, Choice2Of2 false,
// out:           Node
// out:             (Leaf, Choice1Of2 42, Leaf)),
// out:        Choice2Of2 true,
// out:        Node
// out:          (Node
// out:             (Leaf, Choice2Of2 true, Leaf),
// out:           Choice1Of2 1000000,
// out:           Node
// out:             (Leaf, Choice2Of2 true, Leaf))));
// out:    (' ',
// out:     Node (Leaf, Choice2Of2 true, Leaf));
// out:    ('\'', Leaf)]
// out: 81: Error
// out:   { Value = set ["a
// out: b"; "back\slash"; "tab	here"]
// out:     Next =
// out:      Some
// out:        { Value =
// out:           set
// out:             ["a
// out: b"; "cpbcfdneokgi"; "jecpmmlppdggnoiecloa g"; "tab	here";
// out:              "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "]
// out:          Next =
// out:           Some
// out:             { Value =
// out:                set
// out:                  ["aomhn"; "back\slash"; "f"; "jholjfeciikaakfpnngb n"; "l";
// out:                   "say "hi""; "tab	here"; "x y z ";
// out:                   "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ";
// out:                   ...]
// out:               Next = None } } }
// out: 82: None
// out: 83: []
// out: 84: map []
// out: 85: seq [42; 1; 0; 1000000; ...]
// out: 86: [|9|]
// out: 87: seq
// out:   [{ Value = ValueSome { contents = "nlp" }
// out:      Next = None };
// out:    { Value =
// out:       ValueSome
// out:         { contents =
// out:            "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " }
// out:      Next = Some { Value = ValueSome { contents = "a
// out: b" }
// out:                    Next = None } }]
// out: 88: struct (map [(' ', seq ['\''; ' ']); ('Z', seq ['\010'])], { contents = seq [123456789.1; -2.5; 0.0] }, Plain, Node (Node (Leaf, seq ["tab	here"; ""; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "], Leaf), seq ["kjdkjdlccdom"; "back\slash"; "kikdl"; "tab	here"], Leaf))
// out: 89: []
// out: 90: ({ Value = 0M
// out:    Next = Some { Value = -12.25M
// out:                  Next = None } }, 1.50M)
// out: 91: []
// out: 92: []
// out: 93: seq [[0, D<back\slash>]; [1, D<say "hi">]; [2, D<back\slash>]]
// out: 94: set ['\010'; ' '; '\''; 'Z']
// out: 95: [['Z'; 'Z']]
// out: 96: seq ['\010'; 'Z']
// out: 97: [['\010'; '\010'; '\010']
// out:  ['\010'; '\010'; '\010']
// out:  ['\010'; '\010'; '\010']]
// out: 98: [[0; 0; 0; 0]]
// out: 99: (false, -12.25M)
// out: 100: [[[|0M; 1.50M; -12.25M; 0M|]];
// out:  [[|-12.25M; 0M; 0M; 0M; 0M|]; [||];
// out:   [|0M; 0M; -12.25M; 0M; 1.50M; -12.25M; -12.25M|]; [|-12.25M; 1.50M|];
// out:   [|0M; -12.25M|]];
// out:  [[|-12.25M; 1.50M; -12.25M|]; [|-12.25M; 0M; 1.50M; 1.50M; 1.50M; 0M; 1.50M|]];
// out:  [[|-12.25M; -12.25M; 0M|]]]
// out: 101: seq [None; None]
// out: 102: set [-7; -1; 0; 1]
// out: 103: Node
// out:   (Node
// out:      (Leaf, D<say "hi">,
// out:       Node
// out:         (Leaf, D<x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z >,
// out:          Leaf)),
// out:    D<x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z >,
// out:    Leaf)
// out: 104: ({| F0 = nan
// out:     F1 = true |}, Fmt_any_random_2+C)
// out: 105: seq
// out:   [seq
// out:      [{ Name = "back\slash"
// out:         Tags = ["back\slash"; "aphph"; "a
// out: b"]
// out:         Pos = Some { X = 1000000
// out:                      Y = -2147483648 } }; { Name = "back\slash"
// out:                                             Tags = []
// out:                                             Pos = Some { X = -7
// out:                                                          Y = 42 } };
// out:       { Name = "a
// out: b"
// out:         Tags =
// out:          ["aaeam"; "h";
// out:           "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "a
// out: b";
// out:           "p";
// out:           "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ";
// out:           "back\slash"; ""; "hfbmkdiaelnihcilnagf"; "a
// out: b"; "tab	here";
// out:           "tab	here"]
// out:         Pos = Some { X = 12345
// out:                      Y = -7 } }; { Name = " dpljffpedoeb"
// out:                                    Tags = ["oco"; "a
// out: b"; "tab	here"; "say "hi""]
// out:                                    Pos = None }; ...];
// out:    seq
// out:      [{ Name = "c"
// out:         Tags =
// out:          ["say "hi""; "tab	here"; "a
// out: b"; "say "hi""; "say "hi""; "hli obold";
// out:           "back\slash"; "a
// out: b"; "g hpcedfhjofhgnkjechea"; "say "hi"";
// out:           "gmnld alfblmfioinklbmkejac"; "back\slash"]
// out:         Pos = Some { X = -7
// out:                      Y = 1000000 } };
// out:       { Name = "n dlbnodmmpbeipmdefenm"
// out:         Tags =
// out:          ["say "hi""; "b"; "x y z "; "pol"; "epeigebf"; "a
// out: b"; "elfojjidknhl";
// out:           "back\slash"; "fckga"; "a
// out: b"; "a
// out: b"; "tab	here"]
// out:         Pos = Some { X = 12345
// out:                      Y = 42 } }; { Name = "a
// out: b"
// out:                                    Tags = ["mdoiebhjpaib"; "a
// out: b"]
// out:                                    Pos = Some { X = -2147483648
// out:                                                 Y = 12345 } };
// out:       { Name = "f"
// out:         Tags =
// out:          ["back\slash"; "x y z "; "back\slash";
// out:           "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ";
// out:           "gcekb"; " bidpjekcjggc"; "tab	here"; "say "hi""; "a
// out: b"; "say "hi"";
// out:           "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ";
// out:           "cgnlkinhdikbjnfbnpcf"]
// out:         Pos = Some { X = 1
// out:                      Y = 42 } }; ...];
// out:    seq [{ Name = "back\slash"
// out:           Tags = []
// out:           Pos = Some { X = 42
// out:                        Y = -2147483648 } }; { Name = "a
// out: b"
// out:                                               Tags = ["tab	here"; "tab	here"]
// out:                                               Pos = None }];
// out:    seq
// out:      [{ Name = "hpmchkknpojnicihdeah"
// out:         Tags = ["tab	here"]
// out:         Pos = None }; { Name = "say "hi""
// out:                         Tags = ["back\slash"; "tab	here"]
// out:                         Pos = Some { X = 0
// out:                                      Y = 1000000 } };
// out:       { Name = "say "hi""
// out:         Tags = ["back\slash"; " d"; "jmc"; "a
// out: b"; ""]
// out:         Pos = Some { X = -1
// out:                      Y = -2147483648 } }; { Name = "a
// out: b"
// out:                                             Tags = ["mafmp"]
// out:                                             Pos = Some { X = 1
// out:                                                          Y = -7 } }; ...]; ...]
// out: 106: [||]
// out: 107: { Value =
// out:    ((-12.25M,
// out:      3.14159, true,
// out:      1000000),
// out:     WrapP
// out:       { X = -7
// out:         Y =
// out:          -2147483648 },
// out:     Choice1Of2 '\'')
// out:   Next =
// out:    Some
// out:      { Value =
// out:         ((-12.25M,
// out:           123456789.1,
// out:           false, 42),
// out:          WrapP
// out:            { X = 1
// out:              Y = 42 },
// out:          Choice1Of2
// out:            '\010')
// out:        Next =
// out:         Some
// out:           { Value =
// out:              ((-12.25M,
// out:                -1e-07,
// out:                true,
// out:                0),
// out:               WrapP
// out:                 { X =
// out:                    12345
// out:                   Y =
// out:                    1 },
// out:               Choice2Of2
// out:                 true)
// out:             Next =
// out:              None } } }
// out: 108: seq
// out:   [seq
// out:      [-12.25M; -12.25M; -12.25M; -12.25M;
// out:       ...];
// out:    seq [0M; 0M; 1.50M; 1.50M; ...]]
// out: 109: (Many
// out:    [Leaf; Leaf; Leaf],
// out:  Fmt_any_random_2+C)
// out: 110: [(set ["jdceddcagapc"; "say "hi""; "tab	here"], Plain, seq ['\''],
// out:   map [("fdc", false)]);
// out:  (set
// out:     [""; "back\slash"; "c ohedm"; "jgd majif"; "joh"; "kdphoiimccpjlfhejcpa";
// out:      "ldf"; "ppfcdeoc kfbliddfijimjggmhibp"; "tab	here"],
// out:   Boom ("kcdgd", -2147483648), seq ['\''; 'Z'; '\010'; 'a'; ...],
// out:   map [("back\slash", true); ("hcagfjio", true); ("say "hi"", true)]);
// out:  (set ["a
// out: b"; "back\slash"; "say "hi""; "tab	here"], Plain,
// out:   seq ['a'; ' '; 'Z'; '\''; ...], map [(" mhn", false); ("back\slash", false)]);
// out:  (set ["laaon jbm"; "tab	here"], Deep { X = 1
// out:                                         Y = -2147483648 }, seq [' '], map []);
// out:  (set ["kilmocbjlpff"; "l"; "say "hi""; "tab	here"; "x y z "],
// out:   Boom ("back\slash", -1), seq ['a'; ' '],
// out:   map [(" ", true); ("back\slash", false); ("g", true); ("say "hi"", false)]);
// out:  (set [" "; "back\slash"; "say "hi""], Plain, seq ['a'], map []);
// out:  (set [""; "a
// out: b"; "back\slash"; "say "hi""], Plain, seq ['\''; 'a'],
// out:   map
// out:     [("", false); ("back\slash", true); ("tab	here", false);
// out:      ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ",
// out:       false)]);
// out:  (set ["afean ginhp"; "back\slash"; "tab	here"; "x y z "], Deep { X = -7
// out:                                                                   Y = 1000000 },
// out:   seq ['\010'],
// out:   map
// out:     [("ejnlbfjlmidk ffkbbfap", true); ("gjn kpbghdic", true); ("hkf", false);
// out:      ("pedolhnnejjl", true); ("say "hi"", true)]);
// out:  (set ["back\slash"; "say "hi""], Boom ("say "hi"", 42),
// out:   seq ['\''; '\010'; ' '; 'a'],
// out:   map
// out:     [("x y z ", false);
// out:      ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", true)]);
// out:  (set ["monmb"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "],
// out:   Boom ("a
// out: b", 0), seq ['Z'; '\010'],
// out:   map
// out:     [("back\slash", false); ("dimgn", true); ("say "hi"", true);
// out:      ("tab	here", true)]);
// out:  (set
// out:     ["a
// out: b"; "l"; "njigopln"; "piofk jbdnlepn"; "say "hi""; "tab	here";
// out:      "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "],
// out:   Plain, seq [' '; '\''],
// out:   map [("back\slash", false); ("g", false); ("say "hi"", true)]);
// out:  (set
// out:     [""; " "; "aiihdoio"; "back\slash"; "iafehenebjcc";
// out:      "loohcckhhpbp klddohogeofg"; "mnkme mokpg"; "tab	here";
// out:      "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "],
// out:   Plain, seq ['\''; 'a'; '\010'], map [("g nbnne", false)])]
// out: 111: seq [Red; Red; 3; 9; ...]
// out: 112: map
// out:   [("say "hi"", Tagged ("back\slash", Tagged ("ddlemkoichnd dkphhfakhlnb", 0)));
// out:    ("tab	here", Pair (Many [-1; 42], Many [-1; -2147483648]));
// out:    ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ",
// out:     Many [Pair (-2147483648, -1)])]
// out: 113: Node
// out:   (Node
// out:      (Node (Leaf, None, Leaf), Some (Leaf, Error "llbpphdaicnl"),
// out:       Node (Leaf, Some (Node (Leaf, -7, Leaf), Error "dbd"), Leaf)), None,
// out:    Node (Leaf, None, Node (Leaf, None, Leaf)))
// out: 114: Node (Leaf, None, Node (Leaf, None, Leaf))
// out: 115: None
// out: 116: Some
// out:   { Value =
// out:      struct (seq
// out:                ['\'';
// out:                 ' '],
// out:              D<a
// out: b>,
// out:              Tagged
// out:                ("",
// out:                 true),
// out:              seq
// out:                [-7])
// out:     Next =
// out:      Some
// out:        { Value =
// out:           struct (seq
// out:                     ['\'';
// out:                      'a'],
// out:                   D<back\slash>,
// out:                   Many
// out:                     [true],
// out:                   seq
// out:                     [])
// out:          Next =
// out:           Some
// out:             { Value =
// out:                struct (seq
// out:                          ['a';
// out:                           ' ';
// out:                           '\'';
// out:                           'Z'],
// out:                        D<back\slash>,
// out:                        Tagged
// out:                          ("ieohgfdocgpholpdokeh m",
// out:                           false),
// out:                        seq
// out:                          [])
// out:               Next =
// out:                None } } }
// out: 117: ValueNone
// out: 118: Choice2Of2
// out:   "tab	here"
// out: 119: seq [('a', Blue)]
type Color = Red = 1 | Green = 2 | Blue = 4
type P = { X: int; Y: int }
type Named = { Name: string; Tags: string list; Pos: P option }
type One = { Only: int list }
type G<'a> = { Value: 'a; Next: G<'a> option }
[<Struct>] type SP = { A: float; B: char }
type Shape = | Circle of float | Rect of width: float * height: float | Poly of P list | Empty
type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
type Expr = Num of int | Neg of Expr | Add of Expr * Expr | Call of string * Expr list | Let of name: string * value: Expr * body: Expr
[<Struct>] type SU = SA of a: int | SB of b: string
type Wrap = Wrap of int
type WrapP = WrapP of P
exception Boom of string * int
exception Plain
exception Deep of P
type C(n: int) =
  member _.N = n
type D(s: string) =
  override _.ToString() = "D<" + s + ">"
type Big = { First: string; Second: int list; Third: Shape; Fourth: (int * string) list; Fifth: Map<string, int> }
type Gu<'t> = Pair of 't * 't | Many of 't list | Tagged of tag: string * item: 't

let v0: ResizeArray<float> = (ResizeArray<float> [ (1e100); (1e100) ])
printfn "0: %A" v0
let v1: Result<Map<string,struct (Tree<int> * (char * char) * (bool)[,] * G<string>)>,({| F0: bool; F1: string; F2: int |}) array> = (Error ([| {| F0 = ((false) : bool); F1 = (("kcide b") : string); F2 = ((42) : int) |}; {| F0 = ((false) : bool); F1 = (("o c") : string); F2 = ((-1) : int) |}; {| F0 = ((true) : bool); F1 = (("say \"hi\"") : string); F2 = ((-1) : int) |}; {| F0 = ((false) : bool); F1 = (("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ") : string); F2 = ((-1) : int) |} |]))
printfn "1: %0A" v1
let v2: {| F0: (int) list |} = {| F0 = ([ (12345); (1000000); (-7) ] : (int) list) |}
printfn "2: %A" v2
let v3: (int)[,] = (Array2D.init 1 1 (fun i j -> (-1 : int)))
printfn "3: %+A" v3
let v4: (Map<string,decimal>) ref = (ref ((Map.ofList [ ("say \"hi\"", (0M)); ("x y z ", (1.50M)); ("finbfcnk", (0M)); ("a\nb", (0M)) ]) : Map<string,decimal>))
printfn "4: %A" v4
let v5: unit = (())
printfn "5: %40A" v5
let v6: ((Result<obj,int> * Choice<(decimal) list,float> * System.Collections.Generic.HashSet<char> * System.Collections.Generic.IDictionary<string,(bool) option>)) voption = (ValueSome (((Error ((0))), (Choice1Of2 ([ (0M) ])), (System.Collections.Generic.HashSet<char> [ '\n'; ' '; ' '; ' '; ' '; 'a'; ' ' ]), (dict [ ("k0", (Some ((true)))); ("k1", (Some ((true)))); ("k2", (Some ((false)))); ("k3", (Some ((false)))); ("k4", (Some ((false)))) ]))))
printfn "6: %A" v6
let v7: ((float) array * exn * Map<int,Choice<decimal,int>>) = ([| (infinity); (0.0) |], Deep { X = -2147483648; Y = -2147483648 }, (Map.ofList [  ]))
printfn "7: %20A" v7
let v8: Choice<int16,P> = (Choice1Of2 ((-3s)))
printfn "8: %20A" v8
let v9: (Map<string,int>) list = [  ]
printfn "9: %120A" v9
let v10: (D) option = (Some ((D ("tab\there"))))
printfn "10: %A" v10
let v11: Tree<(int) option> = (Node (Leaf, None, Leaf))
printfn "11: %A" v11
let v12: (char) ref = (ref (('a') : char))
printfn "12: %+A" v12
let v13: System.Collections.Generic.IDictionary<string,struct (decimal * float * int)> = (dict [ ("k0", struct ((-12.25M), (infinity), (1))); ("k1", struct ((1.50M), (1.0), (-2147483648))); ("k2", struct ((1.50M), (-1e-7), (1))); ("k3", struct ((1.50M), (1.0), (-7))); ("k4", struct ((-12.25M), (3.14159), (-7))) ])
printfn "13: %A" v13
let v14: Set<string> = (Set.ofList [ "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "say \"hi\""; "a\nb"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "tab\there"; "tab\there"; "a\nb" ])
printfn "14: %A" v14
let v15: obj = (box ((3.14159) : float))
printfn "15: %A" v15
let v16: (float * char * float * decimal) = ((1.0), (' '), (infinity), (-12.25M))
printfn "16: %A" v16
let v17: exn = Boom ("", -2147483648)
printfn "17: %A" v17
let v18: (Result<D,{| F0: int; F1: decimal |}>) array = [| (Ok ((D ("say \"hi\"")))) |]
printfn "18: %40A" v18
let v19: ((Tree<float>) seq * ((int) list) seq * obj) = ((seq { yield (Leaf); yield (Leaf); yield (Leaf); yield ((Node ((Node ((Node (Leaf, (-1e-7), Leaf)), (123456789.125), (Node (Leaf, (nan), Leaf)))), (1e100), (Node ((Node (Leaf, (3.14159), Leaf)), (-2.5), (Node (Leaf, (-2.5), Leaf))))))); yield (Leaf); yield ((Node (Leaf, (nan), (Node ((Node (Leaf, (1e100), Leaf)), (123456789.125), Leaf))))) }), (seq { yield ([ -5 .. 60 ]); yield ([ (-1) ]); yield ([ (12345); (-7); (1); (1); (0); (-7); (-1); (1000000); (42); (0); (-7); (1) ]); yield ([ (12345); (12345); (42); (0); (42); (1); (-7) ]); yield ([ 1 .. 20 ]) }), (box ((Some ((Color.Red))) : (Color) option)))
printfn "19: %A" v19
let v20: Map<string,((float)[,]) voption> = (Map.ofList [ ("tab\there", ValueNone); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", ValueNone); ("a\nb", ValueNone); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", (ValueSome ((Array2D.init 3 3 (fun i j -> (123456789.125 : float)))))); ("cngiklbj", (ValueSome ((Array2D.init 2 3 (fun i j -> (1e100 : float)))))); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", (ValueSome ((Array2D.init 0 1 (fun i j -> (123456789.125 : float)))))); ("tab\there", (ValueSome ((Array2D.init 2 2 (fun i j -> (-1e-7 : float)))))); ("eja", ValueNone); ("tab\there", (ValueSome ((Array2D.init 2 4 (fun i j -> (infinity : float)))))); ("nefmojhijbfp ", ValueNone); ("a\nb", ValueNone); ("ehe", (ValueSome ((Array2D.init 1 4 (fun i j -> (-2.5 : float)))))) ])
printfn "20: %A" v20
let v21: (((int) list) ref) list = [ (ref ([ 1 .. 130 ] : (int) list)); (ref ([  ] : (int) list)); (ref ([ (12345); (42); (-1); (-1); (12345); (12345); (1000000) ] : (int) list)); (ref ([  ] : (int) list)); (ref ([ -5 .. 60 ] : (int) list)); (ref ([ (42); (-1) ] : (int) list)); (ref ([ -5 .. 20 ] : (int) list)) ]
printfn "21: %120A" v21
let v22: (G<System.Collections.Generic.IDictionary<int,int>>) voption = (ValueSome ({ Value = ((dict [ (0, (12345)); (1, (42)); (2, (-7)) ]) : System.Collections.Generic.IDictionary<int,int>); Next = Some { Value = ((dict [  ]) : System.Collections.Generic.IDictionary<int,int>); Next = Some { Value = ((dict [  ]) : System.Collections.Generic.IDictionary<int,int>); Next = None } } }))
printfn "22: %40A" v22
let v23: struct (Wrap * ((decimal * int * decimal)) option) = struct (Wrap (-2147483648), (Some (((0M), (-7), (0M)))))
printfn "23: %A" v23
let v24: ((Color) seq * Result<int,int>) = ((seq { yield ((Color.Blue)); yield ((enum<Color> 9)); yield ((enum<Color> 9)); yield ((enum<Color> 9)); yield ((enum<Color> 9)) }), (Ok ((0))))
printfn "24: %A" v24
let v25: struct (Color * Color) = struct ((Color.Red), ((Color.Red ||| Color.Green)))
printfn "25: %A" v25
let v26: (bool) ref = (ref ((false) : bool))
printfn "26: %40A" v26
let v27: ((ResizeArray<float>) list) array = [|  |]
printfn "27: %0A" v27
let v28: System.Collections.Generic.IDictionary<string,float> = (dict [ ("k0", (nan)); ("k1", (-2.5)) ])
printfn "28: %A" v28
let v29: Choice<(float) seq,decimal> = (Choice2Of2 ((1.50M)))
printfn "29: %20A" v29
let v30: (string)[,] = (Array2D.init 0 4 (fun i j -> ("back\\slash" : string)))
printfn "30: %120A" v30
let v31: (Result<int,string>) option = None
printfn "31: %A" v31
let v32: System.Collections.Generic.IDictionary<int,Set<char>> = (dict [ (0, (Set.ofList [ 'Z' ])) ])
printfn "32: %+A" v32
let v33: (Map<char,(decimal) list> * Tree<Tree<bool>>) = ((Map.ofList [ ('Z', [ (1.50M); (1.50M); (-12.25M); (1.50M); (-12.25M); (1.50M); (-12.25M) ]); ('\n', [  ]); ('Z', [  ]); ('\'', [ (-12.25M); (0M); (-12.25M); (1.50M); (-12.25M); (0M); (0M) ]); ('\n', [ (-12.25M) ]); ('Z', [ (-12.25M) ]); ('a', [ (1.50M); (-12.25M); (-12.25M); (-12.25M); (-12.25M) ]); ('a', [ (-12.25M); (-12.25M) ]); ('\n', [  ]); ('Z', [ (1.50M); (0M); (-12.25M); (1.50M) ]); ('Z', [ (1.50M); (0M) ]); (' ', [ (-12.25M); (-12.25M); (1.50M); (-12.25M); (-12.25M); (1.50M); (-12.25M); (1.50M); (-12.25M); (0M); (1.50M); (0M) ]) ]), Leaf)
printfn "33: %0A" v33
let v34: ((string) seq) seq = (seq { yield ((seq { yield (("x y z ")); yield (("f")) })); yield ((seq { yield (("a\nb")); yield (("cjenhmdnidnnfjkpeofj")); yield (("a\nb")); yield (("jfpbdgnpmdik najnfkceoade")); yield (("a\nb")) })); yield ((seq { yield (("back\\slash")); yield (("say \"hi\"")); yield (("say \"hi\"")); yield (("npfgi ")); yield (("mbomjancbnni jjgplibplhoi")); yield (("kheplkcjnnfjjbhflmoi")) })); yield ((seq { yield (("back\\slash")) })); yield ((seq { yield (("a\nb")); yield (("dfe ackop")) })) })
printfn "34: %A" v34
let v35: Gu<float> = (Tagged ("nanepmin", (nan)))
printfn "35: %A" v35
let v36: (D) list = [ (D ("say \"hi\"")); (D ("pbdidkne")); (D ("tab\there")); (D ("ifgckiejoicbnfllmnfm")); (D ("gpekclbe")) ]
printfn "36: %120A" v36
let v37: ((bool)[,]) option = None
printfn "37: %A" v37
let v38: (struct (Color * decimal)) ref = (ref (struct ((Color.Blue), (0M)) : struct (Color * decimal)))
printfn "38: %40A" v38
let v39: G<ResizeArray<unit>> = { Value = ((ResizeArray<unit> [ (()); (()); (()); (()); (()) ]) : ResizeArray<unit>); Next = None }
printfn "39: %A" v39
let v40: (SU) voption = ValueNone
printfn "40: %120A" v40
let v41: G<(decimal) option> = { Value = ((Some ((-12.25M))) : (decimal) option); Next = None }
printfn "41: %40A" v41
let v42: char = ('\'')
printfn "42: %A" v42
let v43: D = (D ("back\\slash"))
printfn "43: %0A" v43
let v44: ResizeArray<(int) ref> = (ResizeArray<(int) ref> [  ])
printfn "44: %A" v44
let v45: (System.Collections.Generic.HashSet<string>) list = [ (System.Collections.Generic.HashSet<string> [ "say \"hi\"" ]); (System.Collections.Generic.HashSet<string> [ "tab\there"; "hpb"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " ]); (System.Collections.Generic.HashSet<string> [ "dinoeaoh" ]); (System.Collections.Generic.HashSet<string> [  ]) ]
printfn "45: %20A" v45
let v46: G<Set<int>> = { Value = ((Set.ofList [  ]) : Set<int>); Next = None }
printfn "46: %A" v46
let v47: Set<int> = (Set.ofList [ 42; -2147483648 ])
printfn "47: %A" v47
let v48: System.Collections.Generic.IDictionary<string,Map<char,Gu<SP>>> = (dict [ ("k0", (Map.ofList [ ('a', (Pair ({ A = 3.14159; B = '\n' }, { A = -1e-7; B = '\n' }))); ('\'', (Tagged ("ifhjhcbgehgnckjeoejn chaelkhjpkeh", { A = 0.0; B = 'a' }))) ])); ("k1", (Map.ofList [  ])) ])
printfn "48: %A" v48
let v49: (bool) ref = (ref ((false) : bool))
printfn "49: %20A" v49
let v50: Map<string,(char * decimal)> = (Map.ofList [ ("back\\slash", (('\''), (-12.25M))) ])
printfn "50: %20A" v50
let v51: (Result<(ResizeArray<bool>) voption,(Color) list> * Choice<D,System.Collections.Generic.IDictionary<int,bool>> * (struct ((int) seq * Tree<int>)) seq * obj) = ((Ok (ValueNone)), (Choice2Of2 ((dict [  ]))), (seq { yield (struct ((seq { yield ((1000000)); yield ((42)); yield ((42)) }), (Node (Leaf, (-7), Leaf)))); yield (struct ((seq { yield ((42)); yield ((42)) }), (Node ((Node ((Node (Leaf, (0), Leaf)), (0), (Node (Leaf, (0), Leaf)))), (12345), (Node ((Node (Leaf, (1000000), Leaf)), (-1), (Node (Leaf, (-1), Leaf)))))))); yield (struct ((seq { yield ((0)) }), (Node (Leaf, (12345), (Node ((Node (Leaf, (1000000), Leaf)), (42), (Node (Leaf, (-2147483648), Leaf)))))))); yield (struct ((seq { yield ((-2147483648)); yield ((0)) }), (Node (Leaf, (1000000), (Node ((Node (Leaf, (12345), Leaf)), (-1), (Node (Leaf, (1000000), Leaf)))))))); yield (struct ((seq { yield ((1)) }), Leaf)) }), (box ((Array2D.init 2 2 (fun i j -> (enum<Color> 9 : Color))) : (Color)[,])))
printfn "51: %A" v51
let v52: ((Color * bool)) voption = ValueNone
printfn "52: %A" v52
let v53: Set<int> = (Set.ofList [ -7; 12345; -2147483648; -2147483648; -2147483648 ])
printfn "53: %A" v53
let v54: Result<ResizeArray<Result<(decimal) list,char>>,{| F0: (bool * Color) |}> = (Error ({| F0 = (((true), (Color.Blue)) : (bool * Color)) |}))
printfn "54: %A" v54
let v55: obj = (box ((dict [ ("k0", ((0), (Color.Red), (-1e-7), (Color.Red))) ]) : System.Collections.Generic.IDictionary<string,(int * Color * float * Color)>))
printfn "55: %A" v55
let v56: Named = { Name = "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; Tags = [ ("meakohicgicb"); ("bfdiplilncdlnmkkbfpd"); ("c"); ("back\\slash"); ("a\nb"); ("say \"hi\""); ("tab\there"); ("say \"hi\""); (""); ("piknbgbgddcm"); ("a\nb"); ("kdn") ]; Pos = (Some ({ X = 1000000; Y = -1 })) }
printfn "56: %0A" v56
let v57: (decimal)[,] = (Array2D.init 2 1 (fun i j -> (-12.25M : decimal)))
printfn "57: %40A" v57
let v58: P = { X = -7; Y = 1 }
printfn "58: %0A" v58
let v59: (Gu<exn>) option = None
printfn "59: %20A" v59
let v60: G<System.Collections.Generic.HashSet<char>> = { Value = ((System.Collections.Generic.HashSet<char> [ 'a'; 'Z'; '\'' ]) : System.Collections.Generic.HashSet<char>); Next = Some { Value = ((System.Collections.Generic.HashSet<char> [ 'Z'; 'Z'; 'Z' ]) : System.Collections.Generic.HashSet<char>); Next = Some { Value = ((System.Collections.Generic.HashSet<char> [  ]) : System.Collections.Generic.HashSet<char>); Next = None } } }
printfn "60: %A" v60
let v61: obj = (box (("a\nb") : string))
printfn "61: %120A" v61
let v62: ResizeArray<(char)[,]> = (ResizeArray<(char)[,]> [ (Array2D.init 3 4 (fun i j -> ('\n' : char))); (Array2D.init 2 4 (fun i j -> ('\n' : char))); (Array2D.init 2 2 (fun i j -> ('Z' : char))); (Array2D.init 2 1 (fun i j -> (' ' : char))); (Array2D.init 1 4 (fun i j -> ('Z' : char))) ])
printfn "62: %A" v62
let v63: (Color)[,] = (Array2D.init 3 3 (fun i j -> ((Color.Red ||| Color.Green) : Color)))
printfn "63: %A" v63
let v64: Map<string,Set<char>> = (Map.ofList [ ("say \"hi\"", (Set.ofList [ ' '; '\n'; ' '; '\n'; ' ' ])); ("a\nb", (Set.ofList [ 'Z'; 'Z'; 'a' ])) ])
printfn "64: %0A" v64
let v65: (System.Collections.Generic.IDictionary<int,int>) voption = (ValueSome ((dict [ (0, (0)); (1, (0)) ])))
printfn "65: %A" v65
let v66: Gu<bool> = (Many [(false); (true); (false)])
printfn "66: %A" v66
let v67: obj = (box ((0M) : decimal))
printfn "67: %A" v67
let v68: (({| F0: int; F1: int; F2: int |}) option) array = [| (Some ({| F0 = ((1000000) : int); F1 = ((-2147483648) : int); F2 = ((42) : int) |})); (Some ({| F0 = ((12345) : int); F1 = ((0) : int); F2 = ((-2147483648) : int) |})); None |]
printfn "68: %A" v68
let v69: System.Collections.Generic.IDictionary<string,P> = (dict [ ("k0", { X = 1; Y = 1000000 }); ("k1", { X = 0; Y = 42 }) ])
printfn "69: %A" v69
let v70: (Result<((Color * Color * string * int)) option,struct (int * decimal)>) option = (Some ((Ok ((Some (((enum<Color> 9), (enum<Color> 9), ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "), (1000000))))))))
printfn "70: %A" v70
let v71: System.Collections.Generic.IDictionary<string,(Color)[,]> = (dict [ ("k0", (Array2D.init 1 4 (fun i j -> (Color.Blue : Color)))); ("k1", (Array2D.init 0 2 (fun i j -> (Color.Red : Color)))) ])
printfn "71: %0A" v71
let v72: ((obj * (char) ref)) ref = (ref (((box ((-1) : int)), (ref ((' ') : char))) : (obj * (char) ref)))
printfn "72: %40A" v72
let v73: Set<string> = (Set.ofList [ "back\\slash"; "olgdg" ])
printfn "73: %40A" v73
let v74: D = (D ("a\nb"))
printfn "74: %A" v74
let v75: Set<string> = (Set.ofList [ "back\\slash"; "a\nb"; "dgbhj"; "b " ])
printfn "75: %+A" v75
let v76: (decimal) array = [| (0M) |]
printfn "76: %A" v76
let v77: Gu<int> = (Pair ((0), (12345)))
printfn "77: %A" v77
let v78: System.Collections.Generic.HashSet<string> = (System.Collections.Generic.HashSet<string> [ "" ])
printfn "78: %A" v78
let v79: Map<string,(Color) list> = (Map.ofList [ ("a\nb", [ (enum<Color> 9); (Color.Red); ((Color.Red ||| Color.Green)); ((Color.Red ||| Color.Green)) ]) ])
printfn "79: %A" v79
let v80: Map<char,Tree<Choice<int,bool>>> = (Map.ofList [ ('\n', (Node ((Node (Leaf, (Choice2Of2 ((false))), (Node (Leaf, (Choice1Of2 ((42))), Leaf)))), (Choice2Of2 ((true))), (Node ((Node (Leaf, (Choice2Of2 ((true))), Leaf)), (Choice1Of2 ((1000000))), (Node (Leaf, (Choice2Of2 ((true))), Leaf))))))); (' ', (Node (Leaf, (Choice2Of2 ((true))), Leaf))); ('\'', Leaf) ])
printfn "80: %40A" v80
let v81: Result<Gu<ResizeArray<struct (string * float * Color * int)>>,G<Set<string>>> = (Error ({ Value = ((Set.ofList [ "tab\there"; "a\nb"; "back\\slash" ]) : Set<string>); Next = Some { Value = ((Set.ofList [ "tab\there"; "a\nb"; "tab\there"; "cpbcfdneokgi"; "jecpmmlppdggnoiecloa g"; "tab\there"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " ]) : Set<string>); Next = Some { Value = ((Set.ofList [ "jholjfeciikaakfpnngb n"; "x y z "; "f"; "say \"hi\""; "tab\there"; "back\\slash"; "aomhn"; "say \"hi\""; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "l"; "tab\there" ]) : Set<string>); Next = None } } }))
printfn "81: %A" v81
let v82: (Set<string>) option = None
printfn "82: %40A" v82
let v83: (float)[,] = (Array2D.init 0 1 (fun i j -> (0.0 : float)))
printfn "83: %A" v83
let v84: Map<int,ResizeArray<(bool) array>> = (Map.ofList [  ])
printfn "84: %A" v84
let v85: ResizeArray<int> = (ResizeArray<int> [ (42); (1); (0); (1000000); (1) ])
printfn "85: %120A" v85
let v86: (Color) array = [| (enum<Color> 9) |]
printfn "86: %20A" v86
let v87: (G<((string) ref) voption>) seq = (seq { yield ({ Value = ((ValueSome ((ref (("nlp") : string)))) : ((string) ref) voption); Next = None }); yield ({ Value = ((ValueSome ((ref (("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ") : string)))) : ((string) ref) voption); Next = Some { Value = ((ValueSome ((ref (("a\nb") : string)))) : ((string) ref) voption); Next = None } }) })
printfn "87: %A" v87
let v88: struct (Map<char,(char) seq> * ((float) seq) ref * exn * Tree<System.Collections.Generic.HashSet<string>>) = struct ((Map.ofList [ ('Z', (seq { yield (('\n')) })); (' ', (seq { yield (('\'')); yield ((' ')) })) ]), (ref ((seq { yield ((123456789.125)); yield ((-2.5)); yield ((0.0)) }) : (float) seq)), Plain, (Node ((Node (Leaf, (System.Collections.Generic.HashSet<string> [ "tab\there"; ""; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " ]), Leaf)), (System.Collections.Generic.HashSet<string> [ "kjdkjdlccdom"; "back\\slash"; "kikdl"; "tab\there" ]), Leaf)))
printfn "88: %0A" v88
let v89: (decimal)[,] = (Array2D.init 0 2 (fun i j -> (1.50M : decimal)))
printfn "89: %A" v89
let v90: (G<decimal> * obj) = ({ Value = ((0M) : decimal); Next = Some { Value = ((-12.25M) : decimal); Next = None } }, (box ((1.50M) : decimal)))
printfn "90: %120A" v90
let v91: (bool) list = [  ]
printfn "91: %+A" v91
let v92: (int)[,] = (Array2D.init 0 3 (fun i j -> (0 : int)))
printfn "92: %+A" v92
let v93: System.Collections.Generic.IDictionary<int,D> = (dict [ (0, (D ("back\\slash"))); (1, (D ("say \"hi\""))); (2, (D ("back\\slash"))) ])
printfn "93: %A" v93
let v94: Set<char> = (Set.ofList [ ' '; ' '; '\n'; '\n'; 'Z'; '\''; ' ' ])
printfn "94: %A" v94
let v95: (char)[,] = (Array2D.init 1 2 (fun i j -> ('Z' : char)))
printfn "95: %120A" v95
let v96: System.Collections.Generic.HashSet<char> = (System.Collections.Generic.HashSet<char> [ '\n'; 'Z' ])
printfn "96: %A" v96
let v97: (char)[,] = (Array2D.init 3 3 (fun i j -> ('\n' : char)))
printfn "97: %120A" v97
let v98: (int)[,] = (Array2D.init 1 4 (fun i j -> (0 : int)))
printfn "98: %40A" v98
let v99: (bool * decimal) = ((false), (-12.25M))
printfn "99: %40A" v99
let v100: (((decimal) array) list) list = [ [ [| (0M); (1.50M); (-12.25M); (0M) |] ]; [ [| (-12.25M); (0M); (0M); (0M); (0M) |]; [|  |]; [| (0M); (0M); (-12.25M); (0M); (1.50M); (-12.25M); (-12.25M) |]; [| (-12.25M); (1.50M) |]; [| (0M); (-12.25M) |] ]; [ [| (-12.25M); (1.50M); (-12.25M) |]; [| (-12.25M); (0M); (1.50M); (1.50M); (1.50M); (0M); (1.50M) |] ]; [ [| (-12.25M); (-12.25M); (0M) |] ] ]
printfn "100: %+A" v100
let v101: ResizeArray<(obj) option> = (ResizeArray<(obj) option> [ None; None ])
printfn "101: %40A" v101
let v102: Set<int> = (Set.ofList [ -7; 1; 0; -1 ])
printfn "102: %A" v102
let v103: Tree<D> = (Node ((Node (Leaf, (D ("say \"hi\"")), (Node (Leaf, (D ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ")), Leaf)))), (D ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ")), Leaf))
printfn "103: %A" v103
let v104: ({| F0: float; F1: bool |} * C) = ({| F0 = ((nan) : float); F1 = ((true) : bool) |}, (C 3))
printfn "104: %A" v104
let v105: ResizeArray<ResizeArray<Named>> = (ResizeArray<ResizeArray<Named>> [ (ResizeArray<Named> [ { Name = "back\\slash"; Tags = [ ("back\\slash"); ("aphph"); ("a\nb") ]; Pos = (Some ({ X = 1000000; Y = -2147483648 })) }; { Name = "back\\slash"; Tags = [  ]; Pos = (Some ({ X = -7; Y = 42 })) }; { Name = "a\nb"; Tags = [ ("aaeam"); ("h"); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("a\nb"); ("p"); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("back\\slash"); (""); ("hfbmkdiaelnihcilnagf"); ("a\nb"); ("tab\there"); ("tab\there") ]; Pos = (Some ({ X = 12345; Y = -7 })) }; { Name = " dpljffpedoeb"; Tags = [ ("oco"); ("a\nb"); ("tab\there"); ("say \"hi\"") ]; Pos = None }; { Name = "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; Tags = [ ("say \"hi\""); ("back\\slash"); ("tab\there"); ("a\nb"); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ") ]; Pos = (Some ({ X = -7; Y = 1000000 })) }; { Name = "bdiomanp kckkd"; Tags = [ ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("kloemngfkbjapadbbdpk"); ("say \"hi\"") ]; Pos = (Some ({ X = -2147483648; Y = -1 })) } ]); (ResizeArray<Named> [ { Name = "c"; Tags = [ ("say \"hi\""); ("tab\there"); ("a\nb"); ("say \"hi\""); ("say \"hi\""); ("hli obold"); ("back\\slash"); ("a\nb"); ("g hpcedfhjofhgnkjechea"); ("say \"hi\""); ("gmnld alfblmfioinklbmkejac"); ("back\\slash") ]; Pos = (Some ({ X = -7; Y = 1000000 })) }; { Name = "n dlbnodmmpbeipmdefenm"; Tags = [ ("say \"hi\""); ("b"); ("x y z "); ("pol"); ("epeigebf"); ("a\nb"); ("elfojjidknhl"); ("back\\slash"); ("fckga"); ("a\nb"); ("a\nb"); ("tab\there") ]; Pos = (Some ({ X = 12345; Y = 42 })) }; { Name = "a\nb"; Tags = [ ("mdoiebhjpaib"); ("a\nb") ]; Pos = (Some ({ X = -2147483648; Y = 12345 })) }; { Name = "f"; Tags = [ ("back\\slash"); ("x y z "); ("back\\slash"); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("gcekb"); (" bidpjekcjggc"); ("tab\there"); ("say \"hi\""); ("a\nb"); ("say \"hi\""); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("cgnlkinhdikbjnfbnpcf") ]; Pos = (Some ({ X = 1; Y = 42 })) }; { Name = "a\nb"; Tags = [ ("tab\there"); ("goa") ]; Pos = (Some ({ X = -7; Y = -1 })) } ]); (ResizeArray<Named> [ { Name = "back\\slash"; Tags = [  ]; Pos = (Some ({ X = 42; Y = -2147483648 })) }; { Name = "a\nb"; Tags = [ ("tab\there"); ("tab\there") ]; Pos = None } ]); (ResizeArray<Named> [ { Name = "hpmchkknpojnicihdeah"; Tags = [ ("tab\there") ]; Pos = None }; { Name = "say \"hi\""; Tags = [ ("back\\slash"); ("tab\there") ]; Pos = (Some ({ X = 0; Y = 1000000 })) }; { Name = "say \"hi\""; Tags = [ ("back\\slash"); (" d"); ("jmc"); ("a\nb"); ("") ]; Pos = (Some ({ X = -1; Y = -2147483648 })) }; { Name = "a\nb"; Tags = [ ("mafmp") ]; Pos = (Some ({ X = 1; Y = -7 })) }; { Name = "jnjom"; Tags = [ ("pfgbohbe"); ("x y z "); ("mlgcfkjm"); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("fmpnegpjnmpg"); ("a\nb"); ("back\\slash"); ("say \"hi\""); ("dghhphbajcej"); ("jhnnjkbf klcmfkbfmmed"); ("say \"hi\""); ("say \"hi\"") ]; Pos = (Some ({ X = 1000000; Y = -2147483648 })) }; { Name = ""; Tags = [ ("tab\there") ]; Pos = (Some ({ X = -1; Y = 1000000 })) } ]); (ResizeArray<Named> [  ]) ])
printfn "105: %A" v105
let v106: (exn) array = [|  |]
printfn "106: %A" v106
let v107: G<((decimal * float * bool * int) * WrapP * Choice<char,bool>)> = { Value = ((((-12.25M), (3.14159), (true), (1000000)), WrapP { X = -7; Y = -2147483648 }, (Choice1Of2 (('\'')))) : ((decimal * float * bool * int) * WrapP * Choice<char,bool>)); Next = Some { Value = ((((-12.25M), (123456789.125), (false), (42)), WrapP { X = 1; Y = 42 }, (Choice1Of2 (('\n')))) : ((decimal * float * bool * int) * WrapP * Choice<char,bool>)); Next = Some { Value = ((((-12.25M), (-1e-7), (true), (0)), WrapP { X = 12345; Y = 1 }, (Choice2Of2 ((true)))) : ((decimal * float * bool * int) * WrapP * Choice<char,bool>)); Next = None } } }
printfn "107: %20A" v107
let v108: ResizeArray<ResizeArray<decimal>> = (ResizeArray<ResizeArray<decimal>> [ (ResizeArray<decimal> [ (-12.25M); (-12.25M); (-12.25M); (-12.25M); (1.50M); (1.50M) ]); (ResizeArray<decimal> [ (0M); (0M); (1.50M); (1.50M); (0M) ]) ])
printfn "108: %40A" v108
let v109: (Gu<Tree<bool>> * C) = ((Many [Leaf; Leaf; Leaf]), (C 3))
printfn "109: %20A" v109
let v110: ((Set<string> * exn * System.Collections.Generic.HashSet<char> * Map<string,bool>)) list = [ ((Set.ofList [ "jdceddcagapc"; "say \"hi\""; "tab\there" ]), Plain, (System.Collections.Generic.HashSet<char> [ '\'' ]), (Map.ofList [ ("fdc", (false)) ])); ((Set.ofList [ "kdphoiimccpjlfhejcpa"; "back\\slash"; "back\\slash"; ""; "joh"; "back\\slash"; "tab\there"; "ppfcdeoc kfbliddfijimjggmhibp"; "ldf"; "c ohedm"; "tab\there"; "jgd majif" ]), Boom ("kcdgd", -2147483648), (System.Collections.Generic.HashSet<char> [ '\''; 'Z'; '\n'; 'a'; 'Z'; 'a'; ' ' ]), (Map.ofList [ ("say \"hi\"", (true)); ("back\\slash", (true)); ("say \"hi\"", (true)); ("hcagfjio", (true)); ("back\\slash", (true)) ])); ((Set.ofList [ "tab\there"; "back\\slash"; "a\nb"; "say \"hi\""; "a\nb" ]), Plain, (System.Collections.Generic.HashSet<char> [ 'a'; ' '; ' '; 'a'; 'Z'; '\''; ' '; 'a'; '\n'; 'Z'; '\n'; 'Z' ]), (Map.ofList [ (" mhn", (false)); ("back\\slash", (false)) ])); ((Set.ofList [ "laaon jbm"; "tab\there" ]), Deep { X = 1; Y = -2147483648 }, (System.Collections.Generic.HashSet<char> [ ' '; ' '; ' ' ]), (Map.ofList [  ])); ((Set.ofList [ "tab\there"; "kilmocbjlpff"; "l"; "say \"hi\""; "x y z " ]), Boom ("back\\slash", -1), (System.Collections.Generic.HashSet<char> [ 'a'; 'a'; 'a'; 'a'; ' ' ]), (Map.ofList [ ("back\\slash", (false)); (" ", (true)); ("say \"hi\"", (false)); ("g", (true)) ])); ((Set.ofList [ "say \"hi\""; "say \"hi\""; "back\\slash"; " " ]), Plain, (System.Collections.Generic.HashSet<char> [ 'a' ]), (Map.ofList [  ])); ((Set.ofList [ "a\nb"; ""; "say \"hi\""; "back\\slash" ]), Plain, (System.Collections.Generic.HashSet<char> [ '\''; 'a' ]), (Map.ofList [ ("", (false)); ("tab\there", (false)); ("back\\slash", (true)); ("tab\there", (false)); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", (false)) ])); ((Set.ofList [ "afean ginhp"; "x y z "; "tab\there"; "back\\slash"; "x y z " ]), Deep { X = -7; Y = 1000000 }, (System.Collections.Generic.HashSet<char> [ '\n' ]), (Map.ofList [ ("gjn kpbghdic", (true)); ("hkf", (false)); ("ejnlbfjlmidk ffkbbfap", (true)); ("say \"hi\"", (true)); ("pedolhnnejjl", (true)) ])); ((Set.ofList [ "say \"hi\""; "back\\slash" ]), Boom ("say \"hi\"", 42), (System.Collections.Generic.HashSet<char> [ '\''; '\n'; '\''; ' '; 'a'; ' '; '\'' ]), (Map.ofList [ ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", (true)); ("x y z ", (false)); ("x y z ", (false)) ])); ((Set.ofList [ "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "monmb" ]), Boom ("a\nb", 0), (System.Collections.Generic.HashSet<char> [ 'Z'; '\n' ]), (Map.ofList [ ("say \"hi\"", (true)); ("dimgn", (true)); ("tab\there", (true)); ("back\\slash", (false)) ])); ((Set.ofList [ "a\nb"; "a\nb"; "say \"hi\""; "say \"hi\""; "a\nb"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "l"; "tab\there"; "tab\there"; "tab\there"; "piofk jbdnlepn"; "njigopln" ]), Plain, (System.Collections.Generic.HashSet<char> [ ' '; '\'' ]), (Map.ofList [ ("g", (false)); ("back\\slash", (false)); ("say \"hi\"", (true)) ])); ((Set.ofList [ "tab\there"; "mnkme mokpg"; " "; "iafehenebjcc"; "tab\there"; "aiihdoio"; "tab\there"; ""; "back\\slash"; "tab\there"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "loohcckhhpbp klddohogeofg" ]), Plain, (System.Collections.Generic.HashSet<char> [ '\''; 'a'; '\''; '\''; '\n' ]), (Map.ofList [ ("g nbnne", (false)) ])) ]
printfn "110: %A" v110
let v111: (Color) seq = (seq { yield ((Color.Red)); yield ((Color.Red)); yield (((Color.Red ||| Color.Green))); yield ((enum<Color> 9)); yield ((enum<Color> 9)); yield ((enum<Color> 9)) })
printfn "111: %+A" v111
let v112: Map<string,Gu<Gu<int>>> = (Map.ofList [ ("tab\there", (Pair ((Many [(-1); (42)]), (Many [(-1); (-2147483648)])))); ("say \"hi\"", (Tagged ("back\\slash", (Tagged ("ddlemkoichnd dkphhfakhlnb", (0)))))); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", (Many [(Pair ((-2147483648), (-1)))])) ])
printfn "112: %A" v112
let v113: Tree<((Tree<int> * Result<bool,string>)) option> = (Node ((Node ((Node (Leaf, None, Leaf)), (Some ((Leaf, (Error (("llbpphdaicnl")))))), (Node (Leaf, (Some (((Node (Leaf, (-7), Leaf)), (Error (("dbd")))))), Leaf)))), None, (Node (Leaf, None, (Node (Leaf, None, Leaf))))))
printfn "113: %A" v113
let v114: Tree<(G<Color>) option> = (Node (Leaf, None, (Node (Leaf, None, Leaf))))
printfn "114: %+A" v114
let v115: (System.Collections.Generic.IDictionary<string,int>) option = None
printfn "115: %A" v115
let v116: (G<struct (System.Collections.Generic.HashSet<char> * D * Gu<bool> * ResizeArray<int>)>) option = (Some ({ Value = (struct ((System.Collections.Generic.HashSet<char> [ '\''; ' ' ]), (D ("a\nb")), (Tagged ("", (true))), (ResizeArray<int> [ (-7) ])) : struct (System.Collections.Generic.HashSet<char> * D * Gu<bool> * ResizeArray<int>)); Next = Some { Value = (struct ((System.Collections.Generic.HashSet<char> [ '\''; 'a'; '\'' ]), (D ("back\\slash")), (Many [(true)]), (ResizeArray<int> [  ])) : struct (System.Collections.Generic.HashSet<char> * D * Gu<bool> * ResizeArray<int>)); Next = Some { Value = (struct ((System.Collections.Generic.HashSet<char> [ 'a'; ' '; '\''; 'Z'; 'a' ]), (D ("back\\slash")), (Tagged ("ieohgfdocgpholpdokeh m", (false))), (ResizeArray<int> [  ])) : struct (System.Collections.Generic.HashSet<char> * D * Gu<bool> * ResizeArray<int>)); Next = None } } }))
printfn "116: %20A" v116
let v117: (Set<int>) voption = ValueNone
printfn "117: %A" v117
let v118: Choice<(float * bool * int * char),string> = (Choice2Of2 (("tab\there")))
printfn "118: %20A" v118
let v119: ResizeArray<(char * Color)> = (ResizeArray<(char * Color)> [ (('a'), (Color.Blue)) ])
printfn "119: %120A" v119
