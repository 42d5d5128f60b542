// out: true 3 false 0 7
// out: Some 3 None
// out: true false
// out: Nullable object must have a value.
// out: run
// out: false 5 5 true
// out: x
// out: 3
// out: x x a|b|c
// out: 0 0
// out: LowercaseLetter DecimalDigitNumber
// out: 😀
// out: b,c
// out: xy12hello worldbc
open System
let n = Nullable 3
let m = Nullable<int>()
printfn "%b %d %b %d %d" n.HasValue n.Value m.HasValue (m.GetValueOrDefault()) (m.GetValueOrDefault 7)
printfn "%A %A" (Option.ofNullable n) (Option.ofNullable m)
printfn "%b %b" (Option.toNullable (Some 4)).HasValue (Option.toNullable (None: int option)).HasValue
try printfn "%d" m.Value with e -> printfn "%s" e.Message
let l = Lazy<int>(fun () -> printfn "run"; 5)
printfn "%b %d %d %b" l.IsValueCreated l.Value l.Value l.IsValueCreated
let k = Lazy<string>.Create(fun () -> "x")
printfn "%s" k.Value
printfn "%s" (n.ToString())
printfn "%s %s" ("Hello hello".Replace("HELLO", "x", StringComparison.OrdinalIgnoreCase)) ("a\r\nb\nc".ReplaceLineEndings "|")
printfn "%d %d" (String.Compare("abcdef", 2, "xxcd", 2, 2)) (String.Compare("ABC", 0, "abd", 0, 2, true))
printfn "%A %A" (Char.GetUnicodeCategory 'a') (Char.GetUnicodeCategory '1')
printfn "%s" (Char.ConvertFromUtf32 0x1F600)
printfn "%s" (String.Join(",", [|"a";"b";"c"|], 1, 2))
let sb = Text.StringBuilder("hello world")
printfn "%O" (sb.Insert(0, 12L).Insert(0, [|'x';'y'|]).Replace("o", "0", 0, 8).Append(Text.StringBuilder "abc", 1, 2))
