// out: 0: Some Leaf
// out: 1: map [(42, seq [100.0])]
// out: 2: { contents = Boom (" pdppl", 0) }
// out: 3: Error (Ok 9)
// out: 4: {| F0 = Deep { X = 12345
// out:                Y = 1 }
// out:    F1 = Plain
// out:    F2 = map [('Z', false)] |}
// out: 5: Ok {| F0 = 0M |}
// out: 6: ValueNone
// out: 7: [[0M; 0M]]
// out: 8: Node (Leaf, [|seq ['a'; 'Z'; ' ']; seq ['\''; ' '; 'Z'; 'a'; ...]|], Leaf)
// out: 9: seq []
// out: 10: seq ['a'; ' '; '\''; '\010']
// out: 11: seq [set [-2147483648; -1]; set []; set [1; 42; 1000000]; set [-2147483648; 12345]; ...]
// out: 12: struct ("j", '\'', 1.50M, 1.50M)
// out: 13: map
// out:   [(-2147483648, { Value = false
// out:                    Next = Some { Value = true
// out:                                  Next = Some { Value = false
// out:                                                Next = None } } });
// out:    (-1, { Value = false
// out:           Next = None }); (0, { Value = true
// out:                                 Next = Some { Value = false
// out:                                               Next = None } });
// out:    (1, { Value = false
// out:          Next = Some { Value = false
// out:                        Next = Some { Value = true
// out:                                      Next = None } } });
// out:    (42, { Value = false
// out:           Next = Some { Value = false
// out:                         Next = None } });
// out:    (12345, { Value = false
// out:              Next = Some { Value = true
// out:                            Next = None } }); (1000000, { Value = true
// out:                                                          Next = None })]
// out: 14: map
// out:   [('\010',
// out:     (struct (-7, ' '),
// out:      seq [' '],
// out:      [[1000000;
// out:        1000000]
// out:       [1000000;
// out:        1000000]
// out:       [1000000;
// out:        1000000]]));
// out:    (' ',
// out:     (struct (-7, 'a'),
// out:      seq
// out:        ['Z'; '\010';
// out:         'a'; '\010';
// out:         ...],
// out:      [[12345; 12345;
// out:        12345; 12345]]));
// out:    ('\'',
// out:     (struct (12345,
// out:              '\010'),
// out:      seq ['Z'; 'Z'],
// out:      [[12345; 12345;
// out:        12345; 12345]
// out:       [12345; 12345;
// out:        12345; 12345]
// out:       [12345; 12345;
// out:        12345; 12345]]));
// out:    ('a',
// out:     (struct (1000000,
// out:              'a'),
// out:      seq ['\010'],
// out:      [[-2147483648;
// out:        -2147483648]]))]
// out: 15: {| F0 = "tab	here" |}
// out: 16: set ['\''; 'a']
// out: 17: ({ Value = Fmt_any_random_3+C
// out:    Next = Some { Value = Fmt_any_random_3+C
// out:                  Next = None } }, seq [Some 1; Some 42], [[9]
// out:                                                           [9]],
// out:  Node (Leaf, Pair (0, 12345), Leaf))
// out: 18: Choice1Of2 (set ["a
// out: b"; "ngkbbkljjgpf"; "x y z "])
// out: 19: struct (false, "a
// out: b")
// out: 20: Error -1
// out: 21: seq [[k0, System.Decimal[,]]; [k1, System.Decimal[,]]]
// out: 22: Node
// out:   (Node (Leaf, [[' '; ' '; ' ']
// out:                 [' '; ' '; ' ']], Node (Leaf, [['Z'; 'Z']
// out:                                                ['Z'; 'Z']
// out:                                                ['Z'; 'Z']], Leaf)), [['\'']
// out:                                                                      ['\'']
// out:                                                                      ['\'']],
// out:    Node (Leaf, [], Node (Leaf, [], Leaf)))
// out: 23: set
// out:   ["back\slash"; "oikhkmni"; "tab	here";
// out:    "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "]
// out: 24: {| F0 =
// out:     seq
// out:       [[|1000000; -2147483648; -2147483648; 1000000; -7; 0; 12345; -1; -7;
// out:          -2147483648; 42; 42|]; [||];
// out:        [|-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14;
// out:          15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32;
// out:          33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50;
// out:          51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62; 63; 64; 65; 66; 67; 68;
// out:          69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82; 83; 84; 85; 86;
// out:          87; 88; 89; 90; 91; 92; 93; 94; ...|]; [|-7|]; ...]
// out:    F1 = { Only = [0; 42; -7] }
// out:    F2 = 0M |}
// out: 25: ({ A = 0.0 B = 'a' }, Choice2Of2 9, { First = "x y z " Second = [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82; 83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...] Third = Circle -1e-07 Fourth = [(-7, "a
// out: b")] Fifth = map [("a
// out: b", 1000000); ("c g", 12345); ("enfedokognmoenehdmfg glc", -1); ("ibgdj", 0); ("lhjmp", 1); ("say "hi"", -2147483648); ("tab	here", 1000000)] })
// out: 26: {| F0 =
// out:     [|ValueNone;
// out:       ValueSome Red;
// out:       ValueNone;
// out:       ValueNone|]
// out:    F1 =
// out:     (Some
// out:        (map
// out:           [("", -1);
// out:            ("a
// out: b",
// out:             12345);
// out:            ("back\slash",
// out:             0);
// out:            ("p fbjimflpoacdnklodnki",
// out:             -2147483648);
// out:            ("tab	here",
// out:             12345)]),
// out:      []) |}
// out: 27: seq
// out:   [[0, (say "hi", 0)];
// out:    [1, (x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z , 1.50)]]
// out: 28: (set ['Z'], { contents = 9 }, true)
// out: 29: [|seq ["hfgkokil"; "say "hi""; "oeoem"; "dhiiddnadana m"; ...]|]
// out: 30: map [(' ', Tagged ("lcpnckbabdpkgdfgecdc", Plain)); ('Z', Pair (Plain, Plain))]
// out: 31: ValueNone
// out: 32: (Boom ("tab	here", 0), 1.50M)
// out: 33: [[0M]]
// out: 34: Empty
// out: 35: ValueNone
// out: 36: [[' '; ' ']
// out:  [' '; ' ']]
// out: 37: set [-7]
// out: 38: { Value = Tagged ("", 42)
// out:   Next = None }
// out: 39: struct ([|Choice1Of2 1.50M|], seq [[0, 1.50]],
// out:         [[1000000; 1000000; 1000000; 1000000]
// out:          [1000000; 1000000; 1000000; 1000000]])
// out: 40: Some { contents = ValueSome -12.25M }
// out: 41: Error 42
// out: 42: <null>
// out: 43: {| F0 =
// out:     seq
// out:       [[k0, set [a
// out: b; jnj; say "hi"; ... ]]; [k1, set [a
// out: b; faj; fnf eji; ... ]]] |}
// out: 44: Ok
// out:   (Pair
// out:      ("say "hi"",
// out:       "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "))
// out: 45: {| F0 = [|nan; 1e+100; 0.1|]
// out:    F1 = (3, -7) |}
// out: 46: Choice1Of2
// out:   (map
// out:      [("say "hi"", [|-12.25M; -12.25M; -12.25M; -12.25M; 0M; 0M; -12.25M|]);
// out:       ("x y z ", [|0M; 1.50M; 0M|])])
// out: 47: { Value =
// out:    seq
// out:      [Node (Leaf, 'a', Leaf); Node (Leaf, ' ', Leaf);
// out:       Node (Node (Leaf, 'a', Leaf), 'a', Node (Leaf, '\010', Leaf));
// out:       Node (Leaf, 'a', Node (Node (Leaf, ' ', Leaf), 'Z', Leaf)); ...]
// out:   Next =
// out:    Some
// out:      { Value = seq [Leaf; Node (Node (Leaf, 'a', Leaf), '\'', Leaf)]
// out:        Next =
// out:         Some
// out:           { Value =
// out:              seq
// out:                [Node (Node (Leaf, 'a', Leaf), ' ', Node (Leaf, ' ', Leaf));
// out:                 Node
// out:                   (Node (Leaf, 'a', Node (Leaf, ' ', Leaf)), 'a',
// out:                    Node
// out:                      (Node (Leaf, '\'', Leaf), '\010', Node (Leaf, '\'', Leaf)))]
// out:             Next = None } } }
// out: 48: [D<a
// out: b>; D<ffe dkcjh>; D<a
// out: b>;
// out:  D<say "hi">; D<hbdbcbkflfih>;
// out:  D<tab	here>; D<g hnkpf>]
// out: 49: Tagged ("kphjlhognedfbgeagjpp kne", [[struct (1.50M, 3.14159, 100.0); struct (1.50M, infinity, 100.0); struct (0M, 3.14159, -2.5)]; [struct (0M, 3.14159, 100.0); struct (-12.25M, 123456789.1, nan)]; [struct (0M, -1e-07, 123456789.1)]; [struct (-12.25M, 100.0, 3.14159); struct (-12.25M, 100.0, 0.0); struct (1.50M, 1.0, 3.14159); struct (-12.25M, 1e+100, 1e+100); struct (-12.25M, -1e-07, infinity)]; [struct (0M, -1e-07, 0.0); struct (0M, nan, -1e-07); struct (-12.25M, 0.1, infinity); struct (1.50M, 0.1, 123456789.1)]; [struct (-12.25M, 1.0, -1e-07); struct (1.50M, -1e-07, 0.0); struct (-12.25M, 1.0, 123456789.1); struct (-12.25M, 3.14159, -2.5); struct (-12.25M, 1.0, 123456789.1)]; [struct (0M, nan, -1e-07)]; [struct (0M, 100.0, -2.5); struct (0M, 0.1, -1e-07); struct (0M, 1.0, infinity)]; [struct (0M, 1e+100, 123456789.1)]; [struct (-12.25M, -1e-07, infinity); struct (1.50M, 100.0, 123456789.1)]; [struct (1.50M, -2.5, 123456789.1); struct (0M, -1e-07, -1e-07)]; [struct (0M, 0.1, 123456789.1); struct (0M, -1e-07, -2.5); struct (1.50M, 0.0, 0.0); struct (-12.25M, 1.0, 3.14159)]])
// out: 50: seq ["tab	here"; "a
// out: b"]
// out: 51: 0.1000000015f
// out: 52: Ok
// out:   (seq
// out:      [map [(1000000, 3)]; map [(-2147483648, 3); (-7, 3); (-1, 9); (1000000, 9)]; map [(12345, 3)];
// out:       map [(-2147483648, 9); (-7, 3); (-1, 9); (0, 3); (1, Red); (42, 9); (1000000, Red)]; ...])
// out: 53: Error (seq [])
// out: 54: { X = -2147483648
// out:   Y = 0 }
// out: 55: [({ Value = [[-1; -1]
// out:              [-1; -1]
// out:              [-1; -1]]
// out:     Next = None }, (Boom ("say "hi"", 1), Choice2Of2 9, Fmt_any_random_3+C));
// out:  ({ Value = [[-2147483648; -2147483648; -2147483648; -2147483648]]
// out:     Next = None }, (Plain, Choice1Of2 100.0, Fmt_any_random_3+C));
// out:  ({ Value = [[1000000; 1000000]
// out:              [1000000; 1000000]]
// out:     Next = Some { Value = [[1; 1; 1; 1]]
// out:                   Next = Some { Value = [[0; 0; 0]]
// out:                                 Next = None } } },
// out:   (Boom ("tab	here", 1), Choice2Of2 3, Fmt_any_random_3+C));
// out:  ({ Value = [[-1; -1; -1]]
// out:     Next = Some { Value = [[1]
// out:                            [1]]
// out:                   Next = None } },
// out:   (Deep { X = 0
// out:           Y = -2147483648 }, Choice1Of2 1e+100, Fmt_any_random_3+C))]
// out: 56: set [' '; '\''; 'Z']
// out: 57: [[||]]
// out: 58: Some (WrapP { X = 1000000
// out:               Y = -2147483648 })
// out: 59: { Only =
// out:    [-5; -4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22; 23; 24; 25; 26;
// out:     27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55;
// out:     56; 57; 58; 59; 60; 61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82; 83; 84;
// out:     85; 86; 87; 88; 89; 90; 91; 92; 93; 94; ...] }
// out: 60: Some -12.25M
// out: 61: Pair (100.0, 0.1)
// out: 62: struct (struct (seq [],
// out:                 Deep { X = -7
// out:                        Y = 12345 },
// out:                 seq
// out:                   [42; 1; 0; -2147483648]),
// out:         seq
// out:           [[k0, (System.Collections.Generic.List`1[System.String], Node
// out:   (Node (Node (Leaf, 0, Leaf), 1, Node (Leaf, 12345, Leaf)), -7,
// out:    Node (Node (Leaf, -2147483648, Leaf), 12345, Node (Leaf, 12345, Leaf))))];
// out:            [k1, (System.Collections.Generic.List`1[System.String], Node (Leaf, 0, Leaf))]],
// out:         [(Some 9, ValueNone);
// out:          (Some 3, ValueSome true);
// out:          (None, ValueNone);
// out:          (Some 3, ValueSome false);
// out:          (None, ValueSome true);
// out:          (Some Red, ValueNone);
// out:          (Some Blue, ValueNone);
// out:          (None, ValueNone);
// out:          (Some 9, ValueSome false);
// out:          (Some 3, ValueSome false);
// out:          (None, ValueNone);
// out:          (None, ValueNone)],
// out:         {| F0 = Choice2Of2 -7 |})
// out: 63: Many []
// out: 64: Node (Node (Leaf, seq [0M], Node (Leaf, seq [1.50M; -12.25M; 1.50M; 1.50M; ...], Leaf)), seq [1.50M], Leaf)
// out: 65: { Value = [["dilbmeaikmfg api"; "dilbmeaikmfg api"]
// out:            ["dilbmeaikmfg api"; "dilbmeaikmfg api"]]
// out:   Next = Some { Value = [["say "hi""]
// out:                          ["say "hi""]
// out:                          ["say "hi""]]
// out:                 Next = None } }
// out: 66: Leaf
// out: 67: Many []
// out: 68: { Value = seq ["laoogpbf"; "back\slash"]
// out:   Next = Some { Value = seq ["tab	here"; "dkhbppla"; "say "hi""; "clgpdcmhdcfj"]
// out:                 Next = None } }
// out: 69: map []
// out: 70: Node
// out:   (Node
// out:      (Node
// out:         (Leaf, struct ({| F0 = 123456789.1
// out:                           F1 = 1
// out:                           F2 = 0 |}, [false; true; false], seq [-12.25M; 0M]),
// out:          Leaf), struct ({| F0 = -2.5
// out:                            F1 = -1
// out:                            F2 = 1000000 |}, [true], seq [1.50M; -12.25M]), Leaf),
// out:    struct ({| F0 = 0.1
// out:               F1 = 1
// out:               F2 = 12345 |}, [false; true; false; true],
// out:            seq [0M; 0M; -12.25M; -12.25M; ...]),
// out:    Node
// out:      (Node
// out:         (Leaf,
// out:          struct ({| F0 = -2.5
// out:                     F1 = 0
// out:                     F2 = 12345 |}, [true; true; true; true; false; false; true],
// out:                  seq [1.50M; -12.25M; -12.25M; -12.25M; ...]), Leaf),
// out:       struct ({| F0 = infinity
// out:                  F1 = -7
// out:                  F2 = 0 |}, [true; true; false; false],
// out:               seq [1.50M; -12.25M; 1.50M; -12.25M; ...]),
// out:       Node
// out:         (Leaf,
// out:          struct ({| F0 = 1e+100
// out:                     F1 = 1
// out:                     F2 = 12345 |}, [false; true; true; true; false; true; true],
// out:                  seq [1.50M]), Leaf)))
// out: 71: Node (Leaf, struct (0, 3, true, 0M), Leaf)
// out: 72: seq [[0, [Red; 3; Blue; ... ]]; [1, [9; Blue; 9]]; [2, [9; Blue]]]
// out: 73: set ['\010']
// out: 74: map [('\'', Boom ("a
// out: b", 12345)); ('Z', Plain)]
// out: 75: { contents = "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z " }
// out: 76: Plain
// out: 77: map [(-2147483648, [[0; 0; 0; 0]]); (-7, [[1; 1; 1] [1; 1; 1] [1; 1; 1]]); (-1, [[42; 42] [42; 42] [42; 42]]); (0, [[-7; -7] [-7; -7]]); (1, [[-7]]); (42, [[42; 42; 42; 42] [42; 42; 42; 42] [42; 42; 42; 42]]); (12345, [[-2147483648; -2147483648; -2147483648]]); (1000000, [[-1; -1; -1; -1]])]
// out: 78: Choice2Of2 0
// out: 79: Leaf
// out: 80: None
// out: 81: Choice2Of2 infinity
// out: 82: Pair (0M, 1.50M)
// out: 83: {| F0 = D<tab	here>
// out:    F1 = Error (WrapP { X = -7
// out:                        Y = -7 }) |}
// out: 84: [1e+100]
// out: 85: {| F0 =
// out:     set
// out:       ["a
// out: b"; "b"; "d"; "say "hi"";
// out:        "tab	here"] |}
// out: 86: seq
// out:   [map
// out:      [('\'', [{| F0 = true |}; {| F0 = true |}]);
// out:       ('Z',
// out:        [{| F0 = false |}; {| F0 = true |}; {| F0 = true |}; {| F0 = false |};
// out:         {| F0 = false |}; {| F0 = false |}; {| F0 = true |}; {| F0 = false |};
// out:         {| F0 = false |}; {| F0 = true |}; {| F0 = false |}; {| F0 = false |}]);
// out:       ('a',
// out:        [{| F0 = false |}; {| F0 = true |}; {| F0 = true |}; {| F0 = true |};
// out:         {| F0 = true |}; {| F0 = true |}; {| F0 = false |}; {| F0 = true |};
// out:         {| F0 = true |}; {| F0 = true |}; {| F0 = false |}; {| F0 = false |}])];
// out:    map []]
// out: 87: { contents =
// out:    map
// out:      [("a
// out: b", struct ([], Num -1));
// out:       ("back\slash", struct ([[1; 1; 1]], Call ("j", [Num 12345])));
// out:       ("hbicffpe pckdfcgchacc",
// out:        struct ([[-2147483648; -2147483648; -2147483648]],
// out:                Call ("ldmgdhenhndc bhh", [Num 0])));
// out:       ("ijdaflkl gdbdklpcgape",
// out:        struct ([[0; 0; 0]], Call ("gffaobfaliil", [Num 1])));
// out:       ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ",
// out:        struct ([[0]], Let ("back\slash", Num 42, Num -2147483648)))] }
// out: 88: Ok (Many [])
// out: 89: [Some { Value = "hjpindmf"
// out:         Next = Some { Value = "m"
// out:                       Next = None } }; None;
// out:  Some { Value = "ikfkhkjddccnpgbimfhi"
// out:         Next = None }]
// out: 90: [|Num 12345; Num 1000000|]
// out: 91: Node (Leaf, (0M, "a
// out: b", 1000000), Leaf)
// out: 92: Plain
// out: 93: { X = -7
// out:   Y = 42 }
// out: 94: map [(-7, true); (12345, false); (1000000, false)]
// out: 95: seq
// out:   [set ['\010'; ' '; '\''; 'Z'; 'a'];
// out:    set ['a'];
// out:    set ['\010'; ' '; '\''; 'Z'; 'a']]
// out: 96: [[-12.25M; -12.25M]
// out:  [-12.25M; -12.25M]]
// out: 97: Choice1Of2 [42; 12345; 1]
// out: 98: Leaf
// out: 99: { Value =
// out:    [struct (42, -12.25M); struct (42, 1.50M); struct (-2147483648, -12.25M);
// out:     struct (0, 1.50M); struct (1000000, 1.50M); struct (42, 0M);
// out:     struct (1, -12.25M)]
// out:   Next = None }
// out: 100: { Value =
// out:    set
// out:      ["a
// out: b"; "aeije"; "g h"; "ifp"; "ilahedaackeglckiibhk"; "jbingkec oejbnaloabiipbfjiejn"; "pfkihoop o"; "say "hi"";
// out:       "tab	here"; ...]
// out:   Next = None }
// out: 101: Error 'Z'
// out: 102: Leaf
// out: 103: struct (Choice2Of2 false, struct (['\010'], seq ['\'']), (1.50M, Boom ("back\slash", -1), seq [], [""]), Many [])
// out: 104: ((-1, 1.50M),
// out:  struct (42, -12.25M,
// out:          true, -7))
// out: 105: {| F0 =
// out:     { First = "say "hi""
// out:       Second = [42; 12345]
// out:       Third = Poly [{ X = 1
// out:                       Y = -2147483648 }; { X = -2147483648
// out:                                            Y = 1000000 }]
// out:       Fourth = [(-7, " admcm"); (0, "tab	here")]
// out:       Fifth =
// out:        map
// out:          [(" ", 42); ("a
// out: b", 0); ("back\slash", 42); ("say "hi"", 42);
// out:           ("tab	here", 42); ("x y z ", 1000000)] } |}
// out: 106: ValueSome (Boom ("a
// out: b", -7))
// out: 107: struct ([], SA -1)
// out: 108: Some (map [(' ', true); ('Z', false); ('a', false)])
// out: 109: None
// out: 110: Error -12.25M
// out: 111: (Num 0,
// out:  struct (0, "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", '\'',
// out:          0), Plain)
// out: 112: {| F0 = ValueSome 0M
// out:    F1 = [{ Value = true
// out:            Next = Some { Value = true
// out:                          Next = None } }; { Value = true
// out:                                             Next = None }]
// out:    F2 =
// out:     { First = "back\slash"
// out:       Second =
// out:        [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20]
// out:       Third = Poly [{ X = 1
// out:                       Y = 0 }; { X = -1
// out:                                  Y = -2147483648 }]
// out:       Fourth =
// out:        [(-2147483648, "moeddnmi poflmpkkbnbngafmjpdc"); (1, "x y z ");
// out:         (0, "caldleknkfjopbdnjahk")]
// out:       Fifth = map [("back\slash", -7); ("say "hi"", 1)] } |}
// out: 113: (12345, true)
// out: 114: struct (set [], seq [[k0, False]])
// out: 115: Ok
// out:   (seq [[k0, set [-1; 1; 42; ... ]]; [k1, set [-1; 42]]; [k2, set [-1; 1; 42]]])
// out: 116: Some Red
// out: 117: seq
// out:   [({ contents = -1 }, map [],
// out:     Boom ("a
// out: b", -2147483648),
// out:     Tagged ("tab	here", -7));
// out:    ({ contents = 42 },
// out:     map
// out:       [(-7, 1.50M); (42, -12.25M);
// out:        (12345, -12.25M)], Plain,
// out:     Pair (-2147483648, -2147483648));
// out:    ({ contents = -2147483648 },
// out:     map [(1, 0M); (1000000, 1.50M)],
// out:     Plain, Pair (42, -1));
// out:    ({ contents = -2147483648 },
// out:     map
// out:       [(-1, 0M); (42, 1.50M);
// out:        (12345, 1.50M)],
// out:     Boom ("ojleg p", -1),
// out:     Many [12345; 12345; -1]); ...]
// out: 118: seq
// out:   [struct (0M, 12345); struct (1.50M, -7); struct (0M, 0); struct (-12.25M, 0);
// out:    ...]
// out: 119: set ["b"; "say "hi""; "tab	here"; "x y z "]
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

