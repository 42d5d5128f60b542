// out: utf8 GetString1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: utf8 GetString3 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: utf8 GetString3b ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: utf8 GetChars1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: utf8 GetChars3 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: utf8 GetChars5 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: utf8 GetChars5b ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: utf8 Count1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: utf8 Count3 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: utf8 Bytes ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: utf8 Bytes3 ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: utf8 Bytes3s ArgumentNullException: Value cannot be null. (Parameter 's')
// out: utf8 Bytes5 ArgumentNullException: Array cannot be null. (Parameter 's')
// out: utf8 Bytes5c ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: utf8 Bytes5n ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: utf8 BCount ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: utf8 BCount3 ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: utf8 tail0 0061 0000 0000 0000
// out: utf8 tail1 0061 0000 0000 0000 0001
// out: utf8 tail2 0061 0000 0000 0000 0001 0001
// out: utf8 tail3 0061 0000 0000 0000 0001 0001 0001
// out: utf8 tail4 0061 0000 0000 0000 0001 0001 0001 0001
// out: utf8 tail5 0061 0000 0000 0000 0001 0001 0001 0001 0001
// out: ascii GetString1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: ascii GetString3 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: ascii GetString3b ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: ascii GetChars1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: ascii GetChars3 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: ascii GetChars5 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: ascii GetChars5b ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: ascii Count1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: ascii Count3 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: ascii Bytes ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: ascii Bytes3 ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: ascii Bytes3s ArgumentNullException: Value cannot be null. (Parameter 's')
// out: ascii Bytes5 ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: ascii Bytes5c ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: ascii Bytes5n ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: ascii BCount ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: ascii BCount3 ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: ascii tail0 0061 0000 0000 0000
// out: ascii tail1 0061 0000 0000 0000 0001
// out: ascii tail2 0061 0000 0000 0000 0001 0001
// out: ascii tail3 0061 0000 0000 0000 0001 0001 0001
// out: ascii tail4 0061 0000 0000 0000 0001 0001 0001 0001
// out: ascii tail5 0061 0000 0000 0000 0001 0001 0001 0001 0001
// out: latin1 GetString1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: latin1 GetString3 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: latin1 GetString3b ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: latin1 GetChars1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: latin1 GetChars3 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: latin1 GetChars5 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: latin1 GetChars5b ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: latin1 Count1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: latin1 Count3 ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: latin1 Bytes ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: latin1 Bytes3 ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: latin1 Bytes3s ArgumentNullException: Value cannot be null. (Parameter 's')
// out: latin1 Bytes5 ArgumentNullException: Array cannot be null. (Parameter 's')
// out: latin1 Bytes5c ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: latin1 Bytes5n ArgumentNullException: Array cannot be null. (Parameter 'bytes')
// out: latin1 BCount ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: latin1 BCount3 ArgumentNullException: Array cannot be null. (Parameter 'chars')
// out: latin1 tail0 0061 0000 0000 0000
// out: latin1 tail1 0061 0000 0000 0000 0001
// out: latin1 tail2 0061 0000 0000 0000 0001 0001
// out: latin1 tail3 0061 0000 0000 0000 0001 0001 0001
// out: latin1 tail4 0061 0000 0000 0000 0001 0001 0001 0001
// out: latin1 tail5 0061 0000 0000 0000 0001 0001 0001 0001 0001
// out: u16 GetString1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u16 GetString3 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u16 GetString3b ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u16 GetChars1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u16 GetChars3 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u16 GetChars5 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u16 GetChars5b ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u16 Count1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u16 Count3 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u16 Bytes ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u16 Bytes3 ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u16 Bytes3s ArgumentNullException: Value cannot be null. (Parameter 's')
// out: u16 Bytes5 ArgumentNullException: Value cannot be null. (Parameter 's')
// out: u16 Bytes5c ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u16 Bytes5n ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u16 BCount ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u16 BCount3 ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u16 tail0 0061 0000
// out: u16 tail1 0061 0000 fffd
// out: u16 tail2 0061 0000 0101
// out: u16 tail3 0061 0000 0101 fffd
// out: u16 tail4 0061 0000 0101 0101
// out: u16 tail5 0061 0000 0101 0101 fffd
// out: be GetString1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: be GetString3 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: be GetString3b ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: be GetChars1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: be GetChars3 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: be GetChars5 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: be GetChars5b ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: be Count1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: be Count3 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: be Bytes ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: be Bytes3 ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: be Bytes3s ArgumentNullException: Value cannot be null. (Parameter 's')
// out: be Bytes5 ArgumentNullException: Value cannot be null. (Parameter 's')
// out: be Bytes5c ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: be Bytes5n ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: be BCount ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: be BCount3 ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: be tail0 6100 0000
// out: be tail1 6100 0000 fffd
// out: be tail2 6100 0000 0101
// out: be tail3 6100 0000 0101 fffd
// out: be tail4 6100 0000 0101 0101
// out: be tail5 6100 0000 0101 0101 fffd
// out: u32 GetString1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32 GetString3 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32 GetString3b ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32 GetChars1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32 GetChars3 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32 GetChars5 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32 GetChars5b ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u32 Count1 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32 Count3 ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32 Bytes ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u32 Bytes3 ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u32 Bytes3s ArgumentNullException: Value cannot be null. (Parameter 's')
// out: u32 Bytes5 ArgumentNullException: Value cannot be null. (Parameter 's')
// out: u32 Bytes5c ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u32 Bytes5n ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: u32 BCount ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u32 BCount3 ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: u32 tail0 0061
// out: u32 tail1 0061 fffd
// out: u32 tail2 0061 fffd
// out: u32 tail3 0061 fffd
// out: u32 tail4 0061 fffd
// out: u32 tail5 0061 fffd fffd
// The message for an array that is null depends on the member; bytes of an incomplete character are one U+FFFD.
module P
open System
open System.Text
open System.Linq
let encs = [ "utf8", Encoding.UTF8; "ascii", Encoding.ASCII; "latin1", Encoding.Latin1; "u16", Encoding.Unicode; "be", Encoding.BigEndianUnicode; "u32", Encoding.UTF32 ]
let show (f: unit -> string) = try f () with e -> e.GetType().Name + ": " + e.Message
for n, e in encs do
    let nul: byte[] = null
    let p (l: string) f = printfn "%s %s %s" n l (show f)
    p "GetString1" (fun () -> e.GetString nul)
    p "GetString3" (fun () -> e.GetString(nul, 0, 0))
    p "GetString3b" (fun () -> e.GetString(nul, -1, 0))
    p "GetChars1" (fun () -> String(e.GetChars nul))
    p "GetChars3" (fun () -> String(e.GetChars(nul, 0, 0)))
    p "GetChars5" (fun () -> string (e.GetChars(nul, 0, 0, [||], 0)))
    p "GetChars5b" (fun () -> string (e.GetChars([||], 0, 0, null, 0)))
    p "Count1" (fun () -> string (e.GetCharCount nul))
    p "Count3" (fun () -> string (e.GetCharCount(nul, 0, 0)))
    p "Bytes" (fun () -> string (e.GetBytes (null: char[])))
    p "Bytes3" (fun () -> string (e.GetBytes ((null: char[]), 0, 0)))
    p "Bytes3s" (fun () -> string (e.GetBytes ((null: string), 0, 0)))
    p "Bytes5" (fun () -> string (e.GetBytes ((null: string), 0, 0, [||], 0)))
    p "Bytes5c" (fun () -> string (e.GetBytes ((null: char[]), 0, 0, [||], 0)))
    p "Bytes5n" (fun () -> string (e.GetBytes ("", 0, 0, null, 0)))
    p "BCount" (fun () -> string (e.GetByteCount (null: char[])))
    p "BCount3" (fun () -> string (e.GetByteCount ((null: char[]), 0, 0)))
    for k in 0 .. 5 do
        p (sprintf "tail%d" k) (fun () -> e.GetString(Array.append [| 97uy; 0uy; 0uy; 0uy |] (Array.create k 1uy)) |> Seq.map (fun c -> sprintf "%04x" (int c)) |> String.concat " ")
