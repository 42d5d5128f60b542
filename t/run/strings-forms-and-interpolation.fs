// out: tab	nl\n A A A 😀 <a><b><f><v>\0|'"
// out: line one continued and more
// out: multi
// out:   line
// out: C:\dir\"quoted" and {braces}
// out: triple "quoted" \n not escape {x}
// out: x=5 y=2.500 {literal}      6| 5     |     2.50|
// out: verb\5\"q" 2.5
// out: verb\5\"q" 2.5
// out: trip "5" innerstr big
// out: { {x} 5 {5} }
// out: { {{x}} 5 }
// out: 5 002.5 triple "quoted" \n not escape {x} [1; 2] Some(1)
// out: 5       | +5 ff FF 10 true z 2.500000e+000 2.5 false
// out: 00005 00FF 1,234,567.89 25.6 %
// out: 50%
// out: 50% 5%
// strings
let a = "tab\tnl\\n \065 \x41 \u0041 \U0001F600 \a\b\f\v\0|\'\""
printfn "%s" (a.Replace("\a","<a>").Replace("\b","<b>").Replace("\f","<f>").Replace("\v","<v>").Replace("\000","<0>"))
let b = "line one \
         continued \
   and more"
printfn "%s" b
let c = "multi
  line"
printfn "%s" c
let d = @"C:\dir\""quoted"" and {braces}"
printfn "%s" d
let e = """triple "quoted" \n not escape {x}"""
printfn "%s" e
let x, y = 5, 2.5
printfn "%s" $"x={x} y={y:F3} {{literal}} {x + 1,6}| {x,-6}| {y,8:F2}|"
printfn "%s" $@"verb\{x}\""q"" {y}"
printfn "%s" @$"verb\{x}\""q"" {y}"
printfn "%s" $"""trip "{x}" {"inner" + "str"} {if x > 3 then "big" else "small"}"""
printfn "%s" $$"""{ {x} {{x}} {{{x}}} }"""
printfn "%s" $$$"""{ {{x}} {{{x}}} }"""
printfn $"%d{x} %05.1f{y} %s{e} %A{[1;2]} %O{Some 1}"
printfn $"%-8d{x}| %+d{x} %x{255} %X{255} %o{8} %b{true} %c{'z'} %e{y} %g{y} %b{false}"
let s = $"{x:D5} {255:X4} {1234567.891:N2} {0.256:P1}"
printfn "%s" s
printfn "%d%%" 50
printfn $"50%% {x}%%"
