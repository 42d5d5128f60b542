// out: 3 x 4 {braces} 001 3.14     3|3    |
// out: 3 x  3.14 [1; 2]
// out: quoted 3 "inner" 
// out: c:\dir\x
// out: c:\dir\x "q" 
// out: 3 {literal} x
// out: 3 {{not}} {x}
// out: a "b" \n c
// out: verb\n "x"
// out: esc 	|\|"|'|A|A|B|C||
// out: line1continued
// out: multi
// out: line
// out: a'
// out: A
// out: 97uy [|97uy; 98uy; 99uy|]
// out: [|97uy; 92uy; 98uy|]
// out: 255 15 10 1000000 8191
// out: 1 1 1 1 1 1
// out: 1 1 10
// out: 1000 0.0015 1 2 100
// out: 1.5 10
// out: ff FF 10 101
// out: 1
// out: aStringmap
// out: 3
// out:    42|42   |00042|+42| 42
// out:    3.142|2.50    |1.234500e+003|1.200000E-004|1E+10
// out: true s Some(1) Some "x"
// out:    42|42   |3.14
// out: %|x
// out: <3> t
// out: 4 end big
// out: 1-x
// out: 1 FF    2.5
// out: 2020-01-02
// out: [1; 2] Some(3) (1, 2) 
// out: three 10 3
// strings
let a = 3
let s = "x"
printfn $"{a} {s} {a + 1} {{braces}} {s.Length:D3} {3.14159:F2} {a,5}|{a,-5}|"
printfn $"%d{a} %s{s} %5.2f{3.14159} %A{[1;2]}"
printfn "%s" $"""{"quoted"} {a} "inner" """
printfn "%s" $@"c:\dir\{s}"
printfn "%s" @$"c:\dir\{s} ""q"" "
printfn "%s" $$"""{{a}} {literal} {{s}}"""
printfn "%s" $$$"""{{{a}}} {{not}} {x}"""
printfn "%s" """a "b" \n c"""
printfn "%s" @"verb\n ""x"""
printfn "%s" "esc \t|\\|\"|\'|\065|\x41|\u0042|\U00000043|\a\b\f\v|"
printfn "%s" "line1\
              continued"
printfn "%s" "multi
line"
printfn "%c%c%c%c" 'a' '\'' '\n' '\u0041'
printfn "%A %A" 'a'B "abc"B
printfn "%A" @"a\b"B
printfn "%d %d %d %d %d" 0xFF 0o17 0b1010 1_000_000 0x1F_FF
printfn "%d %d %d %d %d %d" 1y 1uy 1s 1us 1u 1l
printfn "%d %d %d" 1L 1UL 10n
printfn "%g %g %g %g %g" 1e3 1.5e-3 1.f 2.0F 1E+2
printfn "%M %A" 1.5M 10I
printfn "%x %X %o %B" 255 255 8 5
printfn "%g" 0x3ff0000000000000LF
printfn "%s" (nameof a + nameof System.String + nameof List.map)
let ``my var`` = 1
let ``type`` = 2
printfn "%d" (``my var`` + ``type``)
printfn "%5d|%-5d|%05d|%+d|% d" 42 42 42 42 42
printfn "%8.3f|%-8.2f|%e|%E|%G" 3.14159 2.5 1234.5 0.00012 1e10
printfn "%b %s %O %A" true "s" (Some 1) (Some "x")
printfn "%*d|%-*d|%.*f" 5 42 5 42 2 3.14159
printfn "%%|%c" 'x'
printfn "%a %t" (fun w x -> fprintf w "<%d>" x) 3 (fun w -> fprintf w "t")
let multi = $"""{a + 1} end {if a > 2 then "big" else "small"}"""
printfn "%s" multi
let fmt : Printf.StringFormat<int -> string -> string> = "%d-%s"
printfn "%s" (sprintf fmt 1 "x")
printfn "%s" (System.String.Format("{0} {1:X} {2,6:F1}", 1, 255, 2.55))
printfn $"{System.DateTime(2020, 1, 2):``yyyy-MM-dd``}"
printfn $"{[1; 2]} {Some 3} {(1, 2)} {null}"
printfn $"""{match a with 3 -> "three" | _ -> "?"} {let x = 5 in x * 2} {(fun x -> x + 1) 2}"""
let (|>>) f g = f >> g
