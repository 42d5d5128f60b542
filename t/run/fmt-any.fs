// out: Foo (1, "a")|Prog+Foo: Foo (1, "a")|Foo (1, "a")|Prog+Foo: Foo (1, "a")
// out: Bar|Prog+Bar: Bar|Bar|Prog+Bar: Bar
// out: Baz "x"|Prog+Baz: Baz "x"|Baz "x"|Prog+Baz: Baz "x"
// out: Q 5|Prog+Q: Q 5|Q 5|Prog+Q: Q 5
// out: boom|System.Exception: boom|System.Exception: boom|System.Exception: boom
// out: m (Parameter 'p')|System.ArgumentException: m (Parameter 'p')|System.ArgumentException: m (Parameter 'p')|System.ArgumentException: m (Parameter 'p')
// out: Foo (2, "b")
// out: C!1 Prog+D Red 7
// out: { A = 1
// out:   B = "x" }
// out: Three (1, { A = 1
// out:             B = "x" })
// out: [Some 1; None; Some -3]
// out: Some (Some 3)
// out: [[1; 2]; [3]]
// out: (1, "a", 'c', 2.5, 3.0f, 1.0, true, (), 1L, 2uy, 3s, 4us, 5u, 6UL, 7y, 8n, 9un)
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:  23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
// out:  43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62;
// out:  63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81; 82;
// out:  83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; 100; ...]
// out: map
// out:   [(1, "1"); (2, "2"); (3, "3"); (4, "4"); (5, "5"); (6, "6"); (7, "7");
// out:    (8, "8"); (9, "9"); ...]
// out: seq [1; 2; 3; 4; ...]
// out: [|1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:   23; 24; 25; 26; 27; 28; 29; 30|]
// out: [{ A = 0
// out:    B = "" }; { A = 1
// out:                B = "ab" }; { A = 2
// out:                              B = "abab" }; { A = 3
// out:                                              B = "ababab" }; { A = 4
// out:                                                                B = "abababab" }]
// out: Ok 3
// out: Error "x"
// out: Choice1Of2 3
// out: Value is not created.
// out: { contents = 3 }
// out: ValueSome 3
// out: <null>
// out: ["a"; null]
// out: "quo"te
// out: nl"
// out: ['\010'; '\''; '\\'; '"'; '\001']
// out: [nan; infinity; -infinity; 1e+20; 1e-07; 0.1; 1.23456789e+11; 1234.56789]
// out: [1.5f; 3.000000102e+10f; 0.1000000015f; 1.000000012e-07f]
// out: ()
// out: Two -5
// out: [Two 5; One]
// out: { A = 1
// out:   B = "x" } Two 3 [1; 2; 3; ... ] Some(3)
// out: { A = 1
// out:   B = "x" } Three (1, { A = 1
// out:             B = "x" }) [Some(1); null] (1, a)
// out: [[[1; 2; 3]; [4; 5; 6]]; [[7]]]
// out: [(0, "0"); (1, "1"); (2, "2"); (3, "3"); (4, "4"); (5, "5"); (6, "6"); (7, "7");
// out:  (8, "8"); (9, "9"); (10, "10"); (11, "11"); (12, "12"); (13, "13"); (14, "14");
// out:  (15, "15"); (16, "16"); (17, "17"); (18, "18"); (19, "19"); (20, "20");
// out:  (21, "21"); (22, "22"); (23, "23"); (24, "24"); (25, "25"); (26, "26");
// out:  (27, "27"); (28, "28"); (29, "29")]
// out: [[|Some "abcdabcdabcdabcdabcd"|];
// out:  [|Some "abcdabcdabcdabcdabcd"; Some "abcdabcdabcdabcdabcd"|];
// out:  [|Some "abcdabcdabcdabcdabcd"; Some "abcdabcdabcdabcdabcd";
// out:    Some "abcdabcdabcdabcdabcd"|];
// out:  [|Some "abcdabcdabcdabcdabcd"; Some "abcdabcdabcdabcdabcd";
// out:    Some "abcdabcdabcdabcdabcd"; Some "abcdabcdabcdabcdabcd"|]]
// out: 5|5|{ A = 1 B = "x" }|[1; 2; 3; ...]
// out: [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12;
// out:  13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:  23; 24; 25; 26; 27; 28; 29; 30]
// out: N (N (N (L, 1, L), 2, N (L, 1, L)), 3, N (N (L, 1, L), 2, N (L, 1, L)))
// out: N (N (N (N (L, 1, L), 2, N (L, 1, L)), 3, N (N (L, 1, L), 2, N (L, 1, L))), 4,
// out:    N (N (N (L, 1, L), 2, N (L, 1, L)), 3, N (N (L, 1, L), 2, N (L, 1, L))))
// out: { Name = "hello"
// out:   Items =
// out:    [(1, "1"); (2, "2"); (3, "3"); (4, "4"); (5, "5"); (6, "6"); (7, "7");
// out:     (8, "8"); (9, "9"); (10, "10"); (11, "11"); (12, "12")]
// out:   Opt = Some { A = 1
// out:                B = "b" }
// out:   Nested = [{ A = 1
// out:               B = "b" }; { A = 2
// out:                            B = "c" }] }
// out: [map [(1, "a")]; map []]
module Prog
exception Foo of int * string
exception Bar
exception Baz of string
exception Q of code: int
type C(x:int) =
    member _.X = x
    override _.ToString() = "C!" + string x
