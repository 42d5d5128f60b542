// out: 408 01FF012C01FFFF90EEFEFF00286BEE0000000000000080FFFFFFFFFFFFFFFF000000000000F83F0000204039300000000000000000000000000200010000000000000000000000000003800668C3A96C6C6FC3A96162010203AC
// out: (1uy, -1y, true, 300s, 65535us, -70000, 4000000000u, -9223372036854775808L,
// out:  18446744073709551615UL)
// out: (1.5, 2.5f, 123.45M, -0.001M, "héllo", 233, 'é', [|'a'; 'b'|], [|1uy; 2uy; 3uy|],
// out:  300)
// out: (-1, 300, 9223372036854775807L, "")
// out: EndOfStreamException: Unable to read beyond the end of the stream.
// out: EndOfStreamException: Unable to read beyond the end of the stream.
// out: -1
// out: -1
// out: [||]
// out: EndOfStreamException: Unable to read beyond the end of the stream.
// out: EndOfStreamException: Unable to read beyond the end of the stream.
// out: [||]
// out: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: ArgumentNullException: Value cannot be null. (Parameter 'input')
// out: ArgumentNullException: Value cannot be null. (Parameter 'buffer')
// out: 00
// out: 9
// out: FormatException: Too many bytes in what should have been a 7-bit encoded integer.
// out: EndOfStreamException: Unable to read beyond the end of the stream.
// out: 5 true
// out: false
// out: 1 4 9 16 25 
// out: 3 0 4
// out: 9 20
// out: 0
// out: 2
open System
open System.IO
open System.Text
let t f = try printfn "%s" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let ms = new MemoryStream()
let w = new BinaryWriter(ms)
w.Write 1uy; w.Write -1y; w.Write true; w.Write 300s; w.Write 65535us; w.Write -70000; w.Write 4000000000u; w.Write Int64.MinValue; w.Write UInt64.MaxValue
w.Write 1.5; w.Write 2.5f; w.Write 123.45m; w.Write -0.001m; w.Write "héllo"; w.Write 'é'; w.Write [| 'a'; 'b' |]; w.Write [| 1uy; 2uy; 3uy |]; w.Write(String('x', 300)); w.Write7BitEncodedInt -1; w.Write7BitEncodedInt 300; w.Write7BitEncodedInt64 Int64.MaxValue; w.Write ""
w.Flush()
printfn "%d %s" ms.Length (Convert.ToHexString(ms.ToArray(), 0, 90))
ms.Position <- 0L
let r = new BinaryReader(ms)
t (fun () -> sprintf "%A" (r.ReadByte(), r.ReadSByte(), r.ReadBoolean(), r.ReadInt16(), r.ReadUInt16(), r.ReadInt32(), r.ReadUInt32(), r.ReadInt64(), r.ReadUInt64()))
t (fun () -> sprintf "%A" (r.ReadDouble(), r.ReadSingle(), r.ReadDecimal(), r.ReadDecimal(), r.ReadString(), r.PeekChar(), r.ReadChar(), r.ReadChars 2, r.ReadBytes 3, r.ReadString().Length))
t (fun () -> sprintf "%A" (r.Read7BitEncodedInt(), r.Read7BitEncodedInt(), r.Read7BitEncodedInt64(), r.ReadString()))
t (fun () -> string (r.ReadInt32())); t (fun () -> string (r.ReadByte())); t (fun () -> string (r.Read())); t (fun () -> string (r.PeekChar())); t (fun () -> sprintf "%A" (r.ReadBytes 5)); t (fun () -> r.ReadString()); t (fun () -> string (r.ReadChar())); t (fun () -> sprintf "%A" (r.ReadChars 3))
t (fun () -> sprintf "%A" (r.ReadBytes -1)); t (fun () -> w.Write(null: string); ""); t (fun () -> new BinaryReader(null: Stream) |> ignore; ""); t (fun () -> w.Write(null: byte[]); "")
t (fun () -> string (w.Seek(0, SeekOrigin.Begin)) + string w.BaseStream.Position); w.Write 9uy; t (fun () -> string (ms.ToArray().[0]))
t (fun () -> let m = new MemoryStream([| 0xFFuy; 0xFFuy; 0xFFuy; 0xFFuy; 0x7Fuy |]) in string ((new BinaryReader(m)).Read7BitEncodedInt()))
t (fun () -> let m = new MemoryStream([| 5uy; 65uy |]) in (new BinaryReader(m)).ReadString())
do
    use a = new MemoryStream()
    do
        use b = new BinaryWriter(a, Encoding.UTF8, true)
        b.Write "kept"
    printfn "%d %b" a.Length a.CanRead
    do
        use b = new BinaryWriter(a)
        ()
    printfn "%b" a.CanRead
let path = Path.GetTempFileName()
do
    use f = new BinaryWriter(File.Open(path, FileMode.Create))
    for i in 1 .. 5 do f.Write(i * i)
do
    use f = new BinaryReader(File.OpenRead path)
    while f.BaseStream.Position < f.BaseStream.Length do printf "%d " (f.ReadInt32())
printfn ""
do
    use b = new BufferedStream(File.OpenRead path, 8)
    let all = Array.zeroCreate 20
    printfn "%d %d %d" (b.Read(all, 0, 3)) (b.ReadByte()) b.Position
    b.Seek(8L, SeekOrigin.Begin) |> ignore
    printfn "%d %d" (b.ReadByte()) b.Length
do
    use m = new MemoryStream()
    use b = new BufferedStream(m)
    b.Write([| 1uy; 2uy |], 0, 2)
    printfn "%d" m.Length
    b.Flush()
    printfn "%d" m.Length
File.Delete path
