// out: {0} 42; -42; 3.14159; 2.5; str; c; True; Green; A, C; ; P<3>; 12345678901; 255; 1.5; Some(3); [1; 2]; (1, x); 7; 01:02:03; 02/29/2024 13:05:09; 
// out: {0,5}    42;   -42; 3.14159;   2.5;   str;     c;  True; Green;  A, C;      ;  P<3>; 12345678901;   255;   1.5; Some(3); [1; 2]; (1, x);     7; 01:02:03; 02/29/2024 13:05:09;      
// out: {0,-5}| 42   |; -42  |; 3.14159|; 2.5  |; str  |; c    |; True |; Green|; A, C |;      |; P<3> |; 12345678901|; 255  |; 1.5  |; Some(3)|; [1; 2]|; (1, x)|; 7    |; 01:02:03|; 02/29/2024 13:05:09|;      |
// out: {0:N2} 42.00; -42.00; 3.14; 2.50; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; 12,345,678,901.00; 255.00; 1.50; Some(3); [1; 2]; (1, x); 7.00; Input string was not in a correct format.; N2; 
// out: {0,12:N2}|        42.00|;       -42.00|;         3.14|;         2.50|;          str|;            c|;         True|; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".;             |;         P<3>|; 12,345,678,901.00|;       255.00|;         1.50|;      Some(3)|;       [1; 2]|;       (1, x)|;         7.00|; Input string was not in a correct format.;           N2|;             |
// out: {0,-12:N2}| 42.00       |; -42.00      |; 3.14        |; 2.50        |; str         |; c           |; True        |; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".;             |; P<3>        |; 12,345,678,901.00|; 255.00      |; 1.50        |; Some(3)     |; [1; 2]      |; (1, x)      |; 7.00        |; Input string was not in a correct format.; N2          |;             |
// out: {0:X} 2A; FFFFFFD6; Format specifier was invalid.; Format specifier was invalid.; str; c; True; 00000002; 00000005; ; P<3>; 2DFDC1C35; FF; Format specifier was invalid.; Some(3); [1; 2]; (1, x); 7; Input string was not in a correct format.; Input string was not in a correct format.; 
// out: {0:D4} 0042; -0042; Format specifier was invalid.; Format specifier was invalid.; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; 12345678901; 0255; Format specifier was invalid.; Some(3); [1; 2]; (1, x); 0007; Input string was not in a correct format.; D4; 
// out: {{{0}}} {42}; {-42}; {3.14159}; {2.5}; {str}; {c}; {True}; {Green}; {A, C}; {}; {P<3>}; {12345678901}; {255}; {1.5}; {Some(3)}; {[1; 2]}; {(1, x)}; {7}; {01:02:03}; {02/29/2024 13:05:09}; {}
// out: {{0}} {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}; {0}
// out: {0:000} 042; -042; 003; 003; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; 12345678901; 255; 002; Some(3); [1; 2]; (1, x); 007; Input string was not in a correct format.; 000; 
// out: {0:#,##0.00} 42.00; -42.00; 3.14; 2.50; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; 12,345,678,901.00; 255.00; 1.50; Some(3); [1; 2]; (1, x); 7.00; Input string was not in a correct format.; #,##0.00; 
// out: {0:G} 42; -42; 3.14159; 2.5; str; c; True; Green; A, C; ; P<3>; 12345678901; 255; 1.5; Some(3); [1; 2]; (1, x); 7; 0:01:02:03.0000000; 02/29/2024 13:05:09; 
// out: {0:0.0;(0.0)} 42.0; (42.0); 3.1; 2.5; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; 12345678901.0; 255.0; 1.5; Some(3); [1; 2]; (1, x); 7.0; Input string was not in a correct format.; 0.0;(0.0); 
// out: {0 , 4 }   42;  -42; 3.14159;  2.5;  str;    c; True; Green; A, C;     ; P<3>; 12345678901;  255;  1.5; Some(3); [1; 2]; (1, x);    7; 01:02:03; 02/29/2024 13:05:09;     
// out: {0,4 :D2}   42;  -42; Format specifier was invalid.; Format specifier was invalid.;  str;    c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".;     ; P<3>; 12345678901;  255; Format specifier was invalid.; Some(3); [1; 2]; (1, x);   07; Input string was not in a correct format.;   D2;     
// out: {0:} 42; -42; 3.14159; 2.5; str; c; True; Green; A, C; ; P<3>; 12345678901; 255; 1.5; Some(3); [1; 2]; (1, x); 7; 01:02:03; 02/29/2024 13:05:09; 
// out: {0,5:}    42;   -42; 3.14159;   2.5;   str;     c;  True; Green;  A, C;      ;  P<3>; 12345678901;   255;   1.5; Some(3); [1; 2]; (1, x);     7; 01:02:03; 02/29/2024 13:05:09;      
// out: {0:D3 } D3 ; -D3 ; D3 ; D3 ; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; D3 ; D3 ; D3 ; Some(3); [1; 2]; (1, x); D3 ; Input string was not in a correct format.; D3 ; 
// out: a{0}b{0}c a42b42c; a-42b-42c; a3.14159b3.14159c; a2.5b2.5c; astrbstrc; acbcc; aTruebTruec; aGreenbGreenc; aA, CbA, Cc; abc; aP<3>bP<3>c; a12345678901b12345678901c; a255b255c; a1.5b1.5c; aSome(3)bSome(3)c; a[1; 2]b[1; 2]c; a(1, x)b(1, x)c; a7b7c; a01:02:03b01:02:03c; a02/29/2024 13:05:09b02/29/2024 13:05:09c; abc
// out: {0:'x'0} x42; -x42; x3; x3; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; x12345678901; x255; x2; Some(3); [1; 2]; (1, x); x7; Input string was not in a correct format.; x0; 
// out: {0:P1} 4,200.0 %; -4,200.0 %; 314.2 %; 250.0 %; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; 1,234,567,890,100.0 %; 25,500.0 %; 150.0 %; Some(3); [1; 2]; (1, x); 700.0 %; Input string was not in a correct format.; P1; 
// out: {0:E2} 4.20E+001; -4.20E+001; 3.14E+000; 2.50E+000; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; 1.23E+010; 2.55E+002; 1.50E+000; Some(3); [1; 2]; (1, x); 7.00E+000; Input string was not in a correct format.; E2; 
// out: {0:C} ¤42.00; (¤42.00); ¤3.14; ¤2.50; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; ¤12,345,678,901.00; ¤255.00; ¤1.50; Some(3); [1; 2]; (1, x); ¤7.00; Input string was not in a correct format.; Input string was not in a correct format.; 
// out: {0:yyyy} yyyy; -yyyy; yyyy; yyyy; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; yyyy; yyyy; yyyy; Some(3); [1; 2]; (1, x); yyyy; Input string was not in a correct format.; 2024; 
// out: {0:B8} 00101010; 11111111111111111111111111010110; Format specifier was invalid.; Format specifier was invalid.; str; c; True; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".; ; P<3>; 01011011111110111000001110000110101; 11111111; Format specifier was invalid.; Some(3); [1; 2]; (1, x); 00000111; Input string was not in a correct format.; B8; 
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 1. Format item ends prematurely.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 1. Format item ends prematurely.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 2. Format item ends prematurely.
// out: !FormatException: Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 3. Expected an ASCII digit.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 3. Expected an ASCII digit.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 3. Format item ends prematurely.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 5. Format item ends prematurely.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: [                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                       1]
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Expected an ASCII digit.
// out: []
// out: [plain]
// out: !FormatException: Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: [1]
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: !FormatException: Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: !FormatException: Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: !FormatException: Input string was not in a correct format. Failure to parse near offset 3. Format item ends prematurely.
// out: [1 b c 4.5]
// out: [4 3 2 1]
// out: [1-2]
// out: [a--c]
// out: !ArgumentNullException: Value cannot be null. (Parameter 'format')
// out: [1234.5678 1,234.57       1234.6| 1.23E+003   |    -42 FFFFFFD6 -00042  |    abc abc   | |    |]
// out: [¤1.00 25.6 % [1; 2] Some(1) (1, 2)    c True  | Red 1 00000004 A, B 3 00000004 B A]
// out: [-42   -42| abc   | 1234.567800 1234.57 [1; 2] Some(1) ff z true 1234.568]
// out: [{} % 1% {2}]
// out: [1234.6|]
// out: !FormatException: Input string was not in a correct format.
// out: [3    P<4>     P<4>|]
// out: [Red]
// out: [Red]
// out: [1]
// out: [1]
// out: [00000001]
// out: [00000001]
// out: [Red]
// out: [Red]
// out: [Red]
// out: [Red]
// out: !FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: !FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: [Blue]
// out: [Blue]
// out: [4]
// out: [4]
// out: [00000004]
// out: [00000004]
// out: [Blue]
// out: [Blue]
// out: [Blue]
// out: [Blue]
// out: !FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: !FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: [7]
// out: [7]
// out: [7]
// out: [7]
// out: [00000007]
// out: [00000007]
// out: [Red, Green, Blue]
// out: [Red, Green, Blue]
// out: [7]
// out: [7]
// out: !FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: !FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: [-1]
// out: [-1]
// out: [-1]
// out: [-1]
// out: [FFFFFFFF]
// out: [FFFFFFFF]
// out: [-1]
// out: [-1]
// out: [-1]
// out: [-1]
// out: !FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: !FormatException: Format string can be only "G", "g", "X", "x", "F", "f", "D" or "d".
// out: [None]
// out: [0]
// out: [00000000]
// out: [None]
// out: [None]
// out: [A]
// out: [1]
// out: [00000001]
// out: [A]
// out: [A]
// out: [A, B]
// out: [3]
// out: [00000003]
// out: [A, B]
// out: [A, B]
// out: [A, B, C]
// out: [7]
// out: [00000007]
// out: [A, B, C]
// out: [A, B, C]
// out: [8]
// out: [8]
// out: [00000008]
// out: [8]
// out: [8]
// out: [9]
// out: [9]
// out: [00000009]
// out: [9]
// out: [9]
// out: [007|    x<1.5>12.5cTrues31.5abxxx
// out: l
// out: 1, 2, 3]
// out:     1|2.2
// out: 1FF
// out: [1-2x
// out: ]
// out: [1ac]
// out: [ab]
// out: [1,2]
// out: [1,a,,2.5]
// out: [a-b]
// out: [421.52.5cTrues301]
// out: { !FormatException: Input string was not in a correct format. Failure to parse near offset 1. Format item ends prematurely.
// out: {0:{} !FormatException: Input string was not in a correct format. Failure to parse near offset 3. Format item ends prematurely.
// out: {0:a{{b} !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: {0:ab{ !FormatException: Input string was not in a correct format. Failure to parse near offset 5. Format item ends prematurely.
// out: {0:ab{x} !FormatException: Input string was not in a correct format. Failure to parse near offset 5. Format item ends prematurely.
// out: {0:ab}} !FormatException: Input string was not in a correct format. Failure to parse near offset 7. Format item ends prematurely.
// out: {0 x} !FormatException: Input string was not in a correct format. Failure to parse near offset 3. Format item ends prematurely.
// out: {0,5 x} !FormatException: Input string was not in a correct format. Failure to parse near offset 5. Format item ends prematurely.
// out: {0:abc !FormatException: Input string was not in a correct format. Failure to parse near offset 6. Format item ends prematurely.
// out: {0,5x} !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: {0,5 !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: {0,5  !FormatException: Input string was not in a correct format. Failure to parse near offset 5. Format item ends prematurely.
// out: {0 !FormatException: Input string was not in a correct format. Failure to parse near offset 2. Format item ends prematurely.
// out: {0  !FormatException: Input string was not in a correct format. Failure to parse near offset 3. Format item ends prematurely.
// out: {0: !FormatException: Input string was not in a correct format. Failure to parse near offset 3. Format item ends prematurely.
// out: {0:  !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: xx{0 x} !FormatException: Input string was not in a correct format. Failure to parse near offset 5. Format item ends prematurely.
// out: {0,-5 x} !FormatException: Input string was not in a correct format. Failure to parse near offset 6. Format item ends prematurely.
// out: {0a} !FormatException: Input string was not in a correct format. Failure to parse near offset 2. Format item ends prematurely.
// out: {12 b} !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: {0,10b !FormatException: Input string was not in a correct format. Failure to parse near offset 5. Format item ends prematurely.
// out: {0,  !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: {0, x !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Expected an ASCII digit.
// out: {0,-x} !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Expected an ASCII digit.
// out: é{0 x} !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: é{x} !FormatException: Input string was not in a correct format. Failure to parse near offset 2. Expected an ASCII digit.
// out: {0:b !FormatException: Input string was not in a correct format. Failure to parse near offset 4. Format item ends prematurely.
// out: a{ !FormatException: Input string was not in a correct format. Failure to parse near offset 2. Format item ends prematurely.
// out: a{  !FormatException: Input string was not in a correct format. Failure to parse near offset 2. Expected an ASCII digit.
// out: a{ 0} !FormatException: Input string was not in a correct format. Failure to parse near offset 2. Expected an ASCII digit.
// out: }a !FormatException: Input string was not in a correct format. Failure to parse near offset 1. Unexpected closing brace without a corresponding opening brace.
// out: a} !FormatException: Input string was not in a correct format. Failure to parse near offset 2. Format item ends prematurely.
// out: a}b !FormatException: Input string was not in a correct format. Failure to parse near offset 2. Unexpected closing brace without a corresponding opening brace.
// Composite formats: String.Format, interpolation, AppendFormat, Join, enums by a format; malformed ones raise.
open System
open System.Globalization
type Color = Red = 1 | Green = 2 | Blue = 4
[<Flags>]
type Fl = None = 0 | A = 1 | B = 2 | C = 4
type R = { a: int; b: string }
type P(x: int) =
    override _.ToString() = sprintf "P<%d>" x
