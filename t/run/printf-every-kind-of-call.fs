// out: 3-x
// out: 1 b 2.500000
// out: [a 1 b q]
// out: [warn] plain
// out: [warn] Some 1 Some(x)
// out: done 3;z!c
// out: 3 and k
// out: n=8
// out: <1>
// out: <2>
// out: <3>
// out: 001,002,003
// out: end
// out: 1 a 3.14|
// out: [1; 2]9
// out: 42
// out: hi
// out: 22
// out: tt
// out: 3;z!c5q
// out:     42|42    |000042|3.142|     2.72
// out: [] [     ] [     ]
// out: { X = 1
// out:   Y = "a" }
// out: (B 2, C ("x", 1.5), A)
// out: 1 2 3 4 5 6
// out: 1 2 3
// out: ff FF 10 101 ffffffff
// out: ff ffff ffffffffffffffff
// out: +5  5 -5
// out:    42|42   |00042|  +42|+0042|+42  |   42| 0042
// out:   -42|-42  |-0042|  -42|-0042|-42  |  -42|-0042
// out: 1.500000 1.500000 1.500000e+000 1.500000E+000 1.5 1.5
// out:      3.142|3.142     |000003.142|    +3.142|     3.142|+00003.142
// out: 1e+10 1e-05 1.23457e+08 0.0001 100000 1e+06
// out: 100000 1e+06 1.23457e+06 0.1
// out: 1.23e+03 1234.5 1234.5 0.0001
// out: NaN Infinity -Infinity
// out:        NaN|Infinity  | -Infinity|Infinity
// out: true false  true|false  |
// out: a     b|c    |
// out: 1 s c 2.5
// out:          1|ab        |
// out: 1|"ab"|
// out: %d 5%
// out: 1 x
// out: 1 a
// out: 2 b
// out: 7 a true
// out: 7 zz false
// out: bad 3
// out: bad a 3
// out: 1:2
// out: 43
// out: hello w
// out: ab 3
// out:   abc|abc     |abcdef
// out: 5 4294967295 18446744073709551615
// out: 5
// out: -003.142|-0000042|42      |
// out: 0 0.2 1.00 2.001
// out:                    é|
// out: 2 3.14 5 ||c  |
// out: [1; 2] Some(1)   2.2
// out:          z|z         |    12,345.7|50 %|2020
// out: 1 00FF      a|1.01
// err: x
open System
open System.IO
open System.Text
type P = { X: int; Y: string }
type U = A | B of int | C of string * float
let f1 = sprintf "%d-%s" 3
let f2 = sprintf "%d %s %f"
let log fmt = Printf.kprintf (fun s -> printfn "[%s]" s) fmt
let log2 lvl fmt = Printf.ksprintf (fun s -> printfn "[%s] %s" lvl s) fmt
let sb = StringBuilder()
let fmtStr : Printf.StringFormat<int -> string -> string> = "%d and %s"
let twf : Printf.TextWriterFormat<int -> unit> = "n=%d\n"
let fail fmt = Printf.kprintf (fun s -> raise (InvalidOperationException s)) fmt
printfn "%s" (f1 "x")
printfn "%s" (f2 1 "b" 2.5)
log "a %d b %s" 1 "q"
log2 "warn" "plain"
log2 "warn" "%A %O" (Some 1) (Some "x")
Printf.bprintf sb "%d;" 3
Printf.bprintf sb "%s!" "z"
Printf.kbprintf (fun () -> printfn "done %s" (sb.ToString())) sb "%c" 'c'
printfn "%s" (sprintf fmtStr 3 "k")
printf twf 8
[1;2;3] |> List.iter (printfn "<%d>")
[1;2;3] |> List.map (sprintf "%03d") |> String.concat "," |> printfn "%s"
let w = new StringWriter()
fprintf w "%d %s" 1 "a"
fprintfn w "%5.2f|" 3.14159
Printf.fprintf w "%A" [1;2]
Printf.kfprintf (fun () -> printfn "end") w "%i" 9
printfn "%s" (w.ToString())
printfn "%a" (fun (w: TextWriter) (x: int) -> w.Write(x * 2)) 21
printfn "%t" (fun w -> w.Write "hi")
printfn "%s" (sprintf "%a" (fun () x -> string (x+1)) 21)
printfn "%s" (sprintf "%t" (fun () -> "tt"))
Printf.bprintf sb "%a" (fun (b: StringBuilder) x -> b.Append(x: int) |> ignore) 5
Printf.bprintf sb "%t" (fun b -> b.Append "q" |> ignore)
printfn "%O" sb
printfn "%*d|%-*d|%0*d|%.*f|%*.*f" 6 42 6 42 6 42 3 3.14159 9 2 2.71828
printfn "[%s] [%5s] [%-5s]" null null null
printfn "%+A" { X = 1; Y = "a" }
printfn "%A" (B 2, C("x", 1.5), A)
printfn "%d %d %d %d %d %d" 1y 2uy 3s 4us 5L 6UL
printfn "%d %d %d" 1n 2un 3u
printfn "%x %X %o %B %x" 255 255 8 5 -1
printfn "%x %x %x" -1y -1s -1L
printfn "%+d % d %+d" 5 5 -5
printfn "%5d|%-5d|%05d|%+5d|%+05d|%-+5d|% 5d|% 05d" 42 42 42 42 42 42 42 42
printfn "%5d|%-5d|%05d|%+5d|%+05d|%-+5d|% 5d|% 05d" -42 -42 -42 -42 -42 -42 -42 -42
printfn "%f %F %e %E %g %G" 1.5 1.5 1.5 1.5 1.5 1.5
printfn "%10.3f|%-10.3f|%010.3f|%+10.3f|% 10.3f|%+010.3f" 3.14159 3.14159 3.14159 3.14159 3.14159 3.14159
printfn "%g %g %g %g %g %g" 1e10 1e-5 123456789.0 0.0001 1e5 1e6
printfn "%g %g %g %g" 100000.0 1000000.0 1234567.0 0.1
printfn "%.3g %.10g %.0g %.1g" 1234.5 1234.5 1234.5 0.00012345
printfn "%f %g %e" nan infinity -infinity
printfn "%10f|%-10f|%010f|%+f" nan infinity -infinity infinity
printfn "%b %b %5b|%-7b|" true false true false
printfn "%c %5c|%-5c|" 'a' 'b' 'c'
printfn "%O %O %O %O" 1 "s" 'c' 2.5
printfn "%10O|%-10O|" 1 "ab"
printfn "%10A|%-10A|" 1 "ab"
printfn "%%d %d%%" 5
printfn "%d %s" <| 1 <| "x"
let pr = printf "%d %s\n"
pr 1 "a"; pr 2 "b"
let pr1 = printf "%d %s %b\n" 7
pr1 "a" true
let h = pr1 "zz"
h false
try fail "bad %d" 3 with e -> printfn "%s" e.Message
try failwithf "bad %s %d" "a" 3 with e -> printfn "%s" e.Message
let apply (f: Printf.StringFormat<'a>) = sprintf f
printfn "%s" (apply "%d:%d" 1 2)
let err : Printf.StringFormat<_, int> = "%d"
printfn "%d" (Printf.ksprintf int err 42 + 1)
let show (fmt: Printf.TextWriterFormat<_>) = fprintf stdout fmt
show "hello %s\n" "w"
eprintfn "x"
printfn "%s %d" ("a" + "b") (1 + 2)
printfn "%5s|%-8s|%3s" "abc" "abc" "abcdef"
printfn "%u %u %u" 5u -1 -1L
printfn "%i" 5
printfn "%08.3f|%08d|%-08d|" -3.14159 -42 42
printfn "%.0f %.1f %.2f %.3f" 0.5 0.25 1.005 2.0005
printfn "%20s|" "é"
printfn $"{1 + 1} {3.14159:F2} %d{5} %s{null}|{null}|{'c',-3}|"
printfn $"%A{[1;2]} %O{Some 1} %5.1f{2.25}"
let nm = "z"
Console.WriteLine($"{nm,10}|{nm,-10}|{12345.678,12:N1}|{0.5:P0}|{DateTime(2020,1,2):yyyy}")
Console.WriteLine(String.Format("{0} {1:X4} {2,6}|{3:0.00}", 1, 255, "a", 1.005))
