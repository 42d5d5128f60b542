// out: utf-8 61 C3 A9 E2 82 AC 3 [EF BB BF]
// out: aé€
// out: us-ascii 61 3F 3F 2 []
// out: a??
// out: utf-16 61 00 E9 00 AC 20 4 [FF FE]
// out: aé€
// out: utf-32 61 00 00 00 E9 00 00 00 AC 20 00 00 8 [FF FE 00 00]
// out: aé€
// out: iso-8859-1 61 E9 3F 2 []
// out: aé?
// out: i!
// out: 
// out: ["a"; "b"; "c"; ""; "d"]
// out: []
// out: ["A"]
// out: ["x"; "yé"; "z"]
// out: ["x"; "yé"; "z"]
// out: ["é"; "A"]
// out: 4094 4094 second 4094 last true
// out: 8203 1446310 -1
// out: 4095 4095 second 4095 last true
// out: 8205 1446663 -1
// out: 4096 4096 second 4096 last true
// out: 8207 1447016 -1
// out: 4097 4097 second 4097 last true
// out: 8209 1447369 -1
// out: 16382 16382 second 16382 last true
// out: 32779 5783974 -1
// out: 16383 16383 second 16383 last true
// out: 32781 5784327 -1
// out: 16384 16384 second 16384 last true
// out: 32783 5784680 -1
// out: 16385 16385 second 16385 last true
// out: 32785 5785033 -1
// out: EF BB BF C3 A9
// out: C3 A9
// out: FF FE E9 00 é
// out: EF BB BF 78 79
// out: SHOUT
// out: 1-TWO
// out: 2.5
// out: TRUE
// out: PRINTED 5
// out: 8
// out: one
// out: 4 [|'.'; 't'; 'w'; 'o'; '\010'|]
// out: three||true
// out: 97 97 b cd -1
// out: x|ab|bc 7
// out: offset: ArgumentOutOfRangeException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection. (Parameter 'count')
// out: negative: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'offset')
// out: count: ArgumentOutOfRangeException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection. (Parameter 'count')
// out: position: ArgumentOutOfRangeException: value ('-1') must be a non-negative value. (Parameter 'value')
// out: Actual value was -1.
// out: seek: IOException: An attempt was made to move the position before the beginning of the stream.
// out: fixed: NotSupportedException: Memory stream is not expandable.
// out: capacity: ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')
// out: Actual value was -1.
// out: readonly: NotSupportedException: Stream does not support writing.
// out: closed: ObjectDisposedException: Cannot access a closed Stream.
// out: closed length: ObjectDisposedException: Cannot access a closed Stream.
// out: string: ObjectDisposedException: Cannot read from a closed TextReader.
// out: null: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: writer: ObjectDisposedException: Cannot write to a closed TextWriter.
// out: mode: IOException: The file '/tmp/clef-io-test2.txt' already exists.
// out: none: FileNotFoundException: Could not find file '/tmp/clef-io-test2.txt.none'.
// out: empty: ArgumentException: The value cannot be an empty string. (Parameter 'path')
// out: nullpath: ArgumentNullException: Value cannot be null. (Parameter 'path')
// out: nullstream: ArgumentNullException: Value cannot be null. (Parameter 'stream')
// out: append: NotSupportedException: Stream does not support reading.
// out: write: NotSupportedException: Stream does not support writing.
// out: chars: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: getbytes: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: getstring: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: setout: ArgumentNullException: Value cannot be null. (Parameter 'newOut')
// out: 20 10 10
// out: 17 18
// out: [|0uy; 1uy; 2uy; 3uy; 4uy; 5uy; 6uy; 7uy; 8uy; 9uy; 10uy; 11uy; 12uy; 13uy; 14uy;
// out:   15uy; 16uy; 17uy; 18uy; 19uy; 0uy; 0uy; 0uy; 0uy; 0uy|]
// out: 5003 10000
// out: [|134uy; 135uy; 1uy; 2uy; 3uy; 139uy; 140uy; 141uy|] 5006
// out: 77
// out: [|6uy; 7uy; 8uy; 9uy; 10uy; 11uy; 12uy; 13uy; 14uy; 15uy|]
// out: 10000
// out: false
// out: caught 1!?
// out: 
// out: [throughout]
// out: 
// out: 53  6 7
// out: Green
// out: bc
open System
open System.IO
open System.Text
let show (b: byte[]) = b |> Array.map (fun x -> x.ToString "X2") |> String.concat " "
for e in [ Encoding.UTF8; Encoding.ASCII; Encoding.Unicode; Encoding.UTF32; Encoding.Latin1 ] do
    let b = e.GetBytes "aé€"
    printfn "%s %s %d [%s]" e.WebName (show b) (e.GetByteCount "aé") (show (e.GetPreamble()))
    printfn "%s" (e.GetString(b).Replace('\uFFFD', '?'))