let show (f: unit -> string) = Console.WriteLine(try "[" + f () + "]" with e -> "!" + e.GetType().Name + ": " + e.Message)
let fs = [ "{0}"; "{0,5}"; "{0,-5}|"; "{0:N2}"; "{0,12:N2}|"; "{0,-12:N2}|"; "{0:X}"; "{0:D4}"; "{{{0}}}"; "{{0}}"; "{0:000}"; "{0:#,##0.00}"; "{0:G}"; "{0:0.0;(0.0)}"; "{0 , 4 }"; "{0,4 :D2}"; "{0:}"; "{0,5:}"; "{0:D3 }"; "a{0}b{0}c"; "{0:'x'0}"; "{0:P1}"; "{0:E2}"; "{0:C}"; "{0:yyyy}"; "{0:B8}" ]
for f in fs do
    let values =
      [ box 42; box -42; box 3.14159; box 2.5M; box "str"; box 'c'; box true; box Color.Green; box (Fl.A ||| Fl.C); box null; box (P 3); box 12345678901I; box 255uy; box 1.5f; box (Some 3); box [ 1; 2 ]; box (1, "x"); box 7L; box (TimeSpan(1, 2, 3)); box (DateTime(2024, 2, 29, 13, 5, 9)); box () ]
    let text (v: obj) = try String.Format(CultureInfo.InvariantCulture, f, v) with e -> e.Message
    Console.WriteLine(f + " " + String.Join("; ", List.map text values))
