// err: err 1
// out: Ann is 42,    42|42   |00042|+42
// out: ff FF 10 101     true
// out: 3.141593 3.14    3.142|3.1     |3.141593e+000 3.14159 1E-10
// out: x true Some(3) [Some 1; None]
// out:          r|l         |x
// out:     42|42    |3.14
// out: %|5|7
// out: 42
// out: tee!
// out: 1-x
// out: Ann is 42 and 3.14     42|42    |     3.142|
// out: 42 Ann 3.142    42|
// out: quoted {braces} old
// out: sum 6 (1, 2) Some(1) [1; 2]
// out: { "json": 42, "a": "Ann" }
// out: c:\dir\"q"
// out: path\Ann\n
// out: triple "quoted" text
// out: tab	q"uote\ é A A 😀 end
// out: line1
// out: line2
// out: continued
// out: a       =  1.50
// out: x ->   1
// out: y ->  22
// out: 1;2;3;
// out: (1, "a", 'c', 2.0) {| A = 1
// out:    B = "x" |} [|1.5; 2.0|]
// out: map [(1, "a"); (2, "b")]
// out: Ok 1 Error "bad"
// out: set [1; 2; 3]
// out: 3cTrue[1]
// out: 50%
// out: bad 3
// out: ("name", "map", "String")
// out: <1 and two>
// out: 1,z
// out:  12.35%|true    |       q|
// out: 1 2 3 4
// out: ffffffff FF
// out: 3 1E+20 1.5 c True  
// printf formats and interpolation
let name, age, pi = "Ann", 42, 3.14159265
printfn "%s is %d, %5d|%-5d|%05d|%+d" name age age age age age
printfn "%x %X %o %B %8b" 255 255 8 5 true
printfn "%f %.2f %8.3f|%-8.1f|%e %g %G" pi pi pi pi pi pi 1e-10
printfn "%c %b %O %A" 'x' true (Some 3) [ Some 1; None ]
printfn "%10s|%-10s|%s" "r" "l" "x"
printfn "%*d|%-*d|%.*f" 6 42 6 42 2 pi
printfn "%%|%i|%u" 5 7u
printfn "%a" (fun (w: System.IO.TextWriter) (x: int) -> w.Write (x * 2)) 21
printfn "%t!" (fun w -> w.Write "tee")
let s = sprintf "%d-%s" 1 "x"
printfn "%s" s
printfn $"{name} is {age} and {pi:F2} {age,6}|{age,-6}|{pi,10:N3}|"
printfn $"%d{age} %s{name} %.3f{pi} %5d{age}|"
printfn $"""{"quoted"} {{braces}} {if age > 40 then "old" else "young"}"""
printfn $"sum {[ 1; 2; 3 ] |> List.sum} {(1, 2)} {Some 1} {[ 1; 2 ]}"
printfn $$"""{ "json": {{age}}, "a": "{{name}}" }"""
let verb = @"c:\dir\""q"""
printfn "%s" verb
printfn $@"path\{name}\n"
printfn "%s" """triple "quoted" text"""
printfn "tab\tq\"uote\\ \u00e9 \x41 \065 \U0001F600 end"
printfn "line1
line2"
printfn "cont\
         inued"
let fmt = sprintf "%-8s=%6.2f"
printfn "%s" (fmt "a" 1.5)
[ "x", 1; "y", 22 ] |> List.iter (fun (k, v) -> printfn "%s -> %3d" k v)
List.iter (printf "%d;") [ 1; 2; 3 ]
printfn ""
eprintfn "err %d" 1
printfn "%A %A %A" (1, "a", 'c', 2.0) {| A = 1; B = "x" |} [| 1.5; 2.0 |]
printfn "%A" (Map.ofList [ 1, "a"; 2, "b" ])
printfn "%A %A" (Ok 1 : Result<int, string>) (Error "bad" : Result<int, string>)
printfn "%A" (Set.ofList [ 3; 1; 2 ])
printfn "%s" (string 3.0 + string 'c' + string true + string [ 1 ])
printfn "%d%%" 50
let w : string -> int -> int = failwithf "%s %d"
try w "bad" 3 |> ignore with Failure m -> printfn "%s" m
printfn "%A" (nameof name, nameof List.map, nameof System.String)
Printf.kprintf (fun s -> printfn "<%s>" s) "%d and %s" 1 "two"
let sb = System.Text.StringBuilder ()
Printf.bprintf sb "%d," 1
Printf.bprintf sb "%s" "z"
printfn "%s" (sb.ToString ())
printfn "%6.2f%%|%-8b|%8c|" 12.345 true 'q'
printfn "%d %d %d %d" 1uy 2s 3L 4UL
printfn "%x %X" -1 255L
printfn $"{3.0} {1e20} {1.5f} {'c'} {true} {()} {null}"
