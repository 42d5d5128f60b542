// out: [65]
// out: 1 false
// out: [65]
// out: [65533]
// out: 1 true
// out: [239; 191; 189]
// out: [65533; 65]
// out: 2 true
// out: [239; 191; 189; 65]
// out: [65533]
// out: 1 true
// out: [239; 191; 189]
// out: [65533; 65]
// out: 2 true
// out: [239; 191; 189; 65]
// out: [65533]
// out: GetString: [65533; 65533; 65]
// out: 1 true
// out: [239; 191; 189]
// out: [65533; 65533]
// out: 2 true
// out: [239; 191; 189; 239; 191; 189]
// out: [65533; 65533; 65533]
// out: 3 true
// out: [239; 191; 189; 239; 191; 189; 239; 191; 189]
// out: [65533; 65533; 65533]
// out: 3 true
// out: [239; 191; 189; 239; 191; 189; 239; 191; 189]
// out: [65533; 65533; 65533; 65533]
// out: 4 true
// out: [239; 191; 189; 239; 191; 189; 239; 191; 189; 239; 191; 189]
// out: [65533; 65533]
// out: 2 true
// out: [239; 191; 189; 239; 191; 189]
// out: [65533; 8364]
// out: 2 true
// out: [239; 191; 189; 226; 130; 172]
// out: [65533]
// out: 1 true
// out: [239; 191; 189]
// out: [65533; 233]
// out: 2 true
// out: [239; 191; 189; 195; 169]
// out: [65533; 65533; 65533; 65533]
// out: 4 true
// out: [239; 191; 189; 239; 191; 189; 239; 191; 189; 239; 191; 189]
// out: [65533; 65533]
// out: 2 true
// out: [239; 191; 189; 239; 191; 189]
// out: [233; 65533; 10; 233; 65533; 10; 65533]
// out: 7 true
// out: [195; 169; 239; 191; 189; 10; 195; 169; 239; 191; 189; 10; 239; 191; 189]
// out: [65533; 10; 65533; 65; 10; 65533]
// out: 6 true
// out: [239; 191; 189; 10; 239; 191; 189; 65; 10; 239; 191; 189]
// Bytes of files and input that are no UTF-8: each maximal run that could have begun a character is one U+FFFD.
module Program
open System
open System.IO
let samples = [ [ 0x41 ]; [ 0xe2; 0x82 ]; [ 0xe2; 0x82; 0x41 ]; [ 0xf0; 0x9f; 0x98 ]; [ 0xf0; 0x9f; 0x41 ]; [ 0xff; 0xfe; 0x41 ]; [ 0xc0; 0x80 ]; [ 0xe0; 0x80; 0x80 ]; [ 0xed; 0xa0; 0x80 ]; [ 0xf4; 0x90; 0x80; 0x80 ]; [ 0x80; 0x80 ]; [ 0xe2; 0xe2; 0x82; 0xac ]; [ 0xc3 ]; [ 0xc3; 0xc3; 0xa9 ]; [ 0xf5; 0x80; 0x80; 0x80 ]; [ 0xf1; 0x80; 0x80; 0xe2; 0x80 ]; [ 0xc3; 0xa9; 0xe9; 0x0a; 0xc3; 0xa9; 0xe9; 0x0a; 0xe9 ]; [ 0xf0; 0x9f; 0x98; 0x0a; 0xf0; 0x9f; 0x41; 0x0a; 0xe0; 0xa0 ] ]
let codes (s: string) = [ for c in s -> int c ]
let path = Path.GetTempFileName ()
for bytes in samples do
    let bytes = bytes |> List.map byte |> Array.ofList
    File.WriteAllBytes (path, bytes)
    let text = File.ReadAllText path
    printfn "%A" (codes text)
    let same what (other: string) = if other <> text then printfn "%s: %A" what (codes other)
    same "GetString" (Text.Encoding.UTF8.GetString (if bytes.Length > 1 && bytes[0] = 255uy then Array.concat [ bytes ] else bytes))
    let lines = File.ReadAllLines path |> String.concat "\n"
    if lines <> text.TrimEnd '\n' then printfn "lines %A" (codes lines)
    use reader = new StreamReader (path)
    same "ReadToEnd" (reader.ReadToEnd ())
    use reader = new StreamReader (path)
    let line = reader.ReadLine ()
    if line <> text.Split('\n').[0] then printfn "line %A" (codes line)
    use reader = new StreamReader (path)
    let all = Text.StringBuilder ()
    while reader.Peek () >= 0 do all.Append (char (reader.Read ())) |> ignore
    same "Read" (all.ToString ())
    printfn "%d %b" text.Length (text.Contains '\ufffd')
    // what was read is written as U+FFFD
    File.WriteAllText (path, text)
    printfn "%A" [ for b in File.ReadAllBytes path -> int b ]
File.Delete path