type D() = class end
type R = { A: int; B: string }
type U = One | Two of int | Three of a: int * b: R
type Color = Red = 1 | Green = 2
let msg (e: exn) = printfn "%s|%O|%A|%s" e.Message e e (string e)
msg (Foo (1, "a"))
msg Bar
msg (Baz "x")
msg (Q 5)
msg (Failure "boom")
msg (System.ArgumentException("m", "p"))
printfn "%A" (Foo (2, "b"))
printfn "%A %A %A %A" (C 1) (D()) Color.Red (enum<Color> 7)
printfn "%A" { A = 1; B = "x" }
printfn "%A" (Three (1, { A = 1; B = "x" }))
printfn "%A" [Some 1; None; Some -3]
printfn "%A" (Some (Some 3))
printfn "%A" [[1;2];[3]]
printfn "%A" (1, "a", 'c', 2.5, 3.0f, 1.0, true, (), 1L, 2uy, 3s, 4us, 5u, 6UL, 7y, 8n, 9un)
printfn "%A" [1..200]
printfn "%A" (Map.ofList [for i in 1..20 -> i, string i])
printfn "%A" (seq { 1..10 })
printfn "%A" [|1..30|]
printfn "%A" (List.init 5 (fun i -> { A = i; B = String.replicate i "ab" }))
printfn "%A" (Ok 3 : Result<int,string>)
printfn "%A" (Error "x" : Result<int,string>)
printfn "%A" (Choice1Of2 3 : Choice<int,string>)
printfn "%A" (lazy (1+1))
printfn "%A" (ref 3)
printfn "%A" (ValueSome 3)
printfn "%A" (null : string)
printfn "%A" ["a"; null]
printfn "%A" "quo\"te\nnl"
printfn "%A" ['\n'; '\''; '\\'; '"'; '\001']
printfn "%A" [nan; infinity; -infinity; 1e20; 1e-7; 0.1; 123456789012.0; 1234.5678901234]
printfn "%A" [1.5f; 3e10f; 0.1f; 1e-7f]
printfn "%A" ()
printfn "%A" (Two -5)
printfn "%A" [Two 5; One]
printfn "%s %s %s %s" (string { A = 1; B = "x" }) (string (Two 3)) (string [1;2;3;4]) (string (Some 3))
printfn "%O %O %O %O" { A = 1; B = "x" } (Three (1, { A = 1; B = "x" })) [Some 1; None] (1, "a")
printfn "%A" [[[1;2;3];[4;5;6]];[[7]]]
printfn "%A" (List.init 30 (fun i -> i, string i))
printfn "%A" (List.init 4 (fun i -> [| for j in 0..i -> Some (String.replicate 5 "abcd") |]))
printfn "%20A|%-20A|%0A|%.3A" 5 5 { A = 1; B = "x" } [1..10]
printfn "%40A" [1..30]
type T = L | N of T * int * T
let rec build n = if n = 0 then L else N (build (n-1), n, build (n-1))
printfn "%A" (build 3)
printfn "%A" (build 4)
type RR = { Name: string; Items: (int * string) list; Opt: R option; Nested: R list }
printfn "%A" { Name = "hello"; Items = [for i in 1..12 -> i, string i]; Opt = Some { A = 1; B = "b" }; Nested = [{ A = 1; B = "b" }; { A = 2; B = "c" }] }
printfn "%A" [Map.ofList [1, "a"]; Map.empty]
