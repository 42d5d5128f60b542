// out: 42     |2a     |2.500|1e+10       |+2.500000000| 2.500000000|NaN       |-3     
// out: 2.500e+00000|-2.500e+0000|+0.100000000
// out: -1|%d
// out: 1777777777777777777777|%o
// out: 18446744073709551611|%7u
// out: 42|%-i
// out: 10000000000000000000000000000000|%-B
// out: 7fffffff|%-7x
// out: -1|%0i
// out: 1111111111111111111111111111111111111111111111111111111111111111|%0B
// out: fffffffffffffffb|%07x
// out: +42|%+u
// out: +42|%+1u
// out: +7FFFFFFF|%+7X
// out:  255|% u
// out:  FFFFFFFF|% 1X
// out:  FFFFFFFFFFFFFFFB|% 7X
// out: +2a|%-+x
// out: +0     |%-+7d
// out: +17777777777|%-+7o
// out: +ff|%0+x
// out: +000255|%0+7d
// out: +1777777777777777777773|%0+7o
// out:  2A|%- X
// out:  0     |%- 7i
// out:  1111111111111111111111111111111|%- 7B
// out:  FF|%0 X
// out:  000255|%0 7i
// out:  1111111111111111111111111111111111111111111111111111111111111011|%0 7B
// out: 52|%-0o
// out: 0      |%-07u
// out: -1.500000|%f
// out: 123457|%g
// out: 1e+020|%.0e
// out: NaN|%.0G
// out: -Infinity|%.1E
// out: 0.000|%.3f
// out: 1e+05|%.3g
// out: 0.0000000000E+000|%.10E
// out:     1.000000|%12f
// out:          0.1|%12g
// out:       1e-005|%12.0e
// out:     1.5E+300|%12.0G
// out:     Infinity|%12.1E
// out:        2.500|%12.3f
// out:        1e+05|%12.3g
// out: 1.2345670000e+006|%12.10e
// out: -0.000000|%-f
// out: 0e+000|%-.0e
// out: -Infinity|%-.1e
// out: Infinity|%-.3E
// out: NaN|%-.10g
// out: 123457      |%-12G
// out: 0.1         |%-12.1f
// out: -1.500e+000 |%-12.3e
// out: 1.0000000000E+000|%-12.10E
// out: -Infinity|%0e
// out: 0.00012345|%0G
// out: 1E+005|%0.0E
// out: 0.0e+000|%0.1e
// out: 1|%0.1G
// out: 1.000E-001|%0.3E
// out: 0.0000100000|%0.10f
// out: 1.5e+300|%0.10g
// out:     Infinity|%012e
// out: 0000000002.5|%012G
// out: 0000001E+005|%012.0E
// out: 0001234567.0|%012.1f
// out: 0000000000-0|%012.1G
// out: -01.500E+000|%012.3E
// out: 123456.7890000000|%012.10f
// out: 00000001e+20|%012.10g
// out: NaN|%+e
// out: -Infinity|%+G
// out: +1E-004|%+.0E
// out: +100000.0|%+.1f
// out: +0|%+.1G
// out: +1.000E+000|%+.3E
// out: +0.1000000000|%+.10f
// out: +1e-05|%+.10g
// out: +1.500000e+300|%+12e
// out:     Infinity|%+12G
// out:      +2E+000|%+12.0E
// out:     +99999.9|%+12.1f
// out:       +1e+06|%+12.1g
// out: +-0.000E+000|%+12.3E
// out: -1.5000000000|%+12.10f
// out:  +123456.789|%+12.10g
// out: NaN|% E
// out:  123456.789|% .0g
// out:  0.1|% .1G
// out: -1.5000000000|% .10f
// out:  1.000000e+000|% 12e
// out:      -0E+000|% 12.0E
// out:            0|% 12.1g
// out:    -Infinity|% 12.3g
// out:     Infinity|% 12.10G
// out: NaN|%-+.0f
// out: +1.2e+005|%-+.1e
// out: +1.000E-001|%-+.3E
// out: -1.5|%-+.10g
// out: +1          |%-+12G
// out: +-0.0       |%-+12.1f
// out: +0.000e+000 |%-+12.3e
// out: -Infinity   |%-+12.10e
// out: Infinity|%0+E
// out: NaN|%0+.0g
// out: +1E+05|%0+.1G
// out: +0.1000000000|%0+.10f
// out: -1.500000e+000|%0+12e
// out: +000001E+000|%0+12.0E
// out: +000000000-0|%0+12.1g
// out: +00000000000|%0+12.3G
// out:    -Infinity|%0+12.10G
// out: Infinity|%- .0f
// out: NaN|%- .1e
// out:  1.235E+005|%- .3E
// out:  0.1|%- .10g
// out: -1.5        |%- 12G
// out:  1.0        |%- 12.1f
// out:  -0.000e+000|%- 12.3e
// out:  0.0000000000E+000|%- 12.10E
// out: -Infinity|%0 E
// out: Infinity|%0 .0g
// out: NaN|%0 .1G
// out:  123456.7890000000|%0 .10f
// out:  1.000000e-001|%0 12e
// out: -000002E+000|%0 12.0E
// out:  00000000001|%0 12.1g
// out:  000000000-0|%0 12.3G
// out: 0.000000|%-0f
// out: -Infinity|%-0.0f
// out: Infinity|%-0.1e
// out: NaN|%-0.3E
// out: 123456.789|%-0.10g
// out: 0.1000000000|%-012G
// out: -1.500000000|%-012.1f
// out: 1.000e+00000|%-012.3e
// out: -0.0000000000E+000|%-012.10E
// out:     ab|ab    |abc|  true|false |x|   y|z   |
// out:        1.5|Some(2)   |[1; 2]
// out:    42|-0042|+0042| 0042|+42   |
// out: 000000ff|FFFFFFFF|10|101|ff      |     101
// out: 1 2 3 4
// out:    42|42   |3.14|   2.718|000007
// out: 1e+15 1e+16 1.23457e+08 1e-05
// out: 1.23e+03 0.1 100000
// out: |     |
// out:    12.35|12.3    |00042|    42|42    |42| 12.3|42      |2A|000042
printfn "%-07d|%-07x|%-05.1f|%-012g|%-+012.1f|%-0 12.1f|%-010f|%-07i" 42 42 2.5 1e10 2.5 2.5 nan -3
printfn "%-012.3e|%-012.3e|%+-012g" 2.5 -2.5 0.1
printfn "%d|%%d" ((-1y))
printfn "%o|%%o" (18446744073709551615UL)
printfn "%7u|%%7u" ((-5L))
printfn "%-i|%%-i" (42)
printfn "%-B|%%-B" ((-2147483648))
printfn "%-7x|%%-7x" (2147483647)
printfn "%0i|%%0i" ((-1y))
printfn "%0B|%%0B" (18446744073709551615UL)
printfn "%07x|%%07x" ((-5L))
printfn "%+u|%%+u" (42)
printfn "%+1u|%%+1u" (42)
printfn "%+7X|%%+7X" (2147483647)
printfn "% u|%% u" ((-1y))
printfn "% 1X|%% 1X" (-1)
printfn "% 7X|%% 7X" ((-5L))
printfn "%-+x|%%-+x" (42)
printfn "%-+7d|%%-+7d" (0)
printfn "%-+7o|%%-+7o" (2147483647)
printfn "%0+x|%%0+x" ((-1y))
printfn "%0+7d|%%0+7d" (255uy)
printfn "%0+7o|%%0+7o" ((-5L))
printfn "%- X|%%- X" (42)
printfn "%- 7i|%%- 7i" (0)
printfn "%- 7B|%%- 7B" (2147483647)
printfn "%0 X|%%0 X" ((-1y))
printfn "%0 7i|%%0 7i" (255uy)
printfn "%0 7B|%%0 7B" ((-5L))
printfn "%-0o|%%-0o" (42)
printfn "%-07u|%%-07u" (0)
printfn "%f|%%f" (-1.5)
printfn "%g|%%g" 123456.789
printfn "%.0e|%%.0e" 1e20
printfn "%.0G|%%.0G" nan
printfn "%.1E|%%.1E" (-infinity)
printfn "%.3f|%%.3f" 0.00012345
printfn "%.3g|%%.3g" 100000.0
printfn "%.10E|%%.10E" 0.0
printfn "%12f|%%12f" 1.0
printfn "%12g|%%12g" 0.1
printfn "%12.0e|%%12.0e" 1e-5
printfn "%12.0G|%%12.0G" 1.5e300
printfn "%12.1E|%%12.1E" infinity
printfn "%12.3f|%%12.3f" 2.5
printfn "%12.3g|%%12.3g" 99999.95
printfn "%12.10e|%%12.10e" 1234567.0
printfn "%-f|%%-f" (-0.0)
printfn "%-.0e|%%-.0e" 0.0
printfn "%-.1e|%%-.1e" (-infinity)
printfn "%-.3E|%%-.3E" infinity
printfn "%-.10g|%%-.10g" nan
printfn "%-12G|%%-12G" 123456.789
printfn "%-12.1f|%%-12.1f" 0.1
printfn "%-12.3e|%%-12.3e" (-1.5)
printfn "%-12.10E|%%-12.10E" 1.0
printfn "%0e|%%0e" (-infinity)
printfn "%0G|%%0G" 0.00012345
printfn "%0.0E|%%0.0E" 100000.0
printfn "%0.1e|%%0.1e" 0.0
printfn "%0.1G|%%0.1G" 1.0
printfn "%0.3E|%%0.3E" 0.1
printfn "%0.10f|%%0.10f" 1e-5
printfn "%0.10g|%%0.10g" 1.5e300
printfn "%012e|%%012e" infinity
printfn "%012G|%%012G" 2.5
printfn "%012.0E|%%012.0E" 99999.95
printfn "%012.1f|%%012.1f" 1234567.0
printfn "%012.1G|%%012.1G" (-0.0)
printfn "%012.3E|%%012.3E" (-1.5)
printfn "%012.10f|%%012.10f" 123456.789
printfn "%012.10g|%%012.10g" 1e20
printfn "%+e|%%+e" nan
printfn "%+G|%%+G" (-infinity)
printfn "%+.0E|%%+.0E" 0.00012345
printfn "%+.1f|%%+.1f" 100000.0
printfn "%+.1G|%%+.1G" 0.0
printfn "%+.3E|%%+.3E" 1.0
printfn "%+.10f|%%+.10f" 0.1
printfn "%+.10g|%%+.10g" 1e-5
printfn "%+12e|%%+12e" 1.5e300
printfn "%+12G|%%+12G" infinity
printfn "%+12.0E|%%+12.0E" 2.5
printfn "%+12.1f|%%+12.1f" 99999.95
printfn "%+12.1g|%%+12.1g" 1234567.0
printfn "%+12.3E|%%+12.3E" (-0.0)
printfn "%+12.10f|%%+12.10f" (-1.5)
printfn "%+12.10g|%%+12.10g" 123456.789
printfn "% E|%% E" nan
printfn "% .0g|%% .0g" 123456.789
printfn "% .1G|%% .1G" 0.1
printfn "% .10f|%% .10f" (-1.5)
printfn "% 12e|%% 12e" 1.0
printfn "% 12.0E|%% 12.0E" (-0.0)
printfn "% 12.1g|%% 12.1g" 0.0
printfn "% 12.3g|%% 12.3g" (-infinity)
printfn "% 12.10G|%% 12.10G" infinity
printfn "%-+.0f|%%-+.0f" nan
printfn "%-+.1e|%%-+.1e" 123456.789
printfn "%-+.3E|%%-+.3E" 0.1
printfn "%-+.10g|%%-+.10g" (-1.5)
printfn "%-+12G|%%-+12G" 1.0
printfn "%-+12.1f|%%-+12.1f" (-0.0)
printfn "%-+12.3e|%%-+12.3e" 0.0
printfn "%-+12.10e|%%-+12.10e" (-infinity)
printfn "%0+E|%%0+E" infinity
printfn "%0+.0g|%%0+.0g" nan
printfn "%0+.1G|%%0+.1G" 123456.789
printfn "%0+.10f|%%0+.10f" 0.1
printfn "%0+12e|%%0+12e" (-1.5)
printfn "%0+12.0E|%%0+12.0E" 1.0
printfn "%0+12.1g|%%0+12.1g" (-0.0)
printfn "%0+12.3G|%%0+12.3G" 0.0
printfn "%0+12.10G|%%0+12.10G" (-infinity)
printfn "%- .0f|%%- .0f" infinity
printfn "%- .1e|%%- .1e" nan
printfn "%- .3E|%%- .3E" 123456.789
printfn "%- .10g|%%- .10g" 0.1
printfn "%- 12G|%%- 12G" (-1.5)
printfn "%- 12.1f|%%- 12.1f" 1.0
printfn "%- 12.3e|%%- 12.3e" (-0.0)
printfn "%- 12.10E|%%- 12.10E" 0.0
printfn "%0 E|%%0 E" (-infinity)
printfn "%0 .0g|%%0 .0g" infinity
printfn "%0 .1G|%%0 .1G" nan
printfn "%0 .10f|%%0 .10f" 123456.789
printfn "%0 12e|%%0 12e" 0.1
printfn "%0 12.0E|%%0 12.0E" (-1.5)
printfn "%0 12.1g|%%0 12.1g" 1.0
printfn "%0 12.3G|%%0 12.3G" (-0.0)
printfn "%-0f|%%-0f" 0.0
printfn "%-0.0f|%%-0.0f" (-infinity)
printfn "%-0.1e|%%-0.1e" infinity
printfn "%-0.3E|%%-0.3E" nan
printfn "%-0.10g|%%-0.10g" 123456.789
printfn "%-012G|%%-012G" 0.1
printfn "%-012.1f|%%-012.1f" (-1.5)
printfn "%-012.3e|%%-012.3e" 1.0
printfn "%-012.10E|%%-012.10E" (-0.0)
printfn "%6s|%-6s|%2s|%6b|%-6b|%c|%4c|%-4c|" "ab" "ab" "abc" true false 'x' 'y' 'z'
printfn "%10O|%-10O|%O" 1.5 (Some 2) [1; 2]
printfn "%5d|%05d|%+05d|% 05d|%-+6d|" 42 -42 42 42 42
printfn "%08x|%X|%o|%B|%-8x|%8B" 255 -1 8 5 255 5
printfn "%d %d %d %d" 1uy 2s 3L 4un
printfn "%*d|%-*d|%.*f|%*.*f|%0*d" 5 42 5 42 2 3.14159 8 3 2.71828 6 7
printfn "%g %g %g %g" 1e15 1e16 123456789.0 1e-5
printfn "%.3g %.10g %g" 1234.5678 0.1 100000.0
printfn "%s|%5s|" null null
let x = 12.3456
let n = 42
printfn $"{x,8:F2}|{x,-8:N1}|{n:D5}|{n,6}|{n,-6}|%d{n}|%5.1f{x}|%-8s{string n}|{n:X}|%06d{n}"