for f in [ "{"; "}"; "{0"; "{1}"; "{0}}"; "{a}"; "{0,}"; "{0,x}"; "{-1}"; "{ 0}"; "{0:{}"; "{0:}}"; "{}"; "{0,1000}"; "{0,-}"; ""; "plain"; "{0} {1}"; "{0}{"; "{00}"; "{0:a{{b}"; "{0,5"; "{0:N"; "{999999}"; "{1000001}"; "{0 x}" ] do
    show (fun () -> String.Format(f, box 1))
show (fun () -> String.Format("{0} {1} {2} {3}", 1, "b", 'c', 4.5))
show (fun () -> String.Format("{3} {2} {1} {0}", [| box 1; box 2; box 3; box 4 |]))
show (fun () -> String.Format("{0}-{1}", 1, 2))
show (fun () -> String.Format("{0}-{1}-{2}", "a", null, "c"))
show (fun () -> String.Format(null, 1))
let x = 1234.5678
let i = -42
let s = "abc"
let nul: string = null
show (fun () -> $"{x} {x:N2} {x,12:F1}| {x,-12:E2}| {i,6} {i:X8} {i,-8:D5}| {s,6} {s,-6}| {nul}| {nul,3}|")
show (fun () -> $"{1M:C} {0.256:P1} {[ 1; 2 ]} {Some 1} {(1, 2)} {'c',4} {true,-6}| {Color.Red} {Color.Red:D} {Color.Blue:X} {Fl.A ||| Fl.B} {Fl.A ||| Fl.B:D} {Fl.C:X} {Fl.B:G} {Fl.A:F}")
show (fun () -> $"%d{i} %5d{i}| %-6s{s}| %f{x} %.2f{x} %A{[ 1; 2 ]} %O{Some 1} %x{255} %c{'z'} %b{true} %08.3f{x}")
show (fun () -> $"{{}} %% {1}%% {{{2}}}")
show (fun () -> $"""{x:``0.0``}|""")
show (fun () -> $"{DateTime(2024, 2, 29, 13, 5, 9):``yyyy-MM-dd HH:mm:ss``} {DateTime(2024, 2, 29):d} {TimeSpan.FromMinutes 90.0} {TimeSpan.FromMinutes 90.0:``hh\\:mm``}")
show (fun () -> $"{box 3} {box null} {null} {()} {P 4} {P 4,8}|")
for v in [ Color.Red; Color.Blue; enum<Color> 7; enum<Color> -1 ] do
    for f in [ "G"; "g"; "D"; "d"; "X"; "x"; "F"; "f"; ""; null; "Q"; "D2" ] do show (fun () -> v.ToString(f))
