// out: LOG a 3 x
// out: LOG none
// out: LOG [1; 2] and  2.50|ab    |
// out: hello w z <info>
// out: plain <warn>
// out: main: x=3
// out: main! y=q z=true
// out: <255>
// out: [  255]
// out: ff
// out: a=1;b=2;
// out: c=3;1-q
// out: 1 2 3 
// out: hi
// out: 50%
// out: 1 2
// out: 5
// out: ["a"; "b"; "k"; "arg"]
// out: 5
// out: 1,two;done 3!
// out: no way 3
// out: FAILED a 1
// out: 4!
// out: I 3
// out: 9?
// out: 9.
// out: %d.
// out: interp 2
// out: tee|2.2
// out: 3|
// out:    42|42   |3.14|   2.718
open System
open System.IO
let log fmt = Printf.ksprintf (fun s -> Console.WriteLine("LOG " + s)) fmt
log "a %d %s" 3 "x"
log "none"
log "%A and %5.2f|%-6s|" [1;2] 2.5 "ab"
let logTo (w: TextWriter) level fmt = Printf.kfprintf (fun () -> w.WriteLine(" <" + level + ">")) w fmt
logTo stdout "info" "hello %s %c" "w" 'z'
logTo stdout "warn" "plain"
type Logger(prefix: string) =
    member _.Log fmt = Printf.kprintf (fun s -> printfn "%s: %s" prefix s) fmt
    member this.Warn(fmt: Printf.StringFormat<'a, unit>) : 'a = Printf.ksprintf (fun s -> printfn "%s! %s" prefix s) fmt
let l = Logger "main"
l.Log "x=%d" 3
l.Warn "y=%s z=%b" "q" true
let formats : Printf.StringFormat<int -> string> list = [ "<%d>"; "[%5d]"; "%x" ]
for f in formats do printfn "%s" (sprintf f 255)
let tf : Printf.TextWriterFormat<string -> int -> unit> = "%s=%d;"
printf tf "a" 1
printfn tf "b" 2
fprintf stdout tf "c" 3
let g = sprintf "%d-%s"
printfn "%s" (g 1 "q")
[1;2;3] |> List.iter (printf "%d ")
printfn ""
let apply f x = f x
apply (printfn "%s") "hi"
let show fmt = sprintf fmt
printfn "%s" (show "%d%%" 50)
let mutable order = []
let t n v = order <- n :: order; v
printfn "%d %d" (t "a" 1) (t "b" 2)
(Printf.ksprintf (t "k" (fun s -> printfn "%s" s))) "%d" (t "arg" 5)
printfn "%A" (List.rev order)
let result = Printf.kprintf (fun s -> s.Length) "%s%d" "abc" 12
printfn "%d" result
let sb = Text.StringBuilder()
let add fmt = Printf.bprintf sb fmt
add "%d," 1
add "%s;" "two"
add "done %a" (fun (b: Text.StringBuilder) (x: int) -> b.Append(x).Append('!') |> ignore) 3
printfn "%O" sb
let fail fmt = failwithf fmt
try fail "no %s %d" "way" 3 with e -> printfn "%s" e.Message
let check cond fmt = Printf.ksprintf (fun s -> if not cond then printfn "FAILED %s" s) fmt
check false "a %d" 1
check true "b %d" 2
let fmtA : Format<int -> string, unit, string, string> = "%d!"
printfn "%s" (sprintf fmtA 4)
let inline logi fmt = Printf.ksprintf (fun s -> printfn "I %s" s) fmt
logi "%d" 3
let c = Printf.StringFormat<int -> string>("%d?")
printfn "%s" (sprintf c 9)
let e = PrintfFormat<int -> string, unit, string, string>("%d.")
printfn "%s" (sprintf e 9)
printfn "%s" e.Value
let w = new StringWriter()
fprintfn w $"interp {1 + 1}"
Printf.fprintf w "%t|%a" (fun (w: TextWriter) -> w.Write "tee") (fun w (x: float) -> fprintf w "%.1f" x) 2.25
printfn "%s" (w.ToString())
let pr x = printf "%d" x; printfn "|"
pr 3

printfn "%*d|%-*d|%.*f|%*.*f" 5 42 5 42 2 3.14159 8 3 2.71828
