// out: 0: { contents = {| F0 = Error "facbb"
// out:                 F1 = [[-12.25M; -12.25M; -12.25M; -12.25M]
// out:                       [-12.25M; -12.25M; -12.25M; -12.25M]] |} }
// out: 1: (("x y z ", seq [-1; 42; 12345; 42; ...],
// out:   Node (Leaf, -2147483648, Node (Leaf, 0, Leaf))),
// out:  { contents =
// out:     map [("", { X = 0
// out:                 Y = -7 }); ("say "hi"", { X = -2147483648
// out:                                           Y = 12345 }); ("x y z ", { X = 1000000
// out:                                                                      Y = -1 })] },
// out:  { contents = struct (None, Wrap 12345) })
// out: 2: map [(12345, 0M)]
// out: 3: [{ Name = "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "
// out:    Tags =
// out:     ["a
// out: b";
// out:      "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ";
// out:      "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "]
// out:    Pos = Some { X = 42
// out:                 Y = 0 } }; { Name = "tab	here"
// out:                              Tags = ["agcnb"; "tab	here"; "back\slash"]
// out:                              Pos = None }; { Name = "say "hi""
// out:                                              Tags = ["back\slash"]
// out:                                              Pos = Some { X = -7
// out:                                                           Y = -7 } };
// out:  { Name = "say "hi""
// out:    Tags =
// out:     ["fcmpgdma"; "say "hi"";
// out:      "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "n"]
// out:    Pos = Some { X = 0
// out:                 Y = 0 } };
// out:  { Name =
// out:     "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "
// out:    Tags = ["acjgcjpkjehlkldkoioj"; "dkc "; "x y z "]
// out:    Pos = None }; { Name = "a
// out: b"
// out:                    Tags = ["jkjmcjoclcedmodoamph"; "g bocdh"]
// out:                    Pos = Some { X = 1
// out:                                 Y = -2147483648 } };
// out:  { Name = "tab	here"
// out:    Tags = ["ifkedajl l"; "cobmfejm"; "back\slash"; "melhbjaokjkpepggjbgk"]
// out:    Pos = Some { X = 0
// out:                 Y = 0 } }]
// out: 4: [|true; true|]
// out: 5: {| F0 = [||] |}
// out: 6: seq
// out:   [Leaf;
// out:    Node (Node (Node (Leaf, 12345, Leaf), 0, Node (Leaf, -1, Leaf)), -1, Leaf);
// out:    Leaf; Node (Leaf, 42, Leaf); ...]
// out: 7: Choice2Of2 { contents = "h ebjnbkip" }
// out: 8: [|Choice2Of2 12345; Choice1Of2 -12.25M; Choice1Of2 0M; Choice1Of2 0M|]
// out: 9: Many [ValueNone; ValueSome "ifegmjhf"]
// out: 10: (0.0, " bmdkg", -1e-07)
// out: 11: [seq
// out:    [set
// out:       ["a
// out: b"; "back\slash"; "ficmk"; "gac gljngecinlni"; "say "hi""; "tab	here"];
// out:     set ["say "hi""; "tab	here"]];
// out:  seq
// out:    [set
// out:       ["back\slash"; "jbpbmcekagap kcfco";
// out:        "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "];
// out:     set ["back\slash"; "djeblfpkpeoljdheggld g"];
// out:     set ["dnepgcpaceji hie"; "say "hi""];
// out:     set ["a
// out: b"; "hkfhi"; "n oikph"; "olldiecflbdjkfdioicc"; "say "hi""]; ...];
// out:  seq [set ["l"; "say "hi""]; set ["say "hi""; "x y z "]; set []];
// out:  seq [set ["a
// out: b"; "back\slash"; "j"; "jlcdaemdonbfcohpgoka"]];
// out:  seq [set [" lkm"; "say "hi""]; set ["aphogpbc"; "back\slash"]]; seq [set []];
// out:  seq
// out:    [set ["say "hi""; "tab	here"];
// out:     set ["x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "];
// out:     set
// out:       ["tab	here";
// out:        "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "]]]
// out: 12: Many [[]]
// out: 13: [|3; Red; Blue; Red;
// out:   Blue; 9; Red; 3;
// out:   Blue; 3; Blue; 9|]
// out: 14: set [-2147483648; 0; 12345]
// out: 15: struct (Blue, ' ')
// out: 16: (-12.25M, -1)
// out: 17: seq
// out:   [{| F0 = -12.25M
// out:       F1 = -1
// out:       F2 = infinity |}; {| F0 = -12.25M
// out:                            F1 = 12345
// out:                            F2 = -2.5 |}; {| F0 = -12.25M
// out:                                             F1 = 12345
// out:                                             F2 = 0.1 |}; {| F0 = 0M
// out:                                                             F1 = 1
// out:                                                             F2 = -1e-07 |}; ...]
// out: 18: Choice1Of2 "a
// out: b"
// out: 19: seq [Leaf]
// out: 20: (42, nan)
// out: 21: Circle 0.0
// out: 22: []
// out: 23: SB "say "hi""
// out: 24: map
// out:   [("a
// out: b", seq [{| F0 = 'Z'
// out:                    F1 = 1 |}; {| F0 = '\''
// out:                                  F1 = -2147483648 |}; {| F0 = ' '
// out:                                                          F1 = 1 |}]);
// out:    ("cbbmbpbo", seq [{| F0 = '\010'
// out:                         F1 = 12345 |}]);
// out:    ("say "hi"",
// out:     seq
// out:       [{| F0 = '\010'
// out:           F1 = 1000000 |}; {| F0 = ' '
// out:                               F1 = -7 |}; {| F0 = '\''
// out:                                              F1 = 1000000 |};
// out:        {| F0 = 'a'
// out:           F1 = -2147483648 |}; ...]); ("x y z ", seq [{| F0 = '\010'
// out:                                                          F1 = -2147483648 |}]);
// out:    ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ",
// out:     seq [{| F0 = ' '
// out:             F1 = -1 |}])]
// out: 25: seq [set ['\010'; 'Z'; 'a']; set ['Z'; 'a']; set []; set [' '; '\'']; ...]
// out: 26: Tagged ("lnbdbomh", [Error '\''; Error 'Z'; Ok 12345])
// out: 27: [[-12.25M; -12.25M; -12.25M; -12.25M]]
// out: 28: { Value = None
// out:   Next = Some { Value = Some -1
// out:                 Next = Some { Value = Some 12345
// out:                               Next = None } } }
// out: 29: seq
// out:   [{| F0 = "back\slash" |}; {| F0 = "a
// out: b" |};
// out:    {| F0 = "e oiglafhhkdmjhmfhahld" |}; {| F0 = "say "hi"" |}; ...]
// out: 30: struct ({ Value = (3, -12.25M, true, true) Next = None }, Leaf, Node (Leaf, Node (Leaf, 9, Leaf), Node (Leaf, Node (Leaf, Red, Leaf), Leaf)))
// out: 31: [||]
// out: 32: Node (Node (Leaf, 'Z', Leaf), '\'', Leaf)
// out: 33: seq
// out:   [({ Value = { Value = 0M
// out:                 Next = None }
// out:       Next = None }, Plain, [Tagged ("x y z ", 9); Tagged ("k", 3)],
// out:     Choice1Of2
// out:       ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ",
// out:        0M));
// out:    ({ Value = { Value = 0M
// out:                 Next = Some { Value = 1.50M
// out:                               Next = None } }
// out:       Next =
// out:        Some
// out:          { Value = { Value = 0M
// out:                      Next = Some { Value = 1.50M
// out:                                    Next = None } }
// out:            Next = Some { Value = { Value = -12.25M
// out:                                    Next = Some { Value = 1.50M
// out:                                                  Next = Some { Value = -12.25M
// out:                                                                Next = None } } }
// out:                          Next = None } } }, Plain, [], Choice2Of2 0M)]
// out: 34: ([|Blue; 3; Blue|], struct (true, ' '))
// out: 35: Error { X = 42
// out:         Y = 1 }
// out: 36: { contents = [seq [-2147483648; -1; -7]; seq [12345; 1]; seq [12345]; seq [0; -7; 1; -2147483648; ...]; seq [12345; 0; 1000000]; seq [-7; 0; 1; -2147483648]; seq [1000000]] }
// out: 37: struct (D<fpkmmmoaofie>,
// out:         Tagged
// out:           ("back\slash",
// out:            (seq [],
// out:             Boom
// out:               ("emg jmbpo", -2147483648))))
// out: 38: seq ["cibjo "]
// out: 39: Error Blue
// out: 40: Choice1Of2 12345
// out: 41: Choice1Of2 [[1.50M]
// out:             [1.50M]]
// out: 42: seq [12345; 0]
// out: 43: [Boom ("a
// out: b", -2147483648); Deep { X = 12345 Y = 0 }; Plain; Boom ("say "hi"", -2147483648)]
// out: 44: (map [(-2147483648, 'a'); (-7, 'Z'); (-1, 'a'); (42, 'Z')], true)
// out: 45: Leaf
// out: 46: [||]
// out: 47: seq
// out:   [[-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20];
// out:    [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20]; [42; 42; 1; -1];
// out:    [1; 42; 0; -2147483648]; ...]
// out: 48: Choice1Of2 (WrapP { X = -2147483648
// out:                     Y = 42 })
// out: 49: 0.1000000015f
// out: 50: (-1, 3, 9)
// out: 51: { contents = ([[false; false]], {| F0 = '\010' |}) }
// out: 52: Boom ("say "hi"", 1000000)
// out: 53: Leaf
// out: 54: seq [[k0, System.Collections.Generic.HashSet`1[System.Char]]; [k1, System.Collections.Generic.HashSet`1[System.Char]]; [k2, System.Collections.Generic.HashSet`1[System.Char]]; [k3, System.Collections.Generic.HashSet`1[System.Char]]; ...]
// out: 55: ValueNone
// out: 56: [([|{| F0 = -12.25M F1 = -7 |}; {| F0 = -12.25M F1 = -2147483648 |}; {| F0 = 0M F1 = -2147483648 |}|], Node (Node (Node (Leaf, {| F0 = 1.0 F1 = -1e-07 |}, Leaf), {| F0 = 1.0 F1 = 3.14159 |}, Node (Leaf, {| F0 = 123456789.1 F1 = -1e-07 |}, Leaf)), {| F0 = 123456789.1 F1 = 1e+100 |}, Node (Leaf, {| F0 = 3.14159 F1 = 100.0 |}, Leaf)), [[-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82; 83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; ...]; [1000000; -1]; [42; 1000000; 0]; [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20]]); ([|{| F0 = 1.50M F1 = -7 |}; {| F0 = -12.25M F1 = 1 |}; {| F0 = 1.50M F1 = 1000000 |}; {| F0 = 1.50M F1 = -7 |}; {| F0 = 1.50M F1 = -7 |}; {| F0 = 0M F1 = 1000000 |}; {| F0 = 0M F1 = 12345 |}; {| F0 = 0M F1 = 12345 |}; {| F0 = -12.25M F1 = 42 |}; {| F0 = -12.25M F1 = -2147483648 |}; {| F0 = 0M F1 = 0 |}; {| F0 = 0M F1 = 0 |}|], Node (Leaf, {| F0 = 0.0 F1 = -1e-07 |}, Leaf), [[1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20]; [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82; 83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...]; [42; 0]; []; [-2147483648; 1000000; 1; 1000000; 0; 0; -2147483648]; [0; 0; 42; 12345; -7; 12345; 12345]; [0; 12345]]); ([|{| F0 = 1.50M F1 = 1 |}|], Leaf, [[42; -1]; []; [-7]; [-2147483648; 1; 12345; 1; 1000000; -1; 0; 42; 42; -1; 1000000; -1]]); ([|{| F0 = -12.25M F1 = 1000000 |}; {| F0 = -12.25M F1 = -1 |}|], Node (Leaf, {| F0 = 123456789.1 F1 = 0.0 |}, Leaf), [[12345]; [1; 1000000]; []; []; [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60]; [1; 12345; 12345; 1000000; 0]; [42]; [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20]; [-2147483648; 1; -2147483648; 1; 42; 42; 1000000]; [1; 1; 12345; -2147483648; 12345]; [1000000; -2147483648; 12345; 0; -2147483648; 42; 12345]; [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20]]); ([|{| F0 = -12.25M F1 = 12345 |}; {| F0 = 1.50M F1 = 1000000 |}; {| F0 = 0M F1 = -2147483648 |}; {| F0 = -12.25M F1 = -1 |}; {| F0 = -12.25M F1 = 42 |}|], Node (Node (Leaf, {| F0 = 3.14159 F1 = -1e-07 |}, Leaf), {| F0 = 0.0 F1 = 1e+100 |}, Node (Leaf, {| F0 = infinity F1 = 1e+100 |}, Leaf)), [[-1; -7]; [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60]; [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20]; [-2147483648; 1000000; 1; -1; 1000000; -1; -2147483648]; [-7; 0; 0; 42; 12345]; [12345; 1000000]; [12345]]); ([|{| F0 = -12.25M F1 = -2147483648 |}; {| F0 = 1.50M F1 = 0 |}|], Leaf, [[]; [1000000; -1; 12345; 12345; 0; 1000000; -7]; [1000000; 1]; []; [-7; -1; 1; 12345; 1000000]; [42; 1000000; -2147483648; 1000000; -1; 12345; 1000000; -7; -2147483648; -2147483648; -2147483648; -7]; [12345; -2147483648; 1; 1; 1; -7; -2147483648]; [-7; -7]; [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82; 83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; ...]; [0; -1; -2147483648; -2147483648]; [42]; [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82; 83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...]]); ([|{| F0 = -12.25M F1 = 42 |}|], Leaf, [[1; -7]; [-1; 12345; -2147483648; 12345; -7; -7; 1; 12345; 1; 1; 12345; 0]; [-7; 12345]; [42; -1; 1000000; -7; 1000000; -1; 1000000; 12345; -1; 12345; -7; 0]; [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20]; [0]; [42; 12345; 0; 42]])]
// out: 57: { Value = ({ Value = true
// out:              Next = None }, [|'a'; 'Z'; 'a'; ' '; '\010'; ' '; ' '|])
// out:   Next =
// out:    Some
// out:      { Value =
// out:         ({ Value = true
// out:            Next = Some { Value = true
// out:                          Next = Some { Value = false
// out:                                        Next = None } } },
// out:          [|'\''; 'a'; '\''; '\''|])
// out:        Next = Some { Value = ({ Value = false
// out:                                 Next = None }, [||])
// out:                      Next = None } } }
// out: 58: struct ({| F0 = "back\slash" |}, SB "a
// out: b", Some "back\slash")
// out: 59: (infinity, -2147483648)
// out: 60: seq
// out:   [[k0, -2147483648];
// out:    [k1, -1]]
// out: 61: [set [-2147483648; -1; 0; 42]]
// out: 62: {| F0 = 0uy
// out:    F1 = 0.0f |}
// out: 63: {| F0 = Some (seq [])
// out:    F1 =
// out:     {| F0 = seq [1000000; 0; 42; 1] |} |}
// out: 64: { contents = Plain }
// out: 65: { Value = seq [Many ['Z'; ' ']]
// out:   Next = None }
// out: 66: { contents = Ok ' ' }
// out: 67: ValueSome (seq [Wrap -2147483648; Wrap -7; Wrap -7; Wrap 12345; ...])
// out: 68: (0.1, 1000000, false)
// out: 69: { Value =
// out:    struct (seq ['a'; ' '; '\''; 'Z'; ...], Some 3.14159,
// out:            struct ("eafbejjk", "back\slash", 1e+100),
// out:            seq
// out:              ["x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ";
// out:               "fipne "])
// out:   Next = None }
// out: 70: Some ValueNone
// out: 71: ("o ocdahlekmegocllgfpni", "ijomm fcfkohbaflln")
// out: 72: Leaf
// out: 73: seq
// out:   [Ok
// out:      (Choice1Of2
// out:         "pehfp")]
// out: 74: Many [seq [' '; 'a'; 'Z']; seq ['Z'; 'a'; ' '; '\010']]
// out: 75: Error ['\010'; 'Z'; 'a'; '\''; '\''; ' '; 'a']
// out: 76: Node (Leaf, Plain, Node (Leaf, Deep { X = -2147483648
// out:                                       Y = 1 }, Leaf))
// out: 77: Choice2Of2 -1e-07
// out: 78: Node
// out:   (Leaf, -12.25M,
// out:    Node (Leaf, -12.25M, Leaf))
// out: 79: seq [[0, Blue]]
// out: 80: set [-2147483648; -7; 0; 1; 42; 1000000]
// out: 81: Tagged ("a
// out: b", Pair (42, -7))
// out: 82: struct (seq
// out:           [[['\''; '\'']]; [['a']];
// out:            [['a']
// out:             ['a']
// out:             ['a']]; [[' '; ' ']
// out:                      [' '; ' ']
// out:                      [' '; ' ']]; ...],
// out:         ([nan; 1.0; 123456789.1; 0.0;
// out:           3.14159; 1.0; 1.0],
// out:          Deep { X = 1
// out:                 Y = 1 },
// out:          seq
// out:            [123456789.1; infinity;
// out:             1e+100]),
// out:         seq
// out:           [[0, Leaf]; [1, Leaf];
// out:            [2, Node (Node (Leaf, true, Leaf), false, Node (Leaf, true, Leaf))];
// out:            [3, Node (Leaf, false, Leaf)];
// out:            ...],
// out:         Ok (seq [12345; 1000000]))
// out: 83: [Some { Value = true
// out:         Next = None }; Some { Value = true
// out:                               Next = Some { Value = false
// out:                                             Next = None } }]
// out: 84: ({ Value = 1
// out:    Next = None },
// out:  Node (Node (Leaf, 1.0, Leaf), infinity, Node (Leaf, nan, Leaf)))
// out: 85: { A = 100.0
// out:   B = 'a' }
// out: 86: ({| F0 = (12345, 0.0, -7, 1000000)
// out:     F1 = [[9]]
// out:     F2 = Error 1e+100 |}, struct (Choice1Of2 100.0, Pair (' ', ' '), false))
// out: 87: { contents = seq ['a'; '\''] }
// out: 88: Boom ("", 42)
// out: 89: set ['\''; 'a']
// out: 90: seq ["a
// out: b"; "say "hi""; "ndjiidln glmlajfm"; "back\slash"; ...]
// out: 91: set [-7; -1; 42]
// out: 92: Pair (seq [-7], seq [0; -7])
// out: 93: None
// out: 94: [|Choice2Of2 0M; Choice1Of2 '\''; Choice1Of2 '\010'|]
// out: 95: { Value = { Value = true
// out:             Next = Some { Value = true
// out:                           Next = Some { Value = false
// out:                                         Next = None } } }
// out:   Next = Some { Value = { Value = false
// out:                           Next = None }
// out:                 Next = None } }
// out: 96: { Value = struct ("back\slash", false, 12345) Next = None }
// out: 97: seq [42; 1; -1]
// out: 98: {| F0 = 255uy |}
// out: 99: seq
// out:   [D<eepmeibp>; D<gnnlpoin hnbkmndceikchbmionhk>; D<tab	here>; D<olipndgcbmpo>;
// out:    ...]
// out: 100: seq [[0, Some(1.50)]]
// out: 101: D<cofplglh>
// out: 102: set [0; 1; 12345]
// out: 103: seq [struct ((infinity, 'Z'), Plain, 'a', 3.14159)]
// out: 104: [|Tagged ("tab	here", [[nan; nan; nan]
// out:                        [nan; nan; nan]
// out:                        [nan; nan; nan]]); Pair ([], [[0.1; 0.1; 0.1]
// out:                                                      [0.1; 0.1; 0.1]
// out:                                                      [0.1; 0.1; 0.1]]);
// out:   Tagged ("mdfbbmajeglo ", [[3.14159; 3.14159; 3.14159; 3.14159]
// out:                             [3.14159; 3.14159; 3.14159; 3.14159]]);
// out:   Many [[[3.14159; 3.14159; 3.14159; 3.14159]]; [[1.0; 1.0]
// out:                                                  [1.0; 1.0]]]|]
// out: 105: [|[];
// out:   [seq ['Z'; '\010'; ' '; 'a'; ...]; seq ['a'; 'Z']; seq ['\010'];
// out:    seq ['\''; 'Z'; 'a']; seq ['a'; ' ']];
// out:   [seq ['\010']; seq ['Z'; ' ']; seq [' '; '\'']; seq []];
// out:   [seq ['\010'; ' '; '\''; 'Z']];
// out:   [seq ['\''; 'Z'; '\010']; seq ['a'; '\010'; 'Z'; '\''; ...]];
// out:   [seq [' '; '\010'; 'Z'; '\''; ...]; seq ['\''; 'a']; seq ['Z'; ' '];
// out:    seq ['\''; ' ']; seq []];
// out:   [seq ['Z'; ' ']; seq ['\''; ' '; 'Z'; 'a'; ...]; seq ['\''; ' '; '\010'];
// out:    seq ['a'; 'Z']; seq ['Z'; '\010'; ' '; 'a']; seq []; seq ['\010'; 'Z'];
// out:    seq ['\010'; '\''; 'a']; seq ['a'; '\010'; 'Z'; '\''; ...]; seq ['\''; 'a'];
// out:    seq ['Z'; ' '; 'a'; '\010']; seq ['a'; ' '; '\''; '\010'; ...]];
// out:   [seq []; seq ['a']; seq ['\010']; seq ['a'; ' '; 'Z']];
// out:   [seq ['\''; 'Z']; seq [' '; 'Z']; seq ['\010'; '\''];
// out:    seq ['\010'; ' '; '\''; 'Z']; seq ['\010'; 'a']; seq ['\'']; seq [];
// out:    seq ['a'; 'Z']; seq ['Z']; seq ['\''; ' '; 'Z']; seq [' '; '\''; 'a'; '\010'];
// out:    seq ['\''; 'Z'; '\010']]; [seq ['\010'; ' ']; seq ['a'; ' '; '\''; 'Z'; ...]];
// out:   [seq ['a'; '\010'; ' ']; seq ['a'; '\''; '\010']; seq ['Z'; 'a'];
// out:    seq [' '; 'a'; '\'']; seq ['\'']];
// out:   [seq ['Z'; ' '; '\010']; seq []; seq ['a'; ' ']; seq ['\010'; 'Z'];
// out:    seq ['\010'; '\'']; seq ['\010']; seq [' '; 'Z'; '\010']]|]
// out: 106: { contents = { contents = 3 } }
// out: 107: seq [[k0, 0]; [k1, 0]]
// out: 108: struct (({ Value = "back\slash"
// out:            Next = Some { Value = "a
// out: b"
// out:                          Next = Some { Value = "back\slash"
// out:                                        Next = None } } }, seq [-7; -2147483648], { contents = 0 },
// out:          seq
// out:            ["mhninddgbphamgpofjfo caaficmadpkeomolklfh"; "a
// out: b"; "";
// out:             "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; ...]),
// out:         Tagged
// out:           ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ",
// out:            "say "hi""))
// out: 109: []
// out: 110: Some (seq [9; Red])
// out: 111: set
// out:   ["dch"; "polknmdk ihcnl"; "say "hi""]
// out: 112: set [-2147483648; -7; 0; 1; 42; 1000000]
// out: 113: None
// out: 114: Choice1Of2
// out:   [1000000; -1; 1000000; 12345; 12345]
// out: 115: Choice2Of2 "ejhpm"
// out: 116: {| F0 =
// out:     { First = "hehoihichcoj endjkmkdbnjg"
// out:       Second = []
// out:       Third = Poly [{ X = 42
// out:                       Y = 12345 }; { X = 1000000
// out:                                      Y = 1 }]
// out:       Fourth =
// out:        [(12345, "tab	here"); (42, "a
// out: b");
// out:         (0, "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ")]
// out:       Fifth =
// out:        map
// out:          [("a
// out: b", 0); ("b", 12345); ("b ajnneenj", 12345); ("back\slash", -7);
// out:           ("dagelicl", 0); ("tab	here", -1);
// out:           ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", -7)] } |}
// out: 117: seq [[[""; ""]
// out:       [""; ""]]]
// out: 118: Ok
// out:   (Node
// out:      (Node (Leaf, Tagged (" odejinim", 0M), Leaf), Tagged ("x y z ", -12.25M),
// out:       Node (Leaf, Many [-12.25M; -12.25M; 0M], Leaf)))
// out: 119: Choice1Of2 D<say "hi">
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

