// out: <1-a>
// out: 8
// out: k:xy
// out: 4 1,2;
// out: 1,2;b| 2.50|plain
// out: done [1 line|true]
// out: to stdout 5
// out: a b
// out: ff
// out: 2=two;
// out: [007] [042]
// out: 1,2;b| 2.50|plain<9>
// out: LOG 3 items in box
// out: LOG nothing
// out: LOG [Some 1; None]
// out: InvalidOperationException: bad 3
// out: 5,5,
// out: code 3 x
// out: (1,2)|(3,4)
// out: s1-s2
// out: from t
// out: tt!
// out: 1,2;b| 2.50|plain<9>b4bt
// out: [1 line|true1=one;(5,6)|]
// out: {1, 2, 3}
// out: 42
// out: 1 two 3.000000 1 two 4.500000
// out: x         |    1
// out: yy        |   22
// out: 1;2;3;
// out: 01,02
// out: a=1
// out: b=2
// out:    1|   2|   3|
// out:    42|42   |00042
// out: 3.14|   3.142|3.1     |
// out:     ab|ab    |
// out: ArgumentOutOfRangeException
// out: 1 "a" [1.5]
// out: 1 2 3
// out: 1|    1|1    |s|    s|s    |[1]|  [1]|[1]  |Some(2)|Some(2)|Some(2)|
// out: <null> <null> <null>
// out:
// out:      |     |
// out: 100% 5%
// out: %
// out: %
// out: a
// out: 1	b\c"d
// out: 1 "quoted" x
// out: 1 2 3 4 5 6 7 8 9 10 11 12
// out: ababab
// out: true 101 -3 4294967295
// out:     x|y    | true|false |
// out: Ann is 30
// out: Ann 30    30 0031 3.14 3 [1; 2] Some(Ann)
// out:        Ann|Ann       |   1.500|{}
// out: adult <1>, <2>, <3>
// The whole printf family: continuations, writers, builders, formats as values, %a %t, partial application, stars, interpolation.
open System
open System.IO
open System.Text
open Printf
let log = StringBuilder()
// kprintf family: the continuation gets what is left of the text
ksprintf (fun s -> printfn "<%s>" s) "%d-%s" 1 "a"
let n : int = ksprintf String.length "%5d%A" 3 [ 1 ]
printfn "%d" n
kprintf (fun s -> Console.WriteLine("k:" + s)) "%s%c" "x" 'y'
let r = kbprintf (fun () -> log.Length) log "%d,%d;" 1 2
printfn "%d %s" r (log.ToString())
bprintf log "%s|%5.2f|" "b" 2.5
bprintf log "plain"
printfn "%O" log
let w = new StringWriter()
fprintf w "%d " 1
fprintfn w "%s" "line"
let q = kfprintf (fun () -> "done") w "%b" true
printfn "%s [%s]" q (w.ToString().Replace("\n", "|"))
fprintf stdout "to stdout %d\n" 5
fprintfn stdout "%s %s" "a" "b"
fprintfn Console.Out "%x" 255
eprintf "%s" ""
// values of formats
let fmt : Printf.TextWriterFormat<int -> string -> unit> = "%d=%s;"
fprintf w fmt 1 "one"
printf fmt 2 "two"
printfn ""
let sf : Printf.StringFormat<int -> string> = "[%03d]"
printfn "%s %s" (sprintf sf 7) (sprintf sf 42)
let bf : Printf.BuilderFormat<int -> unit> = "<%d>"
bprintf log bf 9
printfn "%O" log
let logf fmt = ksprintf (fun s -> printfn "LOG %s" s) fmt
logf "%d items in %s" 3 "box"
logf "nothing"
logf "%A" [ Some 1; None ]
let failf fmt = ksprintf (fun s -> raise (InvalidOperationException s)) fmt
try failf "bad %d" 3 with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let twice fmt = ksprintf (fun s -> s + s) fmt
printfn "%s" (twice "%d," 5)
try failwithf "code %d %s" 3 "x" with Failure m -> printfn "%s" m
// %a and %t
let pw (tw: TextWriter) (x: int * int) = fprintf tw "(%d,%d)" (fst x) (snd x)
printfn "%a|%a" pw (1, 2) pw (3, 4)
fprintfn w "%a" pw (5, 6)
let ps () (x: int) = sprintf "s%d" x
printfn "%s" (sprintf "%a-%a" ps 1 ps 2)
let pb (b: StringBuilder) (x: int) = bprintf b "b%d" x
bprintf log "%a" pb 4
printfn "%t" (fun tw -> fprintf tw "from t")
printfn "%s" (sprintf "%t!" (fun () -> "tt"))
bprintf log "%t" (fun b -> b.Append "bt" |> ignore)
printfn "%s" (log.ToString())
printfn "[%s]" (w.ToString().Replace("\n", "|"))
let rec plist (tw: TextWriter) xs = match xs with [] -> () | [ x ] -> fprintf tw "%d" x | x :: rest -> fprintf tw "%d, %a" x plist rest
printfn "{%a}" plist [ 1; 2; 3 ]
printfn "%s" (sprintf "%a" (fun () x -> string (x + 1)) 41)
// partial application, order
let p1 = sprintf "%d %s %f"
let p2 = p1 1
let p3 = p2 "two"
printfn "%s %s" (p3 3.0) (p3 4.5)
let pad = sprintf "%-10s|%5d"
for a, b in [ "x", 1; "yy", 22 ] do printfn "%s" (pad a b)
List.iter (printf "%d;") [ 1; 2; 3 ]
printfn ""
[ 1; 2 ] |> List.map (sprintf "%02d") |> String.concat "," |> printfn "%s"
[ "a", 1; "b", 2 ] |> List.iter (fun (k, v) -> printfn "%s=%d" k v)
[ 1 .. 3 ] |> List.map (sprintf "%*d" 4) |> List.iter (printf "%s|")
printfn ""
// star
printfn "%*d|%-*d|%0*d" 5 42 5 42 5 42
printfn "%.*f|%*.*f|%-*.*f|" 2 3.14159 8 3 3.14159 8 1 3.14159
printfn "%*s|%-*s|" 6 "ab" 6 "ab"
try printfn "%s" (sprintf "%*d" -6 1) with e -> printfn "%s" (e.GetType().Name)
// generic
let show x = sprintf "%A" x
printfn "%s %s %s" (show 1) (show "a") (show [ 1.5 ])
let inline showd x = sprintf "%d" x
printfn "%s %s %s" (showd 1) (showd 2L) (showd 3uy)
let o x = sprintf "%O|%5O|%-5O|" x x x
printfn "%s%s%s%s" (o 1) (o "s") (o [ 1 ]) (o (Some 2))
printfn "%O %O %O" (box null) None ()
printfn "%s" null
printfn "%5s|%-5s|" null null
// percent
printfn "100%% %d%%" 5
printf "%%\n"
printfn "%s" (sprintf "%%")
// several lines, long
printfn "a\n%d\tb\\%s" 1 "c\"d"
printfn """%d "quoted" %s""" 1 "x"
printfn "%d %d %d %d %d %d %d %d %d %d %d %d" 1 2 3 4 5 6 7 8 9 10 11 12
printfn "%s" (String.replicate 3 (sprintf "%c%c" 'a' 'b'))
printfn "%b %B %i %u" true 5 -3 4294967295u
printfn "%5c|%-5c|%5b|%-6b|" 'x' 'y' true false
// interpolated
let name, age = "Ann", 30
printfn $"{name} is {age}"
printfn $"%s{name} %d{age} %5d{age} {age + 1:D4} {3.14159:F2} {name.Length} {[ 1; 2 ]} {Some name}"
eprintf $"{String.Empty}"
let f = $"{name,10}|{name,-10}|{1.5,8:F3}|{{}}"
printfn "%s" f
printfn $"""{if age > 18 then "adult" else "minor"} {String.Join(", ", [ for i in 1 .. 3 -> $"<{i}>" ])}"""