for v in [ Fl.None; Fl.A; Fl.A ||| Fl.B; Fl.A ||| Fl.B ||| Fl.C; enum<Fl> 8; enum<Fl> 9 ] do
    for f in [ "G"; "D"; "X"; "F"; "" ] do show (fun () -> v.ToString(f))
let sb = System.Text.StringBuilder()
sb.AppendFormat("{0:D3}|{1,5}", 7, "x").AppendFormat("<{0}>", 1.5).Append(1).Append(2.5).Append('c').Append(true).Append("s").Append(3L).Append(1.5M).Append(null: string).Append([| 'a'; 'b' |]).Append('x', 3).AppendLine().AppendLine("l").AppendJoin(", ", [ 1; 2; 3 ]) |> ignore
show (fun () -> sb.ToString())
Console.WriteLine("{0,5}|{1:N1}", 1, 2.25)
Console.Write("{0}", 1)
Console.Out.WriteLine("{0:X}", 255)
let sw = new IO.StringWriter()
sw.Write("{0}-{1}", 1, 2)
sw.WriteLine("{0}", "x")
show (fun () -> sw.ToString())
show (fun () -> String.Concat(1, "a", 'c'))
show (fun () -> String.Concat([ "a"; "b" ]))
show (fun () -> String.Join(",", [ 1; 2 ]))
show (fun () -> String.Join(",", [| box 1; box "a"; null; box 2.5 |]))
show (fun () -> String.Join('-', "a", "b"))
show (fun () -> (42).ToString("N0") + (1.5).ToString() + (2.5M).ToString("F1") + 'c'.ToString() + true.ToString() + "s".ToString() + (3I).ToString() + (1uy).ToString("X2"))
for f in [ "{"; "{0:{}"; "{0:a{{b}"; "{0:ab{";"{0:ab{x}"; "{0:ab}}"; "{0 x}"; "{0,5 x}"; "{0:abc"; "{0,5x}"; "{0,5"; "{0,5 "; "{0"; "{0 "; "{0:"; "{0: "; "xx{0 x}"; "{0,-5 x}"; "{0a}"; "{12 b}" ; "{0,10b"; "{0, "; "{0, x"; "{0,-x}"; "é{0 x}"; "é{x}"; "{0:b"; "a{"; "a{ "; "a{ 0}"; "}a"; "a}"; "a}b"] do
    Console.Write(f + " ")
    show (fun () -> String.Format(f, box 1))