let v0: (Tree<G<(bool) voption>>) option = (Some (Leaf))
printfn "0: %A" v0
let v1: Map<int,(float) seq> = (Map.ofList [ (42, (seq { yield ((100.0)) })) ])
printfn "1: %0A" v1
let v2: (exn) ref = (ref (Boom (" pdppl", 0) : exn))
printfn "2: %0A" v2
let v3: Result<(struct (string * decimal * bool)) list,Result<Color,bool>> = (Error ((Ok ((enum<Color> 9)))))
printfn "3: %120A" v3
let v4: {| F0: exn; F1: exn; F2: Map<char,bool> |} = {| F0 = (Deep { X = 12345; Y = 1 } : exn); F1 = (Plain : exn); F2 = ((Map.ofList [ ('Z', (false)) ]) : Map<char,bool>) |}
printfn "4: %A" v4
let v5: Result<{| F0: decimal |},bool> = (Ok ({| F0 = ((0M) : decimal) |}))
printfn "5: %A" v5
let v6: ((G<decimal> * WrapP * Gu<int> * (float) seq)) voption = ValueNone
printfn "6: %A" v6
let v7: (decimal)[,] = (Array2D.init 1 2 (fun i j -> (0M : decimal)))
printfn "7: %A" v7
let v8: Tree<(System.Collections.Generic.HashSet<char>) array> = (Node (Leaf, [| (System.Collections.Generic.HashSet<char> [ 'a'; 'Z'; ' ' ]); (System.Collections.Generic.HashSet<char> [ '\''; ' '; 'Z'; '\''; 'a'; '\''; '\''; ' '; '\n'; '\''; 'Z'; '\n' ]) |], Leaf))
printfn "8: %120A" v8
let v9: System.Collections.Generic.IDictionary<int,int16> = (dict [  ])
printfn "9: %A" v9
let v10: System.Collections.Generic.HashSet<char> = (System.Collections.Generic.HashSet<char> [ 'a'; ' '; '\''; 'a'; '\''; '\''; ' '; '\''; '\n'; '\''; '\''; '\n' ])
printfn "10: %0A" v10
let v11: obj = (box ((seq { yield ((Set.ofList [ -2147483648; -1 ])); yield ((Set.ofList [  ])); yield ((Set.ofList [ 42; 42; 1; 1; 1000000 ])); yield ((Set.ofList [ 12345; -2147483648 ])); yield ((Set.ofList [ 1; 12345; 0; -1 ])) }) : (Set<int>) seq))
printfn "11: %120A" v11
let v12: struct (string * char * decimal * decimal) = struct (("j"), ('\''), (1.50M), (1.50M))
printfn "12: %A" v12
let v13: Map<int,G<bool>> = (Map.ofList [ (-2147483648, { Value = ((false) : bool); Next = Some { Value = ((true) : bool); Next = Some { Value = ((false) : bool); Next = None } } }); (1000000, { Value = ((false) : bool); Next = None }); (12345, { Value = ((false) : bool); Next = Some { Value = ((true) : bool); Next = None } }); (1, { Value = ((true) : bool); Next = Some { Value = ((false) : bool); Next = None } }); (-1, { Value = ((false) : bool); Next = None }); (-1, { Value = ((false) : bool); Next = Some { Value = ((false) : bool); Next = Some { Value = ((false) : bool); Next = None } } }); (-1, { Value = ((false) : bool); Next = None }); (0, { Value = ((false) : bool); Next = None }); (42, { Value = ((false) : bool); Next = Some { Value = ((false) : bool); Next = None } }); (0, { Value = ((true) : bool); Next = Some { Value = ((false) : bool); Next = None } }); (1000000, { Value = ((true) : bool); Next = None }); (1, { Value = ((false) : bool); Next = Some { Value = ((false) : bool); Next = Some { Value = ((true) : bool); Next = None } } }) ])
printfn "13: %A" v13
let v14: Map<char,(struct (int * char) * ResizeArray<char> * (int)[,])> = (Map.ofList [ ('\n', (struct ((-7), (' ')), (ResizeArray<char> [ (' ') ]), (Array2D.init 3 2 (fun i j -> (1000000 : int))))); (' ', (struct ((-7), ('a')), (ResizeArray<char> [ ('Z'); ('\n'); ('a'); ('\n'); (' '); ('a') ]), (Array2D.init 1 4 (fun i j -> (12345 : int))))); ('\'', (struct ((-1), ('a')), (ResizeArray<char> [ (' '); (' ') ]), (Array2D.init 3 2 (fun i j -> (1 : int))))); ('a', (struct ((1000000), ('a')), (ResizeArray<char> [ ('\n') ]), (Array2D.init 1 2 (fun i j -> (-2147483648 : int))))); ('\'', (struct ((12345), ('\n')), (ResizeArray<char> [ ('Z'); ('Z') ]), (Array2D.init 3 4 (fun i j -> (12345 : int))))) ])
printfn "14: %20A" v14
let v15: {| F0: string |} = {| F0 = (("tab\there") : string) |}
printfn "15: %A" v15
let v16: Set<char> = (Set.ofList [ '\''; 'a' ])
printfn "16: %+A" v16
let v17: (G<C> * ((int) option) seq * (Color)[,] * Tree<Gu<int>>) = ({ Value = ((C 3) : C); Next = Some { Value = ((C 3) : C); Next = None } }, (seq { yield ((Some ((1)))); yield ((Some ((42)))) }), (Array2D.init 2 1 (fun i j -> (enum<Color> 9 : Color))), (Node (Leaf, (Pair ((0), (12345))), Leaf)))
printfn "17: %A" v17
let v18: Choice<Set<string>,D> = (Choice1Of2 ((Set.ofList [ "a\nb"; "ngkbbkljjgpf"; "x y z " ])))
printfn "18: %A" v18
let v19: obj = (box (struct ((false), ("a\nb")) : struct (bool * string)))
printfn "19: %A" v19
let v20: Result<Gu<decimal>,int> = (Error ((-1)))
printfn "20: %A" v20
let v21: System.Collections.Generic.IDictionary<string,(decimal)[,]> = (dict [ ("k0", (Array2D.init 2 4 (fun i j -> (-12.25M : decimal)))); ("k1", (Array2D.init 1 2 (fun i j -> (1.50M : decimal)))) ])
printfn "21: %+A" v21
let v22: Tree<(char)[,]> = (Node ((Node (Leaf, (Array2D.init 2 3 (fun i j -> (' ' : char))), (Node (Leaf, (Array2D.init 3 2 (fun i j -> ('Z' : char))), Leaf)))), (Array2D.init 3 1 (fun i j -> ('\'' : char))), (Node (Leaf, (Array2D.init 0 3 (fun i j -> ('a' : char))), (Node (Leaf, (Array2D.init 0 3 (fun i j -> ('a' : char))), Leaf))))))
printfn "22: %A" v22
let v23: Set<string> = (Set.ofList [ "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "tab\there"; "tab\there"; "back\\slash"; "back\\slash"; "oikhkmni"; "back\\slash" ])
printfn "23: %A" v23
let v24: {| F0: ((int) array) seq; F1: One; F2: decimal |} = {| F0 = ((seq { yield ([| (1000000); (-2147483648); (-2147483648); (1000000); (-7); (0); (12345); (-1); (-7); (-2147483648); (42); (42) |]); yield ([|  |]); yield ([| -5 .. 130 |]); yield ([| (-7) |]); yield ([| (1000000); (1) |]); yield ([| (42) |]) }) : ((int) array) seq); F1 = ({ Only = [ (0); (42); (-7) ] } : One); F2 = ((0M) : decimal) |}
printfn "24: %A" v24
let v25: (SP * Choice<exn,Color> * Big) = ({ A = 0.0; B = 'a' }, (Choice2Of2 ((enum<Color> 9))), { First = "x y z "; Second = [ 1 .. 130 ]; Third = Circle (-1e-7); Fourth = [ ((-7), ("a\nb")) ]; Fifth = (Map.ofList [ ("ibgdj", (0)); ("tab\there", (1000000)); ("c g", (12345)); ("lhjmp", (1)); ("say \"hi\"", (-2147483648)); ("enfedokognmoenehdmfg glc", (-1)); ("a\nb", (1000000)) ]) })
printfn "25: %0A" v25
let v26: {| F0: obj; F1: ((Map<string,int>) option * ((bool) option) list) |} = {| F0 = ((box ([| ValueNone; (ValueSome ((Color.Red))); ValueNone; ValueNone |] : ((Color) voption) array)) : obj); F1 = (((Some ((Map.ofList [ ("tab\there", (1000000)); ("tab\there", (12345)); ("a\nb", (12345)); ("", (-1)); ("p fbjimflpoacdnklodnki", (-2147483648)); ("back\\slash", (-2147483648)); ("back\\slash", (0)) ]))), [  ]) : ((Map<string,int>) option * ((bool) option) list)) |}
printfn "26: %20A" v26
let v27: System.Collections.Generic.IDictionary<int,(string * decimal)> = (dict [ (0, (("say \"hi\""), (0M))); (1, (("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "), (1.50M))) ])
printfn "27: %A" v27
let v28: (Set<char> * (Color) ref * obj) = ((Set.ofList [ 'Z' ]), (ref ((enum<Color> 9) : Color)), (box ((true) : bool)))
printfn "28: %40A" v28
let v29: (System.Collections.Generic.HashSet<string>) array = [| (System.Collections.Generic.HashSet<string> [ "hfgkokil"; "say \"hi\""; "oeoem"; "dhiiddnadana m"; "back\\slash"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "bifflhpbcbcb"; "say \"hi\""; "kmnkfjgpcamaikcipaeh kjilpmnemaon"; "faedhcfahncffjodikhn"; "back\\slash"; "" ]) |]
printfn "29: %A" v29
let v30: Map<char,Gu<exn>> = (Map.ofList [ (' ', (Tagged ("lcpnckbabdpkgdfgecdc", Plain))); ('Z', (Pair (Plain, Plain))) ])
printfn "30: %A" v30
let v31: (struct (float * char * int)) voption = ValueNone
printfn "31: %A" v31
let v32: (exn * decimal) = (Boom ("tab\there", 0), (1.50M))
printfn "32: %A" v32
let v33: (decimal)[,] = (Array2D.init 1 1 (fun i j -> (0M : decimal)))
printfn "33: %120A" v33
let v34: obj = (box (Empty : Shape))
printfn "34: %A" v34
let v35: (bool) voption = ValueNone
printfn "35: %A" v35
let v36: (char)[,] = (Array2D.init 2 2 (fun i j -> (' ' : char)))
printfn "36: %A" v36
let v37: Set<int> = (Set.ofList [ -7 ])
printfn "37: %40A" v37
let v38: G<Gu<int>> = { Value = ((Tagged ("", (42))) : Gu<int>); Next = None }
printfn "38: %A" v38
let v39: struct ((Choice<decimal,char>) array * System.Collections.Generic.IDictionary<int,decimal> * (int)[,]) = struct ([| (Choice1Of2 ((1.50M))) |], (dict [ (0, (1.50M)) ]), (Array2D.init 2 4 (fun i j -> (1000000 : int))))
printfn "39: %A" v39
let v40: (((decimal) voption) ref) option = (Some ((ref ((ValueSome ((-12.25M))) : (decimal) voption))))
printfn "40: %A" v40
let v41: Result<Expr,int> = (Error ((42)))
printfn "41: %120A" v41
let v42: obj = (box (None : (int) option))
printfn "42: %A" v42
let v43: {| F0: System.Collections.Generic.IDictionary<string,Set<string>> |} = {| F0 = ((dict [ ("k0", (Set.ofList [ "tab\there"; "a\nb"; "tab\there"; "say \"hi\""; "a\nb"; "jnj"; "say \"hi\"" ])); ("k1", (Set.ofList [ "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "fnf eji"; "a\nb"; "x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "; "faj" ])) ]) : System.Collections.Generic.IDictionary<string,Set<string>>) |}
printfn "43: %A" v43
let v44: Result<Gu<string>,Color> = (Ok ((Pair (("say \"hi\""), ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ")))))
printfn "44: %A" v44
let v45: {| F0: (float) array; F1: (Color * int) |} = {| F0 = ([| (nan); (1e100); (0.1) |] : (float) array); F1 = ((((Color.Red ||| Color.Green)), (-7)) : (Color * int)) |}
printfn "45: %A" v45
let v46: Choice<Map<string,(decimal) array>,C> = (Choice1Of2 ((Map.ofList [ ("x y z ", [| (0M); (1.50M); (0M) |]); ("say \"hi\"", [| (-12.25M); (-12.25M); (-12.25M); (-12.25M); (0M); (0M); (-12.25M) |]) ])))
printfn "46: %A" v46
let v47: G<(Tree<char>) seq> = { Value = ((seq { yield ((Node (Leaf, ('a'), Leaf))); yield ((Node (Leaf, (' '), Leaf))); yield ((Node ((Node (Leaf, ('a'), Leaf)), ('a'), (Node (Leaf, ('\n'), Leaf))))); yield ((Node (Leaf, ('a'), (Node ((Node (Leaf, (' '), Leaf)), ('Z'), Leaf))))); yield (Leaf) }) : (Tree<char>) seq); Next = Some { Value = ((seq { yield (Leaf); yield ((Node ((Node (Leaf, ('a'), Leaf)), ('\''), Leaf))) }) : (Tree<char>) seq); Next = Some { Value = ((seq { yield ((Node ((Node (Leaf, ('a'), Leaf)), (' '), (Node (Leaf, (' '), Leaf))))); yield ((Node ((Node (Leaf, ('a'), (Node (Leaf, (' '), Leaf)))), ('a'), (Node ((Node (Leaf, ('\''), Leaf)), ('\n'), (Node (Leaf, ('\''), Leaf))))))) }) : (Tree<char>) seq); Next = None } } }
printfn "47: %+A" v47
let v48: (D) list = [ (D ("a\nb")); (D ("ffe dkcjh")); (D ("a\nb")); (D ("say \"hi\"")); (D ("hbdbcbkflfih")); (D ("tab\there")); (D ("g hnkpf")) ]
printfn "48: %40A" v48
let v49: Gu<((struct (decimal * float * float)) list) list> = (Tagged ("kphjlhognedfbgeagjpp kne", [ [ struct ((1.50M), (3.14159), (100.0)); struct ((1.50M), (infinity), (100.0)); struct ((0M), (3.14159), (-2.5)) ]; [ struct ((0M), (3.14159), (100.0)); struct ((-12.25M), (123456789.125), (nan)) ]; [ struct ((0M), (-1e-7), (123456789.125)) ]; [ struct ((-12.25M), (100.0), (3.14159)); struct ((-12.25M), (100.0), (0.0)); struct ((1.50M), (1.0), (3.14159)); struct ((-12.25M), (1e100), (1e100)); struct ((-12.25M), (-1e-7), (infinity)) ]; [ struct ((0M), (-1e-7), (0.0)); struct ((0M), (nan), (-1e-7)); struct ((-12.25M), (0.1), (infinity)); struct ((1.50M), (0.1), (123456789.125)) ]; [ struct ((-12.25M), (1.0), (-1e-7)); struct ((1.50M), (-1e-7), (0.0)); struct ((-12.25M), (1.0), (123456789.125)); struct ((-12.25M), (3.14159), (-2.5)); struct ((-12.25M), (1.0), (123456789.125)) ]; [ struct ((0M), (nan), (-1e-7)) ]; [ struct ((0M), (100.0), (-2.5)); struct ((0M), (0.1), (-1e-7)); struct ((0M), (1.0), (infinity)) ]; [ struct ((0M), (1e100), (123456789.125)) ]; [ struct ((-12.25M), (-1e-7), (infinity)); struct ((1.50M), (100.0), (123456789.125)) ]; [ struct ((1.50M), (-2.5), (123456789.125)); struct ((0M), (-1e-7), (-1e-7)) ]; [ struct ((0M), (0.1), (123456789.125)); struct ((0M), (-1e-7), (-2.5)); struct ((1.50M), (0.0), (0.0)); struct ((-12.25M), (1.0), (3.14159)) ] ]))
printfn "49: %0A" v49
let v50: System.Collections.Generic.HashSet<string> = (System.Collections.Generic.HashSet<string> [ "tab\there"; "a\nb" ])
printfn "50: %120A" v50
let v51: float32 = (0.1f)
printfn "51: %40A" v51
let v52: Result<(Map<int,Color>) seq,(bool) seq> = (Ok ((seq { yield ((Map.ofList [ (1000000, ((Color.Red ||| Color.Green))) ])); yield ((Map.ofList [ (1000000, (enum<Color> 9)); (-7, ((Color.Red ||| Color.Green))); (-2147483648, ((Color.Red ||| Color.Green))); (-2147483648, ((Color.Red ||| Color.Green))); (-1, (enum<Color> 9)) ])); yield ((Map.ofList [ (12345, ((Color.Red ||| Color.Green))) ])); yield ((Map.ofList [ (1000000, (Color.Red)); (0, ((Color.Red ||| Color.Green))); (1, (Color.Red)); (-7, ((Color.Red ||| Color.Green))); (42, (enum<Color> 9)); (-2147483648, (enum<Color> 9)); (-1, (enum<Color> 9)) ])); yield ((Map.ofList [ (1000000, ((Color.Red ||| Color.Green))); (-7, (Color.Blue)); (-7, ((Color.Red ||| Color.Green))); (1, (Color.Blue)); (1000000, ((Color.Red ||| Color.Green))); (1, (Color.Blue)); (0, (Color.Blue)); (42, (Color.Red)); (-2147483648, ((Color.Red ||| Color.Green))); (12345, ((Color.Red ||| Color.Green))); (-7, (Color.Blue)); (-7, ((Color.Red ||| Color.Green))) ])); yield ((Map.ofList [ (12345, ((Color.Red ||| Color.Green))); (1000000, ((Color.Red ||| Color.Green))); (12345, (Color.Red)); (-1, (enum<Color> 9)); (1000000, (Color.Red)); (-2147483648, (Color.Red)); (1000000, ((Color.Red ||| Color.Green))); (42, (Color.Red)); (-1, (Color.Blue)); (0, ((Color.Red ||| Color.Green))); (1000000, (enum<Color> 9)); (-1, (Color.Red)) ])) })))
printfn "52: %120A" v52
let v53: Result<Map<string,(decimal) voption>,System.Collections.Generic.IDictionary<string,decimal>> = (Error ((dict [  ])))
printfn "53: %A" v53
let v54: P = { X = -2147483648; Y = 0 }
printfn "54: %A" v54
let v55: ((G<(int)[,]> * (exn * Choice<float,Color> * C))) list = [ ({ Value = ((Array2D.init 3 2 (fun i j -> (-1 : int))) : (int)[,]); Next = None }, (Boom ("say \"hi\"", 1), (Choice2Of2 ((enum<Color> 9))), (C 3))); ({ Value = ((Array2D.init 1 4 (fun i j -> (-2147483648 : int))) : (int)[,]); Next = None }, (Plain, (Choice1Of2 ((100.0))), (C 3))); ({ Value = ((Array2D.init 2 2 (fun i j -> (1000000 : int))) : (int)[,]); Next = Some { Value = ((Array2D.init 1 4 (fun i j -> (1 : int))) : (int)[,]); Next = Some { Value = ((Array2D.init 1 3 (fun i j -> (0 : int))) : (int)[,]); Next = None } } }, (Boom ("tab\there", 1), (Choice2Of2 (((Color.Red ||| Color.Green)))), (C 3))); ({ Value = ((Array2D.init 1 3 (fun i j -> (-1 : int))) : (int)[,]); Next = Some { Value = ((Array2D.init 2 1 (fun i j -> (1 : int))) : (int)[,]); Next = None } }, (Deep { X = 0; Y = -2147483648 }, (Choice1Of2 ((1e100))), (C 3))) ]
printfn "55: %A" v55
let v56: Set<char> = (Set.ofList [ ' '; '\''; 'Z' ])
printfn "56: %+A" v56
let v57: (((char) ref) array) list = [ [|  |] ]
printfn "57: %20A" v57
let v58: (WrapP) option = (Some (WrapP { X = 1000000; Y = -2147483648 }))
printfn "58: %40A" v58
let v59: One = { Only = [ -5 .. 130 ] }
printfn "59: %120A" v59
let v60: (decimal) option = (Some ((-12.25M)))
printfn "60: %A" v60
let v61: Gu<float> = (Pair ((100.0), (0.1)))
printfn "61: %0A" v61
let v62: struct (struct (ResizeArray<struct (char * bool * int)> * exn * System.Collections.Generic.HashSet<int>) * System.Collections.Generic.IDictionary<string,(ResizeArray<string> * Tree<int>)> * (((Color) option * (bool) voption)) list * {| F0: Choice<(float) option,int> |}) = struct (struct ((ResizeArray<struct (char * bool * int)> [  ]), Deep { X = -7; Y = 12345 }, (System.Collections.Generic.HashSet<int> [ 42; 1; 0; -2147483648 ])), (dict [ ("k0", ((ResizeArray<string> [ ("kknkd fihdinbkankm"); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("i b"); ("cofkpceolffncfknppdl"); ("tab\there"); ("back\\slash") ]), (Node ((Node ((Node (Leaf, (0), Leaf)), (1), (Node (Leaf, (12345), Leaf)))), (-7), (Node ((Node (Leaf, (-2147483648), Leaf)), (12345), (Node (Leaf, (12345), Leaf)))))))); ("k1", ((ResizeArray<string> [ ("x y z "); ("afkagjfeiihe eggmelamceig"); ("back\\slash"); ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "); ("a\nb"); ("say \"hi\"") ]), (Node (Leaf, (0), Leaf)))) ]), [ ((Some ((enum<Color> 9))), ValueNone); ((Some (((Color.Red ||| Color.Green)))), (ValueSome ((true)))); (None, ValueNone); ((Some (((Color.Red ||| Color.Green)))), (ValueSome ((false)))); (None, (ValueSome ((true)))); ((Some ((Color.Red))), ValueNone); ((Some ((Color.Blue))), ValueNone); (None, ValueNone); ((Some ((enum<Color> 9))), (ValueSome ((false)))); ((Some (((Color.Red ||| Color.Green)))), (ValueSome ((false)))); (None, ValueNone); (None, ValueNone) ], {| F0 = ((Choice2Of2 ((-7))) : Choice<(float) option,int>) |})
printfn "62: %40A" v62
let v63: Gu<(exn) option> = (Many [])
printfn "63: %40A" v63
let v64: Tree<ResizeArray<decimal>> = (Node ((Node (Leaf, (ResizeArray<decimal> [ (0M) ]), (Node (Leaf, (ResizeArray<decimal> [ (1.50M); (-12.25M); (1.50M); (1.50M); (0M); (-12.25M) ]), Leaf)))), (ResizeArray<decimal> [ (1.50M) ]), Leaf))
printfn "64: %120A" v64
let v65: G<(string)[,]> = { Value = ((Array2D.init 2 2 (fun i j -> ("dilbmeaikmfg api" : string))) : (string)[,]); Next = Some { Value = ((Array2D.init 3 1 (fun i j -> ("say \"hi\"" : string))) : (string)[,]); Next = None } }
printfn "65: %A" v65
let v66: Tree<(Choice<(bool * Color),char>) seq> = Leaf
printfn "66: %A" v66
let v67: Gu<exn> = (Many [])
printfn "67: %A" v67
let v68: G<System.Collections.Generic.HashSet<string>> = { Value = ((System.Collections.Generic.HashSet<string> [ "laoogpbf"; "back\\slash" ]) : System.Collections.Generic.HashSet<string>); Next = Some { Value = ((System.Collections.Generic.HashSet<string> [ "tab\there"; "dkhbppla"; "say \"hi\""; "clgpdcmhdcfj" ]) : System.Collections.Generic.HashSet<string>); Next = None } }
printfn "68: %A" v68
let v69: Map<char,string> = (Map.ofList [  ])
printfn "69: %0A" v69
let v70: Tree<struct ({| F0: float; F1: int; F2: int |} * (bool) list * (decimal) seq)> = (Node ((Node ((Node (Leaf, struct ({| F0 = ((123456789.125) : float); F1 = ((1) : int); F2 = ((0) : int) |}, [ (false); (true); (false) ], (seq { yield ((-12.25M)); yield ((0M)) })), Leaf)), struct ({| F0 = ((-2.5) : float); F1 = ((-1) : int); F2 = ((1000000) : int) |}, [ (true) ], (seq { yield ((1.50M)); yield ((-12.25M)) })), Leaf)), struct ({| F0 = ((0.1) : float); F1 = ((1) : int); F2 = ((12345) : int) |}, [ (false); (true); (false); (true) ], (seq { yield ((0M)); yield ((0M)); yield ((-12.25M)); yield ((-12.25M)); yield ((-12.25M)); yield ((-12.25M)) })), (Node ((Node (Leaf, struct ({| F0 = ((-2.5) : float); F1 = ((0) : int); F2 = ((12345) : int) |}, [ (true); (true); (true); (true); (false); (false); (true) ], (seq { yield ((1.50M)); yield ((-12.25M)); yield ((-12.25M)); yield ((-12.25M)); yield ((0M)) })), Leaf)), struct ({| F0 = ((infinity) : float); F1 = ((-7) : int); F2 = ((0) : int) |}, [ (true); (true); (false); (false) ], (seq { yield ((1.50M)); yield ((-12.25M)); yield ((1.50M)); yield ((-12.25M)); yield ((-12.25M)) })), (Node (Leaf, struct ({| F0 = ((1e100) : float); F1 = ((1) : int); F2 = ((12345) : int) |}, [ (false); (true); (true); (true); (false); (true); (true) ], (seq { yield ((1.50M)) })), Leaf))))))
printfn "70: %A" v70
let v71: Tree<struct (int * Color * bool * decimal)> = (Node (Leaf, struct ((0), ((Color.Red ||| Color.Green)), (true), (0M)), Leaf))
printfn "71: %A" v71
let v72: System.Collections.Generic.IDictionary<int,(Color) list> = (dict [ (0, [ (Color.Red); ((Color.Red ||| Color.Green)); (Color.Blue); (enum<Color> 9); (enum<Color> 9); (Color.Blue); (Color.Red); (Color.Red); ((Color.Red ||| Color.Green)); (Color.Blue); ((Color.Red ||| Color.Green)); (enum<Color> 9) ]); (1, [ (enum<Color> 9); (Color.Blue); (enum<Color> 9) ]); (2, [ (enum<Color> 9); (Color.Blue) ]) ])
printfn "72: %A" v72
let v73: Set<char> = (Set.ofList [ '\n' ])
printfn "73: %+A" v73
let v74: Map<char,exn> = (Map.ofList [ ('\'', Boom ("a\nb", 12345)); ('Z', Plain) ])
printfn "74: %120A" v74
let v75: (string) ref = (ref (("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ") : string))
printfn "75: %A" v75
let v76: exn = Plain
printfn "76: %20A" v76
let v77: Map<int,(int)[,]> = (Map.ofList [ (-7, (Array2D.init 3 3 (fun i j -> (1 : int)))); (12345, (Array2D.init 1 3 (fun i j -> (-2147483648 : int)))); (42, (Array2D.init 1 3 (fun i j -> (0 : int)))); (0, (Array2D.init 0 4 (fun i j -> (1 : int)))); (-1, (Array2D.init 3 2 (fun i j -> (42 : int)))); (-2147483648, (Array2D.init 1 4 (fun i j -> (0 : int)))); (1, (Array2D.init 1 1 (fun i j -> (-7 : int)))); (1000000, (Array2D.init 2 4 (fun i j -> (-1 : int)))); (42, (Array2D.init 3 4 (fun i j -> (42 : int)))); (0, (Array2D.init 0 2 (fun i j -> (12345 : int)))); (1000000, (Array2D.init 1 4 (fun i j -> (-1 : int)))); (0, (Array2D.init 2 2 (fun i j -> (-7 : int)))) ])
printfn "77: %0A" v77
let v78: Choice<decimal,int> = (Choice2Of2 ((0)))
printfn "78: %120A" v78
let v79: Tree<({| F0: string; F1: bool |}) array> = Leaf
printfn "79: %+A" v79
let v80: (exn) option = None
printfn "80: %120A" v80
let v81: Choice<obj,float> = (Choice2Of2 ((infinity)))
printfn "81: %A" v81
let v82: Gu<decimal> = (Pair ((0M), (1.50M)))
printfn "82: %20A" v82
let v83: {| F0: D; F1: Result<((Color) array * Set<int>),WrapP> |} = {| F0 = ((D ("tab\there")) : D); F1 = ((Error (WrapP { X = -7; Y = -7 })) : Result<((Color) array * Set<int>),WrapP>) |}
printfn "83: %A" v83
let v84: (float) list = [ (1e100) ]
printfn "84: %20A" v84
let v85: {| F0: Set<string> |} = {| F0 = ((Set.ofList [ "say \"hi\""; "tab\there"; "a\nb"; "b"; "say \"hi\""; "a\nb"; "d" ]) : Set<string>) |}
printfn "85: %40A" v85
let v86: ResizeArray<Map<char,({| F0: bool |}) list>> = (ResizeArray<Map<char,({| F0: bool |}) list>> [ (Map.ofList [ ('\'', [  ]); ('a', [ {| F0 = ((false) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((false) : bool) |} ]); ('\'', [ {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((true) : bool) |} ]); ('Z', [ {| F0 = ((false) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((true) : bool) |} ]); ('Z', [ {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((true) : bool) |} ]); ('\'', [ {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |} ]); ('Z', [ {| F0 = ((false) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((true) : bool) |}; {| F0 = ((false) : bool) |}; {| F0 = ((false) : bool) |} ]) ]); (Map.ofList [  ]) ])
printfn "86: %A" v86
let v87: (Map<string,struct ((int)[,] * Expr)>) ref = (ref ((Map.ofList [ ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z ", struct ((Array2D.init 1 1 (fun i j -> (0 : int))), (Let ("back\\slash", (Num (42)), (Num (-2147483648)))))); ("a\nb", struct ((Array2D.init 0 4 (fun i j -> (42 : int))), (Num (-1)))); ("hbicffpe pckdfcgchacc", struct ((Array2D.init 1 3 (fun i j -> (-2147483648 : int))), (Call ("ldmgdhenhndc bhh", [(Num (0))])))); ("back\\slash", struct ((Array2D.init 1 3 (fun i j -> (1 : int))), (Call ("j", [(Num (12345))])))); ("ijdaflkl gdbdklpcgape", struct ((Array2D.init 1 3 (fun i j -> (0 : int))), (Call ("gffaobfaliil", [(Num (1))])))) ]) : Map<string,struct ((int)[,] * Expr)>))
printfn "87: %A" v87
let v88: Result<Gu<string>,int> = (Ok ((Many [])))
printfn "88: %40A" v88
let v89: ((G<string>) option) list = [ (Some ({ Value = (("hjpindmf") : string); Next = Some { Value = (("m") : string); Next = None } })); None; (Some ({ Value = (("ikfkhkjddccnpgbimfhi") : string); Next = None })) ]
printfn "89: %A" v89
let v90: (Expr) array = [| (Num (12345)); (Num (1000000)) |]
printfn "90: %0A" v90
let v91: obj = (box ((Node (Leaf, ((0M), ("a\nb"), (1000000)), Leaf)) : Tree<(decimal * string * int)>))
printfn "91: %A" v91
let v92: exn = Plain
printfn "92: %120A" v92
let v93: P = { X = -7; Y = 42 }
printfn "93: %20A" v93
let v94: Map<int,bool> = (Map.ofList [ (1000000, (false)); (12345, (false)); (-7, (true)) ])
printfn "94: %A" v94
let v95: (Set<char>) seq = (seq { yield ((Set.ofList [ '\''; 'a'; 'Z'; 'a'; ' '; '\''; '\n' ])); yield ((Set.ofList [ 'a' ])); yield ((Set.ofList [ 'a'; '\n'; 'a'; 'a'; ' '; '\n'; ' '; '\n'; 'Z'; '\''; 'Z'; 'Z' ])) })
printfn "95: %40A" v95
let v96: (decimal)[,] = (Array2D.init 2 2 (fun i j -> (-12.25M : decimal)))
printfn "96: %+A" v96
let v97: Choice<(int) list,float> = (Choice1Of2 ([ (42); (12345); (1) ]))
printfn "97: %+A" v97
let v98: Tree<(Color) seq> = Leaf
printfn "98: %40A" v98
let v99: G<(struct (int * decimal)) list> = { Value = ([ struct ((42), (-12.25M)); struct ((42), (1.50M)); struct ((-2147483648), (-12.25M)); struct ((0), (1.50M)); struct ((1000000), (1.50M)); struct ((42), (0M)); struct ((1), (-12.25M)) ] : (struct (int * decimal)) list); Next = None }
printfn "99: %A" v99
let v100: G<Set<string>> = { Value = ((Set.ofList [ "aeije"; "jbingkec oejbnaloabiipbfjiejn"; "say \"hi\""; "tab\there"; "a\nb"; "pfkihoop o"; "ilahedaackeglckiibhk"; "say \"hi\""; "a\nb"; "g h"; "x y z "; "ifp" ]) : Set<string>); Next = None }
printfn "100: %120A" v100
let v101: Result<D,char> = (Error (('Z')))
printfn "101: %A" v101
let v102: Tree<exn> = Leaf
printfn "102: %A" v102
let v103: struct (Choice<Gu<int>,bool> * struct ((char) list * System.Collections.Generic.HashSet<char>) * (obj * exn * System.Collections.Generic.IDictionary<string,int> * (string) list) * Gu<(char) list>) = struct ((Choice2Of2 ((false))), struct ([ ('\n') ], (System.Collections.Generic.HashSet<char> [ '\'' ])), ((box ((1.50M) : decimal)), Boom ("back\\slash", -1), (dict [  ]), [ ("") ]), (Many []))
printfn "103: %0A" v103
let v104: ((int * decimal) * struct (int * decimal * bool * int)) = (((-1), (1.50M)), struct ((42), (-12.25M), (true), (-7)))
printfn "104: %20A" v104
let v105: {| F0: Big |} = {| F0 = ({ First = "say \"hi\""; Second = [ (42); (12345) ]; Third = Poly [ { X = 1; Y = -2147483648 }; { X = -2147483648; Y = 1000000 } ]; Fourth = [ ((-7), (" admcm")); ((0), ("tab\there")) ]; Fifth = (Map.ofList [ ("tab\there", (42)); ("back\\slash", (42)); ("say \"hi\"", (42)); (" ", (42)); ("a\nb", (1000000)); ("x y z ", (1000000)); ("a\nb", (0)) ]) } : Big) |}
printfn "105: %A" v105
let v106: (exn) voption = (ValueSome (Boom ("a\nb", -7)))
printfn "106: %A" v106
let v107: struct ((Color)[,] * SU) = struct ((Array2D.init 0 1 (fun i j -> (enum<Color> 9 : Color))), SA (-1))
printfn "107: %A" v107
let v108: (Map<char,bool>) option = (Some ((Map.ofList [ (' ', (false)); (' ', (true)); ('Z', (false)); (' ', (false)); (' ', (true)); ('a', (false)); ('a', (false)) ])))
printfn "108: %A" v108
let v109: (string) option = None
printfn "109: %A" v109
let v110: Result<exn,decimal> = (Error ((-12.25M)))
printfn "110: %A" v110
let v111: (Expr * struct (int * string * char * int) * exn) = ((Num (0)), struct ((0), ("x y z x y z x y z x y z x y z x y z x y z x y z x y z x y z "), ('\''), (0)), Plain)
printfn "111: %A" v111
let v112: {| F0: obj; F1: (G<bool>) list; F2: Big |} = {| F0 = ((box ((ValueSome ((0M))) : (decimal) voption)) : obj); F1 = ([ { Value = ((true) : bool); Next = Some { Value = ((true) : bool); Next = None } }; { Value = ((true) : bool); Next = None } ] : (G<bool>) list); F2 = ({ First = "back\\slash"; Second = [ 1 .. 20 ]; Third = Poly [ { X = 1; Y = 0 }; { X = -1; Y = -2147483648 } ]; Fourth = [ ((-2147483648), ("moeddnmi poflmpkkbnbngafmjpdc")); ((1), ("x y z ")); ((0), ("caldleknkfjopbdnjahk")) ]; Fifth = (Map.ofList [ ("say \"hi\"", (1)); ("back\\slash", (-1)); ("back\\slash", (-7)); ("back\\slash", (-7)) ]) } : Big) |}
printfn "112: %A" v112
let v113: (int * bool) = ((12345), (true))
printfn "113: %120A" v113
let v114: struct (Set<int> * System.Collections.Generic.IDictionary<string,bool>) = struct ((Set.ofList [  ]), (dict [ ("k0", (false)) ]))
printfn "114: %A" v114
let v115: Result<System.Collections.Generic.IDictionary<string,Set<int>>,Expr> = (Ok ((dict [ ("k0", (Set.ofList [ 1; 12345; 42; -1; 1 ])); ("k1", (Set.ofList [ 42; -1 ])); ("k2", (Set.ofList [ -1; 1; 42 ])) ])))
printfn "115: %A" v115
let v116: (Color) option = (Some ((Color.Red)))
printfn "116: %A" v116
let v117: ResizeArray<((int) ref * Map<int,decimal> * exn * Gu<int>)> = (ResizeArray<((int) ref * Map<int,decimal> * exn * Gu<int>)> [ ((ref ((-1) : int)), (Map.ofList [  ]), Boom ("a\nb", -2147483648), (Tagged ("tab\there", (-7)))); ((ref ((42) : int)), (Map.ofList [ (12345, (-12.25M)); (42, (-12.25M)); (-7, (1.50M)) ]), Plain, (Pair ((-2147483648), (-2147483648)))); ((ref ((-2147483648) : int)), (Map.ofList [ (1000000, (1.50M)); (1, (0M)) ]), Plain, (Pair ((42), (-1)))); ((ref ((-2147483648) : int)), (Map.ofList [ (42, (1.50M)); (12345, (1.50M)); (-1, (0M)) ]), Boom ("ojleg p", -1), (Many [(12345); (12345); (-1)])); ((ref ((-2147483648) : int)), (Map.ofList [ (12345, (0M)) ]), Deep { X = -7; Y = 12345 }, (Tagged ("back\\slash", (1000000)))) ])
printfn "117: %40A" v117
let v118: ResizeArray<struct (decimal * int)> = (ResizeArray<struct (decimal * int)> [ struct ((0M), (12345)); struct ((1.50M), (-7)); struct ((0M), (0)); struct ((-12.25M), (0)); struct ((-12.25M), (-1)) ])
printfn "118: %+A" v118
let v119: Set<string> = (Set.ofList [ "x y z "; "x y z "; "tab\there"; "say \"hi\""; "b" ])
printfn "119: %+A" v119
