// out: 0 []
// out: 1 [65]
// out: 1 [65533]
// out: 2 [65533; 65]
// out: 1 [65533]
// out: 2 [65533; 65]
// out: 2 [65533; 65533]
// out: 2 [65533; 65533]
// out: 3 [65533; 65533; 65533]
// out: 3 [65533; 65533; 65533]
// out: 4 [65533; 65533; 65533; 65533]
// out: 2 [65533; 65533]
// out: 2 [65533; 8364]
// out: 3 [65; 65533; 66]
// out: 1 [65533]
// out: 2 [65533; 233]
// out: 4 [65533; 65533; 65533; 65533]
// out: 4 [65533; 65533; 65533; 65533]
// out: 2 [65533; 65533]
// out: 3 [233; 233; 65533]
// out: A?B
// out: 1 3 A?B?
// out: (true, [|"A"; "B"; ""|], 4)
// Bytes that are no UTF-8: each run that could have begun a character is one U+FFFD.
module Program
open System.Text
for bytes in [ []; [ 0x41 ]; [ 0xe2; 0x82 ]; [ 0xe2; 0x82; 0x41 ]; [ 0xf0; 0x9f; 0x98 ]; [ 0xf0; 0x9f; 0x41 ]; [ 0xff; 0xfe ]; [ 0xc0; 0x80 ]; [ 0xe0; 0x80; 0x80 ]; [ 0xed; 0xa0; 0x80 ]; [ 0xf4; 0x90; 0x80; 0x80 ]; [ 0x80; 0x80 ]; [ 0xe2; 0xe2; 0x82; 0xac ]; [ 0x41; 0xf0; 0x9f; 0x42 ]; [ 0xc3 ]; [ 0xc3; 0xc3; 0xa9 ]; [ 0xf5; 0x80; 0x80; 0x80 ]; [ 0xf0; 0x80; 0x80; 0x80 ]; [ 0xf1; 0x80; 0x80; 0xe2; 0x80 ]; [ 0xc3; 0xa9; 0xc3; 0xa9; 0xe2; 0x82 ] ] do
    let s = Encoding.UTF8.GetString(bytes |> List.map byte |> Array.ofList)
    printfn "%d %A" s.Length (s |> Seq.map int |> Seq.toList)
printfn "%s" (Encoding.ASCII.GetString [| 65uy; 200uy; 66uy |])
let mixed = Encoding.UTF8.GetString [| 65uy; 0xe2uy; 0x82uy; 66uy; 0xffuy |]
printfn "%d %d %s" (mixed.IndexOf '\ufffd') (mixed.LastIndexOf '\ufffd') (mixed.Replace('\ufffd', '?'))
printfn "%A" (String.map id mixed = mixed, mixed.Split '\ufffd', mixed.ToCharArray().Length)
