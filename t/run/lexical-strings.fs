// out: 9<a	b\c"d'e>
// out: 4<AAAA>
// out: 1<>
// out: 2<ab>
// out: 3<a
// out: b>
// out: 10<c:\dir\"q">
// out: 18<triple "quoted" \n>
// out: 5<a
// out:   b>
// out: 8<\q \. \z>
// out: 0<>
// out: 0<>
// out: 0<>
// out: 2<é漢>
// out: a'"\AB
// out: C
// out: 9 10 32
// out: 7<hi Ada!>
// out: 44<42 43 00042 3.14 3.1     42 42    |     3.14>
// out: 23<42    42 Ada 3.14 00042>
// out: 5<{x} %>
// out: 7<c:\Ada\>
// out: 6<d:\Ada>
// out: 20<Ada says "hi" lit 42>
// out: 11<{x} 42 {42}>
// out: 8<{{x}} 42>
// out: 8<%d 42 42>
// out: 1<b>
// out: 3<3 3>
// out: 1<2>
// out: 8<a42bAdac>
// out: 6<424242>
// out: 5<3 A d>
// out: 17<multi
// out: line 42
// out: end>
// out: 5<
// out:  43
// out: >
// out: 4<a42b>
// out: 1<2>
// out: 2<12>
// out: 1<5>
// out: 17<True c 1.5 [1; 2]>
// out: 5<42.00>
// out: 5<3.142>
let p (s: string) = printfn "%d<%s>" s.Length s
p "a\tb\\c\"d\'e"
p "\065\x41\u0041\U00000041"
p "\a\b\f\v".[0..0]
p "a\
   b"
p "a
b"
p @"c:\dir\""q"""
p """triple "quoted" \n"""
p """a
  b"""
p "\q \. \z"
p ""
p """"""
p @""
p "é漢"
printfn "%c%c%c%c%c%c" 'a' '\'' '"' '\\' '\065' '\u0042'
printfn "%c" '\x43'
printfn "%d %d %d" (int '\t') (int '\n') (int ' ')
let name = "Ada"
let n = 42
let f = 3.14159
p $"hi {name}!"
p $"{n} {n + 1} {n:D5} {f:F2} {f:N1} {n,6} {n,-6}| {f,8:F2}"
p $"%d{n} %5d{n} %s{name} %.2f{f} %05d{n}"
p $"{{x}} %%"
p $@"c:\{name}\"
p @$"d:\{name}"
p $"""{name} says "hi" {"lit"} {$"{n}"}"""
p $$"""{x} {{n}} {{{n}}}"""
p $$$"""{{x}} {{{n}}}"""
p $$"""%d {{n}} %%d{{n}}"""
p $"{(if n > 3 then 'b' else 's')}"
p $"{[1; 2] |> List.sum} {(fun x -> x + 1) 2}"
p $"{let a = 1 in a + 1}"
p $"a{n}b{name}c"
p $"{n}{n}{n}"
p $"{name.Length} {name.[0]} {name[1]}"
p $"multi
line {n}
end"
p $"""
 {n
  + 1}
"""
p ("a" + $"{n}" + "b")
p ($"{n}" |> String.length |> string)
p (sprintf "%s" $"{1}{2}")
let ``quoted name`` = 5
p $"{``quoted name``}"
p $"{true} {'c'} {1.5} {[1;2]}"
p $"{n:``0.00``}"
p $"{f:``#,##0.000``}"
