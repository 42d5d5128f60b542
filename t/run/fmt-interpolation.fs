// out: 1,234.57|00042|      1234.6|42      |   abc|2A|1234.6|-0042|{}
// out:    42 abc 1234.57 [1; 2] Some(3) ff
// out: 42abc1234.5678Truec1[1; 2; 3; ... ](1, 2)
// out: 43 3 big
// out: 1.235E+003 25 % 1E+21 42.00
// out: 42 1234.568|abc     |+42
// out: a1b    2c3    d
module Prog
let x = 1234.5678
let n = 42
let s = "abc"
printfn "%s" $"{x:N2}|{n:D5}|{x,12:F1}|{n,-8}|{s,6}|{n:X}|{x:``0.0``}|{-n:D4}|{{}}"
printfn $"%5d{n} %s{s} %.2f{x} %A{[1;2]} {Some 3} %x{255}"
printfn "%s" $"{n}{s}{x}{true}{'c'}{1L}{[1;2;3;4]}{(1, 2)}{None}"
printfn "%s" $"""{n + 1} {s.Length} {(if n > 3 then "big" else "small")}"""
printfn "%s" $"{x:E3} {0.25:P0} {1e21} {n:``#,##0.00``}"
printfn "%s" $"%O{n} %8.3f{x}|%-8s{s}|%+d{n}"
printfn "%s" $"a{1}b{2,5}c{3,-5}d"