printfn "%s" (Encoding.UTF8.GetString([| 104uy; 105uy; 33uy |], 1, 2))
printfn "%s" (show ((UTF8Encoding(false)).GetPreamble()))
let p = "/tmp/clef-io-test2.txt"
let lines enc (bytes: byte[]) =
    File.WriteAllBytes(p, bytes)
    use r = new StreamReader(p, (enc: Encoding))
    [ while not r.EndOfStream do yield r.ReadLine() ]
printfn "%A" (lines Encoding.UTF8 "a\rb\r\nc\n\nd\r"B)
printfn "%A" (lines Encoding.UTF8 [||])
printfn "%A" (lines Encoding.UTF8 [| 0xEFuy; 0xBBuy; 0xBFuy; 65uy |])
printfn "%A" (lines Encoding.UTF8 (Array.append [| 0xFFuy; 0xFEuy |] (Encoding.Unicode.GetBytes "x\nyé\r\nz")))
printfn "%A" (lines Encoding.Unicode (Encoding.Unicode.GetBytes "x\nyé\r\nz"))
printfn "%A" (lines Encoding.Latin1 [| 0xE9uy; 10uy; 65uy |])
// ends of lines at the ends of buffers
for n in [ 4094; 4095; 4096; 4097; 16382; 16383; 16384; 16385 ] do
    let text = String('x', n) + "\r\nsecond\r\n" + String('é', n) + "\nlast"
    File.WriteAllText(p, text)
    use r = new StreamReader(p)
    let a = r.ReadLine()
    let b = r.ReadLine()
    let c = r.ReadLine()
    printfn "%d %d %s %d %s %b" n a.Length b c.Length (r.ReadLine()) (isNull (r.ReadLine()))
    use r = new StreamReader(p)
    let mutable count = 0
    let mutable sum = 0
    while r.Peek() >= 0 do
        sum <- sum + r.Read()
        count <- count + 1
    printfn "%d %d %d" count sum (r.Read())
File.WriteAllText(p, "é", Encoding.UTF8)
printfn "%s" (show (File.ReadAllBytes p))
File.WriteAllText(p, "é")
printfn "%s" (show (File.ReadAllBytes p))
File.WriteAllText(p, "é", Encoding.Unicode)
printfn "%s %s" (show (File.ReadAllBytes p)) (File.ReadAllText p)
do
    use w = new StreamWriter(p, false, Encoding.UTF8)
    w.Write 'x'
do
    use w = new StreamWriter(p, true, Encoding.UTF8)
    w.Write 'y'
printfn "%s" (show (File.ReadAllBytes p))
type Upper(inner: TextWriter) =
    inherit TextWriter()
    override _.Encoding = Encoding.UTF8
    override _.Write(c: char) = inner.Write(Char.ToUpper c)
type inner private () =
    static member Encoding = Encoding.ASCII
type Counter() =
    inherit TextWriter()
    let mutable n = 0
    member _.Count = n
    override _.Encoding = inner.Encoding
    override _.Write(c: char) = n <- n + 1
    override _.Write(s: string) = n <- n + s.Length
let u = new Upper(Console.Out)
u.WriteLine "shout"
u.Write("{0}-{1}", 1, "two")
u.WriteLine()
u.WriteLine 2.5
u.WriteLine true
fprintfn u "%s %d" "printed" 5
let c = new Counter()
c.Write "abc"
c.Write 'd'
c.Write 10
c.WriteLine "x"
printfn "%d" c.Count
type Chars(s: string) =
    inherit TextReader()
    let mutable i = 0
    override _.Peek() = if i < s.Length then int s.[i] else -1
    override _.Read() =
        if i < s.Length then
            i <- i + 1
            int s.[i - 1]
        else -1
let cr = new Chars("one\r\ntwo\nthree")
printfn "%s" (cr.ReadLine())
let buf = Array.create 5 '.'
printfn "%d %A" (cr.Read(buf, 1, 4)) buf
printfn "%s|%s|%b" (cr.ReadLine()) (cr.ReadToEnd()) (isNull (cr.ReadLine()))
let sr = new StringReader("ab\ncd")
printfn "%d %d %s %s %d" (sr.Peek()) (sr.Read()) (sr.ReadLine()) (sr.ReadToEnd()) (sr.Peek())
let sw = new StringWriter()
sw.NewLine <- "|"
sw.WriteLine "x"
sw.WriteLine [| 'a'; 'b' |]
sw.Write([| 'a'; 'b'; 'c' |], 1, 2)
printfn "%s %d" (sw.ToString()) (sw.GetStringBuilder().Length)
let attempt name f =
    try
        f ()
        printfn "%s: fine" name
    with e -> printfn "%s: %s: %s" name (e.GetType().Name) e.Message