let v0: ({| F0: Result<float,string>; F1: (decimal)[,] |}) ref = (ref ({| F0 = ((Error (("facbb"))) : Result<float,string>); F1 = ((Array2D.init 2 4 (fun i j -> (-12.25M : decimal))) : (decimal)[,]) |} : {| F0: Result<float,string>; F1: (decimal)[,] |}))
printfn "0: %A" v0
let v1: (obj * (Map<string,P>) ref * (struct ((float) option * Wrap)) ref) = ((box ((("x y z "), (seq { yield ((-1)); yield ((42)); yield ((12345)); yield ((42)); yield ((-1)) }), (Node (Leaf, (-2147483648), (Node (Leaf, (0), Leaf))))) : (string * (int) seq * Tree<int>))), (ref ((Map.ofList [ ("", { X = 0; Y = -7 }); ("say \"hi\"", { X = -2147483648; Y = 12345 }); ("x y z ", { X = 1000000; Y = -1 }) ]) : Map<string,P>)), (ref (struct (None, Wrap (12345)) : struct ((float) option * Wrap))))
printfn "1: %A" v1
let v2: Map<int,decimal> = (Map.ofList [ (12345, (0M)) ])
printfn "2: %A" v2
let v3: (Named) list = [ { Name = "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; Tags = [ ("a\nb"); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ") ]; Pos = (Some ({ X = 42; Y = 0 })) }; { Name = "tab\there"; Tags = [ ("agcnb"); ("tab\there"); ("back\\slash") ]; Pos = None }; { Name = "say \"hi\""; Tags = [ ("back\\slash") ]; Pos = (Some ({ X = -7; Y = -7 })) }; { Name = "say \"hi\""; Tags = [ ("fcmpgdma"); ("say \"hi\""); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("n") ]; Pos = (Some ({ X = 0; Y = 0 })) }; { Name = "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; Tags = [ ("acjgcjpkjehlkldkoioj"); ("dkc "); ("x y z ") ]; Pos = None }; { Name = "a\nb"; Tags = [ ("jkjmcjoclcedmodoamph"); ("g bocdh") ]; Pos = (Some ({ X = 1; Y = -2147483648 })) }; { Name = "tab\there"; Tags = [ ("ifkedajl l"); ("cobmfejm"); ("back\\slash"); ("melhbjaokjkpepggjbgk") ]; Pos = (Some ({ X = 0; Y = 0 })) } ]
printfn "3: %+A" v3
let v4: (bool) array = [| (true); (true) |]
printfn "4: %A" v4
let v5: {| F0: ((string)[,]) array |} = {| F0 = ([|  |] : ((string)[,]) array) |}
printfn "5: %+A" v5
let v6: obj = (box ((seq { yield (Leaf); yield ((Node ((Node ((Node (Leaf, (12345), Leaf)), (0), (Node (Leaf, (-1), Leaf)))), (-1), Leaf))); yield (Leaf); yield ((Node (Leaf, (42), Leaf))); yield (Leaf) }) : (Tree<int>) seq))
printfn "6: %+A" v6
let v7: Choice<((int) option * (decimal) seq),(string) ref> = (Choice2Of2 ((ref (("h ebjnbkip") : string))))
printfn "7: %A" v7
let v8: (Choice<decimal,int>) array = [| (Choice2Of2 ((12345))); (Choice1Of2 ((-12.25M))); (Choice1Of2 ((0M))); (Choice1Of2 ((0M))) |]
printfn "8: %A" v8
let v9: Gu<(string) voption> = (Many [ValueNone; (ValueSome (("ifegmjhf")))])
printfn "9: %+A" v9
let v10: (float * string * float) = ((0.0), (" bmdkg"), (-1e-7))
printfn "10: %A" v10
let v11: ((Set<string>) seq) list = [ (seq { yield ((Set.ofList [ "ficmk"; "a\nb"; "tab\there"; "gac gljngecinlni"; "back\\slash"; "tab\there"; "say \"hi\"" ])); yield ((Set.ofList [ "tab\there"; "say \"hi\""; "tab\there" ])) }); (seq { yield ((Set.ofList [ "back\\slash"; "jbpbmcekagap kcfco"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " ])); yield ((Set.ofList [ "djeblfpkpeoljdheggld g"; "back\\slash" ])); yield ((Set.ofList [ "dnepgcpaceji hie"; "say \"hi\"" ])); yield ((Set.ofList [ "hkfhi"; "a\nb"; "a\nb"; "olldiecflbdjkfdioicc"; "n oikph"; "say \"hi\""; "say \"hi\"" ])); yield ((Set.ofList [ ""; "" ])); yield ((Set.ofList [ "cgfbefik"; "phmhn "; "back\\slash"; "tab\there"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " ])) }); (seq { yield ((Set.ofList [ "say \"hi\""; "l" ])); yield ((Set.ofList [ "x y z "; "say \"hi\"" ])); yield ((Set.ofList [  ])) }); (seq { yield ((Set.ofList [ "back\\slash"; "a\nb"; "jlcdaemdonbfcohpgoka"; "j" ])) }); (seq { yield ((Set.ofList [ "say \"hi\""; " lkm" ])); yield ((Set.ofList [ "aphogpbc"; "back\\slash" ])) }); (seq { yield ((Set.ofList [  ])) }); (seq { yield ((Set.ofList [ "say \"hi\""; "tab\there"; "say \"hi\"" ])); yield ((Set.ofList [ "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " ])); yield ((Set.ofList [ "tab\there"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " ])) }) ]
printfn "11: %A" v11
let v12: Gu<(bool)[,]> = (Many [(Array2D.init 0 1 (fun i j -> (false : bool)))])
printfn "12: %20A" v12
let v13: (Color) array = [| ((Color.Red ||| Color.Green)); (Color.Red); (Color.Blue); (Color.Red); (Color.Blue); (enum<Color> 9); (Color.Red); ((Color.Red ||| Color.Green)); (Color.Blue); ((Color.Red ||| Color.Green)); (Color.Blue); (enum<Color> 9) |]
printfn "13: %20A" v13
let v14: Set<int> = (Set.ofList [ -2147483648; 0; 12345; -2147483648 ])
printfn "14: %A" v14
let v15: obj = (box (struct ((Color.Blue), (' ')) : struct (Color * char)))
printfn "15: %0A" v15
let v16: (decimal * int) = ((-12.25M), (-1))
printfn "16: %+A" v16
let v17: ({| F0: decimal; F1: int; F2: float |}) seq = (seq { yield ({| F0 = ((-12.25M) : decimal); F1 = ((-1) : int); F2 = ((infinity) : float) |}); yield ({| F0 = ((-12.25M) : decimal); F1 = ((12345) : int); F2 = ((-2.5) : float) |}); yield ({| F0 = ((-12.25M) : decimal); F1 = ((12345) : int); F2 = ((0.1) : float) |}); yield ({| F0 = ((0M) : decimal); F1 = ((1) : int); F2 = ((-1e-7) : float) |}); yield ({| F0 = ((0M) : decimal); F1 = ((-2147483648) : int); F2 = ((3.14159) : float) |}) })
printfn "17: %A" v17
let v18: Choice<string,char> = (Choice1Of2 (("a\nb")))
printfn "18: %A" v18
let v19: ResizeArray<Tree<char>> = (ResizeArray<Tree<char>> [ Leaf ])
printfn "19: %A" v19
let v20: obj = (box ((box (((42), (nan)) : (int * float))) : obj))
printfn "20: %A" v20
let v21: obj = (box (Circle (0.0) : Shape))
printfn "21: %A" v21
let v22: (float)[,] = (Array2D.init 0 4 (fun i j -> (1e100 : float)))
printfn "22: %0A" v22
let v23: SU = SB ("say \"hi\"")
printfn "23: %A" v23
let v24: Map<string,({| F0: char; F1: int |}) seq> = (Map.ofList [ ("x y z ", (seq { yield ({| F0 = (('\n') : char); F1 = ((-2147483648) : int) |}) })); ("a\nb", (seq { yield ({| F0 = (('Z') : char); F1 = ((1) : int) |}); yield ({| F0 = (('\'') : char); F1 = ((-2147483648) : int) |}); yield ({| F0 = ((' ') : char); F1 = ((1) : int) |}) })); ("say \"hi\"", (seq { yield ({| F0 = (('\'') : char); F1 = ((1000000) : int) |}); yield ({| F0 = (('Z') : char); F1 = ((-1) : int) |}); yield ({| F0 = (('\n') : char); F1 = ((42) : int) |}); yield ({| F0 = (('Z') : char); F1 = ((42) : int) |}); yield ({| F0 = (('a') : char); F1 = ((0) : int) |}); yield ({| F0 = ((' ') : char); F1 = ((1000000) : int) |}) })); ("cbbmbpbo", (seq { yield ({| F0 = (('\n') : char); F1 = ((12345) : int) |}) })); ("say \"hi\"", (seq { yield ({| F0 = (('\n') : char); F1 = ((1000000) : int) |}); yield ({| F0 = ((' ') : char); F1 = ((-7) : int) |}); yield ({| F0 = (('\'') : char); F1 = ((1000000) : int) |}); yield ({| F0 = (('a') : char); F1 = ((-2147483648) : int) |}); yield ({| F0 = (('\n') : char); F1 = ((-7) : int) |}) })); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", (seq { yield ({| F0 = ((' ') : char); F1 = ((0) : int) |}); yield ({| F0 = ((' ') : char); F1 = ((-7) : int) |}); yield ({| F0 = (('a') : char); F1 = ((0) : int) |}); yield ({| F0 = ((' ') : char); F1 = ((1) : int) |}); yield ({| F0 = (('\n') : char); F1 = ((-1) : int) |}) })); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", (seq { yield ({| F0 = ((' ') : char); F1 = ((-1) : int) |}) })) ])
printfn "24: %A" v24
let v25: ResizeArray<Set<char>> = (ResizeArray<Set<char>> [ (Set.ofList [ '\n'; 'Z'; 'a' ]); (Set.ofList [ 'a'; 'Z' ]); (Set.ofList [  ]); (Set.ofList [ ' '; '\'' ]); (Set.ofList [ ' '; '\n'; '\''; '\n'; '\n' ]) ])
printfn "25: %A" v25
let v26: Gu<(Result<int,char>) list> = (Tagged ("lnbdbomh", [ (Error (('\''))); (Error (('Z'))); (Ok ((12345))) ]))
printfn "26: %A" v26
let v27: (decimal)[,] = (Array2D.init 1 4 (fun i j -> (-12.25M : decimal)))
printfn "27: %A" v27
let v28: G<(int) option> = { Value = (None : (int) option); Next = Some { Value = ((Some ((-1))) : (int) option); Next = Some { Value = ((Some ((12345))) : (int) option); Next = None } } }
printfn "28: %A" v28
let v29: ResizeArray<{| F0: string |}> = (ResizeArray<{| F0: string |}> [ {| F0 = (("back\\slash") : string) |}; {| F0 = (("a\nb") : string) |}; {| F0 = (("e oiglafhhkdmjhmfhahld") : string) |}; {| F0 = (("say \"hi\"") : string) |}; {| F0 = (("epk") : string) |}; {| F0 = (("hpljpfohgohn iop") : string) |} ])
printfn "29: %A" v29
let v30: struct (G<(Color * decimal * bool * bool)> * Tree<(decimal) ref> * Tree<Tree<Color>>) = struct ({ Value = ((((Color.Red ||| Color.Green)), (-12.25M), (true), (true)) : (Color * decimal * bool * bool)); Next = None }, Leaf, (Node (Leaf, (Node (Leaf, (enum<Color> 9), Leaf)), (Node (Leaf, (Node (Leaf, (Color.Red), Leaf)), Leaf)))))
printfn "30: %0A" v30
let v31: (char) array = [|  |]
printfn "31: %20A" v31
let v32: Tree<char> = (Node ((Node (Leaf, ('Z'), Leaf)), ('\''), Leaf))
printfn "32: %A" v32
let v33: ResizeArray<(G<G<decimal>> * exn * (Gu<Color>) list * Choice<(string * decimal),decimal>)> = (ResizeArray<(G<G<decimal>> * exn * (Gu<Color>) list * Choice<(string * decimal),decimal>)> [ ({ Value = ({ Value = ((0M) : decimal); Next = None } : G<decimal>); Next = None }, Plain, [ (Tagged ("x y z ", (enum<Color> 9))); (Tagged ("k", ((Color.Red ||| Color.Green)))) ], (Choice1Of2 ((("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "), (0M))))); ({ Value = ({ Value = ((0M) : decimal); Next = Some { Value = ((1.50M) : decimal); Next = None } } : G<decimal>); Next = Some { Value = ({ Value = ((0M) : decimal); Next = Some { Value = ((1.50M) : decimal); Next = None } } : G<decimal>); Next = Some { Value = ({ Value = ((-12.25M) : decimal); Next = Some { Value = ((1.50M) : decimal); Next = Some { Value = ((-12.25M) : decimal); Next = None } } } : G<decimal>); Next = None } } }, Plain, [  ], (Choice2Of2 ((0M)))) ])
printfn "33: %A" v33
let v34: ((Color) array * struct (bool * char)) = ([| (Color.Blue); ((Color.Red ||| Color.Green)); (Color.Blue) |], struct ((true), (' ')))
printfn "34: %A" v34
let v35: Result<Gu<(decimal) array>,P> = (Error ({ X = 42; Y = 1 }))
printfn "35: %120A" v35
let v36: ((System.Collections.Generic.HashSet<int>) list) ref = (ref ([ (System.Collections.Generic.HashSet<int> [ -2147483648; -1; -7 ]); (System.Collections.Generic.HashSet<int> [ 12345; 1 ]); (System.Collections.Generic.HashSet<int> [ 12345; 12345 ]); (System.Collections.Generic.HashSet<int> [ 0; 0; -7; 1; -2147483648; 12345; 1000000; -7; 42; 1000000; -7; 1000000 ]); (System.Collections.Generic.HashSet<int> [ 12345; 0; 1000000; 0; 0 ]); (System.Collections.Generic.HashSet<int> [ -7; 0; 1; -2147483648; -2147483648 ]); (System.Collections.Generic.HashSet<int> [ 1000000 ]) ] : (System.Collections.Generic.HashSet<int>) list))
printfn "36: %0A" v36
let v37: struct (D * Gu<(System.Collections.Generic.HashSet<int> * exn)>) = struct ((D ("fpkmmmoaofie")), (Tagged ("back\\slash", ((System.Collections.Generic.HashSet<int> [  ]), Boom ("emg jmbpo", -2147483648)))))
printfn "37: %40A" v37
let v38: System.Collections.Generic.HashSet<string> = (System.Collections.Generic.HashSet<string> [ "cibjo " ])
printfn "38: %A" v38
let v39: Result<(int) voption,Color> = (Error ((Color.Blue)))
printfn "39: %A" v39
let v40: Choice<int,decimal> = (Choice1Of2 ((12345)))
printfn "40: %0A" v40
let v41: Choice<(decimal)[,],char> = (Choice1Of2 ((Array2D.init 2 1 (fun i j -> (1.50M : decimal)))))
printfn "41: %A" v41
let v42: System.Collections.Generic.HashSet<int> = (System.Collections.Generic.HashSet<int> [ 12345; 12345; 0 ])
printfn "42: %+A" v42
let v43: (exn) list = [ Boom ("a\nb", -2147483648); Deep { X = 12345; Y = 0 }; Plain; Boom ("say \"hi\"", -2147483648) ]
printfn "43: %0A" v43
let v44: (Map<int,char> * bool) = ((Map.ofList [ (-2147483648, ('a')); (42, ('Z')); (-7, ('Z')); (-1, ('a')) ]), (true))
printfn "44: %A" v44
let v45: Tree<C> = Leaf
printfn "45: %A" v45
let v46: (Gu<char>) array = [|  |]
printfn "46: %A" v46
let v47: ResizeArray<(int) list> = (ResizeArray<(int) list> [ [ -5 .. 20 ]; [ -5 .. 20 ]; [ (42); (42); (1); (-1) ]; [ (1); (42); (0); (-2147483648) ]; [ (-7); (-1); (42); (0); (0); (1); (0) ]; [ (0); (-7); (1000000) ] ])
printfn "47: %120A" v47
let v48: Choice<WrapP,System.Collections.Generic.HashSet<int>> = (Choice1Of2 (WrapP { X = -2147483648; Y = 42 }))
printfn "48: %40A" v48
let v49: float32 = (0.1f)
printfn "49: %A" v49
let v50: (int * Color * Color) = ((-1), ((Color.Red ||| Color.Green)), (enum<Color> 9))
printfn "50: %40A" v50
let v51: (((bool)[,] * {| F0: char |})) ref = (ref (((Array2D.init 1 2 (fun i j -> (false : bool))), {| F0 = (('\n') : char) |}) : ((bool)[,] * {| F0: char |})))
printfn "51: %0A" v51
let v52: exn = Boom ("say \"hi\"", 1000000)
printfn "52: %40A" v52
let v53: Tree<Result<obj,Wrap>> = Leaf
printfn "53: %A" v53
let v54: System.Collections.Generic.IDictionary<string,System.Collections.Generic.HashSet<char>> = (dict [ ("k0", (System.Collections.Generic.HashSet<char> [ '\n'; ' ' ])); ("k1", (System.Collections.Generic.HashSet<char> [ ' ' ])); ("k2", (System.Collections.Generic.HashSet<char> [  ])); ("k3", (System.Collections.Generic.HashSet<char> [ 'a'; 'Z'; '\n'; 'a'; 'Z'; 'a'; 'a' ])); ("k4", (System.Collections.Generic.HashSet<char> [ 'Z'; '\n'; '\n'; 'a'; 'Z'; ' '; 'Z'; ' '; 'a'; 'a'; '\n'; '\'' ])) ])
printfn "54: %0A" v54
let v55: ((bool * int * float * decimal)) voption = ValueNone
printfn "55: %A" v55
let v56: ((({| F0: decimal; F1: int |}) array * Tree<{| F0: float; F1: float |}> * ((int) list) list)) list = [ ([| {| F0 = ((-12.25M) : decimal); F1 = ((-7) : int) |}; {| F0 = ((-12.25M) : decimal); F1 = ((-2147483648) : int) |}; {| F0 = ((0M) : decimal); F1 = ((-2147483648) : int) |} |], (Node ((Node ((Node (Leaf, {| F0 = ((1.0) : float); F1 = ((-1e-7) : float) |}, Leaf)), {| F0 = ((1.0) : float); F1 = ((3.14159) : float) |}, (Node (Leaf, {| F0 = ((123456789.125) : float); F1 = ((-1e-7) : float) |}, Leaf)))), {| F0 = ((123456789.125) : float); F1 = ((1e100) : float) |}, (Node (Leaf, {| F0 = ((3.14159) : float); F1 = ((100.0) : float) |}, Leaf)))), [ [ -5 .. 130 ]; [ (1000000); (-1) ]; [ (42); (1000000); (0) ]; [ -5 .. 20 ] ]); ([| {| F0 = ((1.50M) : decimal); F1 = ((-7) : int) |}; {| F0 = ((-12.25M) : decimal); F1 = ((1) : int) |}; {| F0 = ((1.50M) : decimal); F1 = ((1000000) : int) |}; {| F0 = ((1.50M) : decimal); F1 = ((-7) : int) |}; {| F0 = ((1.50M) : decimal); F1 = ((-7) : int) |}; {| F0 = ((0M) : decimal); F1 = ((1000000) : int) |}; {| F0 = ((0M) : decimal); F1 = ((12345) : int) |}; {| F0 = ((0M) : decimal); F1 = ((12345) : int) |}; {| F0 = ((-12.25M) : decimal); F1 = ((42) : int) |}; {| F0 = ((-12.25M) : decimal); F1 = ((-2147483648) : int) |}; {| F0 = ((0M) : decimal); F1 = ((0) : int) |}; {| F0 = ((0M) : decimal); F1 = ((0) : int) |} |], (Node (Leaf, {| F0 = ((0.0) : float); F1 = ((-1e-7) : float) |}, Leaf)), [ [ 1 .. 20 ]; [ 1 .. 130 ]; [ (42); (0) ]; [  ]; [ (-2147483648); (1000000); (1); (1000000); (0); (0); (-2147483648) ]; [ (0); (0); (42); (12345); (-7); (12345); (12345) ]; [ (0); (12345) ] ]); ([| {| F0 = ((1.50M) : decimal); F1 = ((1) : int) |} |], Leaf, [ [ (42); (-1) ]; [  ]; [ (-7) ]; [ (-2147483648); (1); (12345); (1); (1000000); (-1); (0); (42); (42); (-1); (1000000); (-1) ] ]); ([| {| F0 = ((-12.25M) : decimal); F1 = ((1000000) : int) |}; {| F0 = ((-12.25M) : decimal); F1 = ((-1) : int) |} |], (Node (Leaf, {| F0 = ((123456789.125) : float); F1 = ((0.0) : float) |}, Leaf)), [ [ (12345) ]; [ (1); (1000000) ]; [  ]; [  ]; [ 1 .. 60 ]; [ (1); (12345); (12345); (1000000); (0) ]; [ (42) ]; [ 1 .. 20 ]; [ (-2147483648); (1); (-2147483648); (1); (42); (42); (1000000) ]; [ (1); (1); (12345); (-2147483648); (12345) ]; [ (1000000); (-2147483648); (12345); (0); (-2147483648); (42); (12345) ]; [ -5 .. 20 ] ]); ([| {| F0 = ((-12.25M) : decimal); F1 = ((12345) : int) |}; {| F0 = ((1.50M) : decimal); F1 = ((1000000) : int) |}; {| F0 = ((0M) : decimal); F1 = ((-2147483648) : int) |}; {| F0 = ((-12.25M) : decimal); F1 = ((-1) : int) |}; {| F0 = ((-12.25M) : decimal); F1 = ((42) : int) |} |], (Node ((Node (Leaf, {| F0 = ((3.14159) : float); F1 = ((-1e-7) : float) |}, Leaf)), {| F0 = ((0.0) : float); F1 = ((1e100) : float) |}, (Node (Leaf, {| F0 = ((infinity) : float); F1 = ((1e100) : float) |}, Leaf)))), [ [ (-1); (-7) ]; [ -5 .. 60 ]; [ -5 .. 20 ]; [ (-2147483648); (1000000); (1); (-1); (1000000); (-1); (-2147483648) ]; [ (-7); (0); (0); (42); (12345) ]; [ (12345); (1000000) ]; [ (12345) ] ]); ([| {| F0 = ((-12.25M) : decimal); F1 = ((-2147483648) : int) |}; {| F0 = ((1.50M) : decimal); F1 = ((0) : int) |} |], Leaf, [ [  ]; [ (1000000); (-1); (12345); (12345); (0); (1000000); (-7) ]; [ (1000000); (1) ]; [  ]; [ (-7); (-1); (1); (12345); (1000000) ]; [ (42); (1000000); (-2147483648); (1000000); (-1); (12345); (1000000); (-7); (-2147483648); (-2147483648); (-2147483648); (-7) ]; [ (12345); (-2147483648); (1); (1); (1); (-7); (-2147483648) ]; [ (-7); (-7) ]; [ -5 .. 130 ]; [ (0); (-1); (-2147483648); (-2147483648) ]; [ (42) ]; [ 1 .. 130 ] ]); ([| {| F0 = ((-12.25M) : decimal); F1 = ((42) : int) |} |], Leaf, [ [ (1); (-7) ]; [ (-1); (12345); (-2147483648); (12345); (-7); (-7); (1); (12345); (1); (1); (12345); (0) ]; [ (-7); (12345) ]; [ (42); (-1); (1000000); (-7); (1000000); (-1); (1000000); (12345); (-1); (12345); (-7); (0) ]; [ -5 .. 20 ]; [ (0) ]; [ (42); (12345); (0); (42) ] ]) ]
printfn "56: %0A" v56
let v57: G<(G<bool> * (char) array)> = { Value = (({ Value = ((true) : bool); Next = None }, [| ('a'); ('Z'); ('a'); (' '); ('\n'); (' '); (' ') |]) : (G<bool> * (char) array)); Next = Some { Value = (({ Value = ((true) : bool); Next = Some { Value = ((true) : bool); Next = Some { Value = ((false) : bool); Next = None } } }, [| ('\''); ('a'); ('\''); ('\'') |]) : (G<bool> * (char) array)); Next = Some { Value = (({ Value = ((false) : bool); Next = None }, [|  |]) : (G<bool> * (char) array)); Next = None } } }
printfn "57: %A" v57
let v58: struct ({| F0: string |} * SU * (string) option) = struct ({| F0 = (("back\\slash") : string) |}, SB ("a\nb"), (Some (("back\\slash"))))
printfn "58: %A" v58
let v59: (float * int) = ((infinity), (-2147483648))
printfn "59: %A" v59
let v60: System.Collections.Generic.IDictionary<string,(obj) voption> = (dict [ ("k0", (ValueSome ((box ((-2147483648) : int))))); ("k1", (ValueSome ((box ((-1) : int))))) ])
printfn "60: %20A" v60
let v61: (obj) list = [ (box ((Set.ofList [ -1; 42; -2147483648; 0; 42 ]) : Set<int>)) ]
printfn "61: %A" v61
let v62: {| F0: byte; F1: float32 |} = {| F0 = ((0uy) : byte); F1 = ((0.0f) : float32) |}
printfn "62: %A" v62
let v63: {| F0: (System.Collections.Generic.IDictionary<int,string>) option; F1: {| F0: System.Collections.Generic.HashSet<int> |} |} = {| F0 = ((Some ((dict [  ]))) : (System.Collections.Generic.IDictionary<int,string>) option); F1 = ({| F0 = ((System.Collections.Generic.HashSet<int> [ 1000000; 0; 42; 1 ]) : System.Collections.Generic.HashSet<int>) |} : {| F0: System.Collections.Generic.HashSet<int> |}) |}
printfn "63: %40A" v63
let v64: (exn) ref = (ref (Plain : exn))
printfn "64: %A" v64
let v65: G<ResizeArray<Gu<char>>> = { Value = ((ResizeArray<Gu<char>> [ (Many [('Z'); (' ')]) ]) : ResizeArray<Gu<char>>); Next = None }
printfn "65: %A" v65
let v66: (Result<char,bool>) ref = (ref ((Ok ((' '))) : Result<char,bool>))
printfn "66: %A" v66
let v67: ((Wrap) seq) voption = (ValueSome ((seq { yield (Wrap (-2147483648)); yield (Wrap (-7)); yield (Wrap (-7)); yield (Wrap (12345)); yield (Wrap (42)); yield (Wrap (-2147483648)) })))
printfn "67: %120A" v67
let v68: (float * int * bool) = ((0.1), (1000000), (false))
printfn "68: %A" v68
let v69: G<struct (System.Collections.Generic.HashSet<char> * (float) option * struct (string * string * float) * System.Collections.Generic.HashSet<string>)> = { Value = (struct ((System.Collections.Generic.HashSet<char> [ 'a'; ' '; '\''; 'Z'; '\n' ]), (Some ((3.14159))), struct (("eafbejjk"), ("back\\slash"), (1e100)), (System.Collections.Generic.HashSet<string> [ "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "fipne " ])) : struct (System.Collections.Generic.HashSet<char> * (float) option * struct (string * string * float) * System.Collections.Generic.HashSet<string>)); Next = None }
printfn "69: %A" v69
let v70: (((string) ref) voption) option = (Some (ValueNone))
printfn "70: %A" v70
let v71: (string * string) = (("o ocdahlekmegocllgfpni"), ("ijomm fcfkohbaflln"))
printfn "71: %A" v71
let v72: Tree<uint32> = Leaf
printfn "72: %A" v72
let v73: ResizeArray<Result<Choice<string,string>,bool>> = (ResizeArray<Result<Choice<string,string>,bool>> [ (Ok ((Choice1Of2 (("pehfp"))))) ])
printfn "73: %20A" v73
let v74: Gu<System.Collections.Generic.HashSet<char>> = (Many [(System.Collections.Generic.HashSet<char> [ ' '; 'a'; 'Z' ]); (System.Collections.Generic.HashSet<char> [ 'Z'; 'a'; ' '; 'Z'; '\n'; 'Z'; '\n' ])])
printfn "74: %A" v74
let v75: Result<((decimal)[,]) list,(obj) list> = (Error ([ (box (('\n') : char)); (box (('Z') : char)); (box (('a') : char)); (box (('\'') : char)); (box (('\'') : char)); (box ((' ') : char)); (box (('a') : char)) ]))
printfn "75: %0A" v75
let v76: Tree<exn> = (Node (Leaf, Plain, (Node (Leaf, Deep { X = -2147483648; Y = 1 }, Leaf))))
printfn "76: %120A" v76
let v77: Choice<Color,float> = (Choice2Of2 ((-1e-7)))
printfn "77: %A" v77
let v78: Tree<obj> = (Node (Leaf, (box ((-12.25M) : decimal)), (Node (Leaf, (box ((-12.25M) : decimal)), Leaf))))
printfn "78: %40A" v78
let v79: System.Collections.Generic.IDictionary<int,Color> = (dict [ (0, (Color.Blue)) ])
printfn "79: %20A" v79
let v80: Set<int> = (Set.ofList [ -2147483648; -2147483648; 1; 1000000; -7; 42; -2147483648; -2147483648; 0; 1000000; -2147483648; -2147483648 ])
printfn "80: %A" v80
let v81: Gu<Gu<int>> = (Tagged ("a\nb", (Pair ((42), (-7)))))
printfn "81: %A" v81
let v82: struct (ResizeArray<(char)[,]> * ((float) list * exn * (float) seq) * System.Collections.Generic.IDictionary<int,Tree<bool>> * Result<System.Collections.Generic.HashSet<int>,int>) = struct ((ResizeArray<(char)[,]> [ (Array2D.init 1 2 (fun i j -> ('\'' : char))); (Array2D.init 1 1 (fun i j -> ('a' : char))); (Array2D.init 3 1 (fun i j -> ('a' : char))); (Array2D.init 3 2 (fun i j -> (' ' : char))); (Array2D.init 2 4 (fun i j -> ('\'' : char))) ]), ([ (nan); (1.0); (123456789.125); (0.0); (3.14159); (1.0); (1.0) ], Deep { X = 1; Y = 1 }, (seq { yield ((123456789.125)); yield ((infinity)); yield ((1e100)) })), (dict [ (0, Leaf); (1, Leaf); (2, (Node ((Node (Leaf, (true), Leaf)), (false), (Node (Leaf, (true), Leaf))))); (3, (Node (Leaf, (false), Leaf))); (4, Leaf) ]), (Ok ((System.Collections.Generic.HashSet<int> [ 12345; 1000000 ]))))
printfn "82: %40A" v82
let v83: ((G<bool>) option) list = [ (Some ({ Value = ((true) : bool); Next = None })); (Some ({ Value = ((true) : bool); Next = Some { Value = ((false) : bool); Next = None } })) ]
printfn "83: %A" v83
let v84: (G<int> * Tree<float>) = ({ Value = ((1) : int); Next = None }, (Node ((Node (Leaf, (1.0), Leaf)), (infinity), (Node (Leaf, (nan), Leaf)))))
printfn "84: %A" v84
let v85: obj = (box ({ A = 100.0; B = 'a' } : SP))
printfn "85: %A" v85
let v86: ({| F0: (int * float * int * int); F1: (Color)[,]; F2: Result<int,float> |} * struct (Choice<float,float> * Gu<char> * obj)) = ({| F0 = (((12345), (0.0), (-7), (1000000)) : (int * float * int * int)); F1 = ((Array2D.init 1 1 (fun i j -> (enum<Color> 9 : Color))) : (Color)[,]); F2 = ((Error ((1e100))) : Result<int,float>) |}, struct ((Choice1Of2 ((100.0))), (Pair ((' '), (' '))), (box ((false) : bool))))
printfn "86: %A" v86
let v87: (System.Collections.Generic.HashSet<char>) ref = (ref ((System.Collections.Generic.HashSet<char> [ 'a'; '\'' ]) : System.Collections.Generic.HashSet<char>))
printfn "87: %+A" v87
let v88: exn = Boom ("", 42)
printfn "88: %120A" v88
let v89: Set<char> = (Set.ofList [ '\''; 'a' ])
printfn "89: %A" v89
let v90: System.Collections.Generic.HashSet<string> = (System.Collections.Generic.HashSet<string> [ "a\nb"; "say \"hi\""; "say \"hi\""; "ndjiidln glmlajfm"; "back\\slash"; "back\\slash"; "fegmonhfbjomiheikfel" ])
printfn "90: %A" v90
let v91: Set<int> = (Set.ofList [ -7; -1; 42; -1 ])
printfn "91: %A" v91
let v92: Gu<(int) seq> = (Pair ((seq { yield ((-7)) }), (seq { yield ((0)); yield ((-7)) })))
printfn "92: %A" v92
let v93: (obj) option = None
printfn "93: %A" v93
let v94: (Choice<char,decimal>) array = [| (Choice2Of2 ((0M))); (Choice1Of2 (('\''))); (Choice1Of2 (('\n'))) |]
printfn "94: %+A" v94
let v95: G<G<bool>> = { Value = ({ Value = ((true) : bool); Next = Some { Value = ((true) : bool); Next = Some { Value = ((false) : bool); Next = None } } } : G<bool>); Next = Some { Value = ({ Value = ((false) : bool); Next = None } : G<bool>); Next = None } }
printfn "95: %+A" v95
let v96: G<struct (string * bool * int)> = { Value = (struct (("back\\slash"), (false), (12345)) : struct (string * bool * int)); Next = None }
printfn "96: %0A" v96
let v97: System.Collections.Generic.HashSet<int> = (System.Collections.Generic.HashSet<int> [ 42; 1; -1; 42 ])
printfn "97: %A" v97
let v98: {| F0: byte |} = {| F0 = ((255uy) : byte) |}
printfn "98: %A" v98
let v99: ResizeArray<D> = (ResizeArray<D> [ (D ("eepmeibp")); (D ("gnnlpoin hnbkmndceikchbmionhk")); (D ("tab\there")); (D ("olipndgcbmpo")); (D ("f")); (D ("hnm")) ])
printfn "99: %A" v99
let v100: System.Collections.Generic.IDictionary<int,(decimal) option> = (dict [ (0, (Some ((1.50M)))) ])
printfn "100: %A" v100
let v101: D = (D ("cofplglh"))
printfn "101: %20A" v101
let v102: Set<int> = (Set.ofList [ 12345; 1; 12345; 12345; 1; 0; 12345 ])
printfn "102: %A" v102
let v103: ResizeArray<struct ((float * char) * exn * obj * obj)> = (ResizeArray<struct ((float * char) * exn * obj * obj)> [ struct (((infinity), ('Z')), Plain, (box (('a') : char)), (box ((3.14159) : float))) ])
printfn "103: %0A" v103
let v104: (Gu<(float)[,]>) array = [| (Tagged ("tab\there", (Array2D.init 3 3 (fun i j -> (nan : float))))); (Pair ((Array2D.init 0 4 (fun i j -> (0.1 : float))), (Array2D.init 3 3 (fun i j -> (0.1 : float))))); (Tagged ("mdfbbmajeglo ", (Array2D.init 2 4 (fun i j -> (3.14159 : float))))); (Many [(Array2D.init 1 4 (fun i j -> (3.14159 : float))); (Array2D.init 2 2 (fun i j -> (1.0 : float)))]) |]
printfn "104: %A" v104
let v105: ((System.Collections.Generic.HashSet<char>) list) array = [| [  ]; [ (System.Collections.Generic.HashSet<char> [ 'Z'; '\n'; ' '; ' '; 'a'; ' '; '\'' ]); (System.Collections.Generic.HashSet<char> [ 'a'; 'Z' ]); (System.Collections.Generic.HashSet<char> [ '\n' ]); (System.Collections.Generic.HashSet<char> [ '\''; 'Z'; 'a' ]); (System.Collections.Generic.HashSet<char> [ 'a'; ' ' ]) ]; [ (System.Collections.Generic.HashSet<char> [ '\n' ]); (System.Collections.Generic.HashSet<char> [ 'Z'; ' ' ]); (System.Collections.Generic.HashSet<char> [ ' '; '\'' ]); (System.Collections.Generic.HashSet<char> [  ]) ]; [ (System.Collections.Generic.HashSet<char> [ '\n'; ' '; '\''; '\''; 'Z' ]) ]; [ (System.Collections.Generic.HashSet<char> [ '\''; '\''; 'Z'; '\n' ]); (System.Collections.Generic.HashSet<char> [ 'a'; '\n'; 'Z'; 'Z'; '\n'; '\''; ' '; '\n'; '\''; 'Z'; 'Z'; 'Z' ]) ]; [ (System.Collections.Generic.HashSet<char> [ ' '; '\n'; '\n'; ' '; 'Z'; '\n'; ' '; ' '; '\''; 'a'; '\''; 'Z' ]); (System.Collections.Generic.HashSet<char> [ '\''; 'a' ]); (System.Collections.Generic.HashSet<char> [ 'Z'; ' ' ]); (System.Collections.Generic.HashSet<char> [ '\''; ' '; ' ' ]); (System.Collections.Generic.HashSet<char> [  ]) ]; [ (System.Collections.Generic.HashSet<char> [ 'Z'; 'Z'; ' ' ]); (System.Collections.Generic.HashSet<char> [ '\''; ' '; 'Z'; '\''; 'Z'; 'a'; 'a'; '\n'; 'a'; 'Z'; ' '; '\n' ]); (System.Collections.Generic.HashSet<char> [ '\''; ' '; '\n'; '\''; ' ' ]); (System.Collections.Generic.HashSet<char> [ 'a'; 'Z' ]); (System.Collections.Generic.HashSet<char> [ 'Z'; 'Z'; '\n'; ' '; '\n'; 'Z'; 'a' ]); (System.Collections.Generic.HashSet<char> [  ]); (System.Collections.Generic.HashSet<char> [ '\n'; '\n'; 'Z' ]); (System.Collections.Generic.HashSet<char> [ '\n'; '\''; '\''; 'a' ]); (System.Collections.Generic.HashSet<char> [ 'a'; 'a'; 'a'; '\n'; 'Z'; 'Z'; 'a'; 'a'; '\''; ' '; 'a'; '\'' ]); (System.Collections.Generic.HashSet<char> [ '\''; 'a' ]); (System.Collections.Generic.HashSet<char> [ 'Z'; ' '; ' '; 'a'; 'a'; '\n'; ' ' ]); (System.Collections.Generic.HashSet<char> [ 'a'; ' '; '\''; '\n'; ' '; 'a'; 'Z' ]) ]; [ (System.Collections.Generic.HashSet<char> [  ]); (System.Collections.Generic.HashSet<char> [ 'a' ]); (System.Collections.Generic.HashSet<char> [ '\n' ]); (System.Collections.Generic.HashSet<char> [ 'a'; ' '; 'Z' ]) ]; [ (System.Collections.Generic.HashSet<char> [ '\''; 'Z' ]); (System.Collections.Generic.HashSet<char> [ ' '; 'Z' ]); (System.Collections.Generic.HashSet<char> [ '\n'; '\n'; '\'' ]); (System.Collections.Generic.HashSet<char> [ '\n'; ' '; '\''; ' '; 'Z'; ' '; 'Z'; '\n'; ' '; ' '; 'Z'; '\n' ]); (System.Collections.Generic.HashSet<char> [ '\n'; 'a' ]); (System.Collections.Generic.HashSet<char> [ '\''; '\'' ]); (System.Collections.Generic.HashSet<char> [  ]); (System.Collections.Generic.HashSet<char> [ 'a'; 'Z' ]); (System.Collections.Generic.HashSet<char> [ 'Z' ]); (System.Collections.Generic.HashSet<char> [ '\''; ' '; 'Z'; 'Z'; 'Z'; ' '; ' ' ]); (System.Collections.Generic.HashSet<char> [ ' '; '\''; 'a'; 'a'; '\''; 'a'; '\n' ]); (System.Collections.Generic.HashSet<char> [ '\''; '\''; 'Z'; '\n' ]) ]; [ (System.Collections.Generic.HashSet<char> [ '\n'; ' ' ]); (System.Collections.Generic.HashSet<char> [ 'a'; ' '; '\''; 'Z'; 'a'; 'Z'; 'a'; '\n'; '\''; '\''; 'a'; '\'' ]) ]; [ (System.Collections.Generic.HashSet<char> [ 'a'; '\n'; ' ' ]); (System.Collections.Generic.HashSet<char> [ 'a'; '\''; '\n' ]); (System.Collections.Generic.HashSet<char> [ 'Z'; 'a' ]); (System.Collections.Generic.HashSet<char> [ ' '; 'a'; 'a'; 'a'; '\'' ]); (System.Collections.Generic.HashSet<char> [ '\''; '\'' ]) ]; [ (System.Collections.Generic.HashSet<char> [ 'Z'; ' '; '\n' ]); (System.Collections.Generic.HashSet<char> [  ]); (System.Collections.Generic.HashSet<char> [ 'a'; ' ' ]); (System.Collections.Generic.HashSet<char> [ '\n'; 'Z' ]); (System.Collections.Generic.HashSet<char> [ '\n'; '\''; '\'' ]); (System.Collections.Generic.HashSet<char> [ '\n' ]); (System.Collections.Generic.HashSet<char> [ ' '; ' '; 'Z'; '\n' ]) ] |]
printfn "105: %A" v105
let v106: ((Color) ref) ref = (ref ((ref (((Color.Red ||| Color.Green)) : Color)) : (Color) ref))
printfn "106: %+A" v106
let v107: System.Collections.Generic.IDictionary<string,byte> = (dict [ ("k0", (0uy)); ("k1", (0uy)) ])
printfn "107: %A" v107
let v108: struct ((G<string> * System.Collections.Generic.HashSet<int> * (int) ref * ResizeArray<string>) * Gu<string>) = struct (({ Value = (("back\\slash") : string); Next = Some { Value = (("a\nb") : string); Next = Some { Value = (("back\\slash") : string); Next = None } } }, (System.Collections.Generic.HashSet<int> [ -7; -2147483648 ]), (ref ((0) : int)), (ResizeArray<string> [ ("mhninddgbphamgpofjfo caaficmadpkeomolklfh"); ("a\nb"); (""); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("tab\there") ])), (Tagged ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", ("say \"hi\""))))
printfn "108: %120A" v108
let v109: (C) list = [  ]
printfn "109: %A" v109
let v110: obj = (box ((Some ((seq { yield ((enum<Color> 9)); yield ((Color.Red)) }))) : ((Color) seq) option))
printfn "110: %A" v110
let v111: Set<string> = (Set.ofList [ "say \"hi\""; "dch"; "polknmdk ihcnl" ])
printfn "111: %40A" v111
let v112: Set<int> = (Set.ofList [ 42; -7; 1000000; 0; 1; 1; 0; -2147483648; 0; -2147483648; 42; 42 ])
printfn "112: %0A" v112
let v113: (byte) option = None
printfn "113: %40A" v113
let v114: Choice<(int) list,int> = (Choice1Of2 ([ (1000000); (-1); (1000000); (12345); (12345) ]))
printfn "114: %40A" v114
let v115: Choice<(decimal) voption,string> = (Choice2Of2 (("ejhpm")))
printfn "115: %0A" v115
let v116: {| F0: Big |} = {| F0 = ({ First = "hehoihichcoj endjkmkdbnjg"; Second = [  ]; Third = Poly [ { X = 42; Y = 12345 }; { X = 1000000; Y = 1 } ]; Fourth = [ ((12345), ("tab\there")); ((42), ("a\nb")); ((0), ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ")) ]; Fifth = (Map.ofList [ ("a\nb", (-7)); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", (-7)); ("back\\slash", (-2147483648)); ("tab\there", (-1)); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", (-7)); ("a\nb", (0)); ("back\\slash", (-7)); ("back\\slash", (-7)); ("dagelicl", (0)); ("b ajnneenj", (12345)); ("b", (12345)); ("back\\slash", (-7)) ]) } : Big) |}
printfn "116: %A" v116
let v117: ResizeArray<(string)[,]> = (ResizeArray<(string)[,]> [ (Array2D.init 2 2 (fun i j -> ("" : string))) ])
printfn "117: %A" v117
let v118: Result<Tree<Gu<decimal>>,(Color) array> = (Ok ((Node ((Node (Leaf, (Tagged (" odejinim", (0M))), Leaf)), (Tagged ("x y z ", (-12.25M))), (Node (Leaf, (Many [(-12.25M); (-12.25M); (0M)]), Leaf))))))
printfn "118: %A" v118
let v119: Choice<D,byte> = (Choice1Of2 ((D ("say \"hi\""))))
printfn "119: %+A" v119
