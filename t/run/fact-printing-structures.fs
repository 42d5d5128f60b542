// out: { A = 1
// out:   B = "x" }
// out: { Only = 1 }
// out: [{ A = 1
// out:    B = "x" }; { A = 2
// out:                 B = "y" }]
// out: some text before that is rather long and would count [1000000000; 1000000001; 1000000002; 1000000003; 1000000004; 1000000005]
// out: [1; 2; 3; 4; 5; 6; 7;
// out:  8; 9; 10]|
// out: 1|
// out: { A = 1 B = "x" }
// out: "a"b
// out: " '\010'
// out: 0.1000000015f nan infinity 12 1.0
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:  23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
// out:  43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62;
// out:  63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82;
// out:  83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...]
// out: [|0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1;
// out:   0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1;
// out:   0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1;
// out:   0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; 0; 1; ...|]
// out: set [1; 2; 3; 4; 5; 6; 7; 8; 9; ...]
// out: map
// out:   [(1, 1); (2, 2); (3, 3); (4, 4); (5, 5); (6, 6); (7, 7); (8, 8); (9, 9); ...]
// out: seq [1; 2; 3; 4; ...]
// out: seq [1; 2; 3; 4; ...]
// out: seq [1; 2; 3; 4; ...]
// out: seq [[1, x]]
type R = { A: int; B: string }
type One = { Only: int }
printfn "%A" { A = 1; B = "x" }
printfn "%A" { Only = 1 }
printfn "%A" [ { A = 1; B = "x" }; { A = 2; B = "y" } ]
printfn "some text before that is rather long and would count %A" [ 1000000000..1000000005 ]
printfn "%20A|" [ 1..10 ]
printfn "%5A|" 1
printfn "%0A" { A = 1; B = "x" }
printfn "%A %A" "a\"b\n" '\n'
printfn "%A %A %A %A %A" 0.1f nan infinity 12I 1.0
printfn "%A" [ 1..101 ]
printfn "%A" (Array.init 101 (fun i -> i % 2))
printfn "%A" (set [ 1..12 ])
printfn "%A" (Map.ofList [ for i in 1..12 -> i, i ])
printfn "%A" (seq { 1..10 })
printfn "%A" (ResizeArray [ 1..10 ])
printfn "%A" (System.Collections.Generic.HashSet [ 1..10 ])
printfn "%A" (dict [ 1, "x" ])