attempt "offset" (fun () -> (new MemoryStream()).Write([| 1uy |], 1, 1))
attempt "negative" (fun () -> (new MemoryStream()).Read([| 1uy |], -1, 1) |> ignore)
attempt "count" (fun () -> (new MemoryStream()).Read([| 1uy |], 0, 2) |> ignore)
attempt "position" (fun () -> (new MemoryStream()).Position <- -1L)
attempt "seek" (fun () -> (new MemoryStream()).Seek(-1L, SeekOrigin.Begin) |> ignore)
attempt "fixed" (fun () -> (new MemoryStream([| 1uy |])).Write([| 1uy; 2uy |], 0, 2))
attempt "capacity" (fun () -> new MemoryStream(-1) |> ignore)
attempt "readonly" (fun () -> (new MemoryStream([| 1uy |], false)).WriteByte 1uy)
attempt "closed" (fun () -> let m = new MemoryStream() in m.Close(); m.WriteByte 1uy)
attempt "closed length" (fun () -> let m = new MemoryStream() in m.Dispose(); printfn "%d" m.Length)
attempt "string" (fun () -> let s = new StringReader("x") in s.Close(); s.Read() |> ignore)
attempt "null" (fun () -> new StringReader(null) |> ignore)
attempt "writer" (fun () -> let s = new StringWriter() in s.Close(); s.Write "x")
attempt "mode" (fun () -> new FileStream(p, FileMode.CreateNew) |> ignore)
attempt "none" (fun () -> new FileStream(p + ".none", FileMode.Open) |> ignore)
attempt "empty" (fun () -> new StreamReader("") |> ignore)
attempt "nullpath" (fun () -> new StreamReader((null: string)) |> ignore)
attempt "nullstream" (fun () -> new StreamReader((null: Stream)) |> ignore)
attempt "append" (fun () -> (use f = new FileStream(p, FileMode.Append) in f.Read([| 0uy |], 0, 1) |> ignore))
attempt "write" (fun () -> (use f = File.OpenRead p in f.WriteByte 1uy))
attempt "chars" (fun () -> sr.Read(buf, 4, 3) |> ignore)
attempt "getbytes" (fun () -> Encoding.UTF8.GetBytes((null: string)) |> ignore)
attempt "getstring" (fun () -> Encoding.UTF8.GetString([| 1uy |], 1, 1) |> ignore)
attempt "setout" (fun () -> Console.SetOut null)
do
    use m = new MemoryStream()
    for i in 0 .. 999 do m.WriteByte(byte i)
    m.Position <- 10L
    m.SetLength 20L
    printfn "%d %d %d" m.Length m.Position (m.ReadByte())
    printfn "%d %d" (m.Seek(-3L, SeekOrigin.End)) (m.Seek(1L, SeekOrigin.Current))
    m.SetLength 25L
    printfn "%A" (m.ToArray())
do
    use f = new FileStream(p, FileMode.Create)
    for i in 0 .. 9999 do f.WriteByte(byte i)
    f.Seek(5000L, SeekOrigin.Begin) |> ignore
    f.Write([| 1uy; 2uy; 3uy |], 0, 3)
    printfn "%d %d" f.Position f.Length
    f.Position <- 4998L
    let b = Array.zeroCreate 8
    f.ReadExactly(b, 0, 8)
    printfn "%A %d" b f.Position
    f.WriteByte 77uy
    f.Position <- 5006L
    printfn "%d" (f.ReadByte())
    use m = new MemoryStream()
    f.Position <- 9990L
    f.CopyTo m
    printfn "%A" (m.ToArray())
printfn "%d" (FileInfo p).Length
File.Delete p
printfn "%b" ((FileInfo p).Exists)
Console.Error.Flush()
let e = new StringWriter()
Console.SetError e
eprintf "caught %d" 1
Console.Error.Write '!'
stderr.WriteLine "?"
printfn "%s" (e.ToString())
let save = Console.Out
let both = new StringWriter()
Console.SetOut both
printf "%t" (fun w -> w.Write "through")
stdout.Write "out"
Console.Out.Flush()
Console.SetOut save
printfn "[%O]" both
Console.OutputEncoding <- Encoding.UTF8
printfn "%s" (Console.In.ReadLine())
Console.SetIn(new StringReader "5 6\n7")
printfn "%d %s %d" (Console.Read()) (Console.ReadLine()) (int (stdin.ReadToEnd()))
Console.ForegroundColor <- ConsoleColor.Green
printfn "%A" Console.ForegroundColor
Console.ResetColor()
Console.WriteLine([| 'a'; 'b'; 'c' |], 1, 2)
