// out: 1: first
// out: 2: second 1 2
// out: 3: c3.5
// out: 4: 4-x
// out: 5: appended
// out: true
// out: ["first"; "second 1 2"; "c3.5"; "4-x"; "appended"]
// out: 35
// out: 102 102 105
// out: ["rst"; "second 1 2"; "c3.5"; "4-x"; "appended"]
// out: 17
// out: [|"héllo wörld"; "z"; "more"|]
// out: FNF Could not find file '/tmp/clef-io-test/none.txt'. /tmp/clef-io-test/none.txt
// out: DNF Could not find a part of the path '/tmp/clef-io-test/no/ne.txt'.
// out: Cannot read from a closed TextReader.
// out: Object name: 'StreamReader'.
// out: Cannot write to a closed TextWriter.
// out: Object name: 'StreamWriter'.
// out: a.txt 35 true .txt /tmp/clef-io-test/a.txt
// out: /tmp/clef-io-test
// out: a.txt
// out: b.txt
// out: c.txt
// out: /tmp/clef-io-test/a.txt
// out: /tmp/clef-io-test/b.txt
// out: /tmp/clef-io-test/c.txt
// out: true clef-io-test
// out: a.txt 35
// out: b.txt 22
// out: c.txt 0
// out: 8 [|104uy; 101uy; 108uy; 108uy; 111uy; 32uy; 195uy; 169uy|]
// out: hello é
// out: 5 [|102uy; 105uy; 114uy; 115uy; 116uy|]
// out: 35 5
// out: 105
// out: "captured 5
// out: also
// out: "
// out: l1
// out: l2
// out: true
// out: AB
// out: via stream
// out: "x
// out: yz
// out: "
// out: ["x"; "yz"]
open System
open System.IO
let dir = "/tmp/clef-io-test"
if Directory.Exists dir then Directory.Delete(dir, true)
Directory.CreateDirectory dir |> ignore
let p = Path.Combine(dir, "a.txt")
do
    use w = new StreamWriter(p)
    w.WriteLine "first"
    w.Write("second {0} {1}", 1, 2)
    w.WriteLine()
    w.Write 'c'
    w.WriteLine 3.5
    fprintfn w "%d-%s" 4 "x"
    w.Flush()
do
    use w = new StreamWriter(p, true)
    w.WriteLine "appended"
do
    use r = new StreamReader(p)
    let mutable i = 0
    while not r.EndOfStream do
        i <- i + 1
        printfn "%d: %s" i (r.ReadLine())
    printfn "%b" (isNull (r.ReadLine()))
let readLines (path: string) = seq {
    use r = new StreamReader(path)
    while not r.EndOfStream do
        yield r.ReadLine() }
printfn "%A" (readLines p |> Seq.toList)
let all = (new StreamReader(p)).ReadToEnd()
printfn "%d" all.Length
do
    use r = File.OpenText p
    printfn "%d %d %d" (r.Peek()) (r.Read()) (r.Read())
    let l = Seq.initInfinite (fun _ -> r.ReadLine()) |> Seq.takeWhile (fun s -> not (isNull s)) |> Seq.toList
    printfn "%A" l
do
    use w = File.CreateText(Path.Combine(dir, "b.txt"))
    w.WriteLine("héllo {0}", "wörld")
    w.NewLine <- "\r\n"
    w.WriteLine "z"
printfn "%A" (File.ReadAllBytes(Path.Combine(dir, "b.txt")) |> Array.length)
do
    use w = File.AppendText(Path.Combine(dir, "b.txt"))
    w.WriteLine("more")
    w.AutoFlush <- true
printfn "%A" (File.ReadAllLines(Path.Combine(dir, "b.txt")))
try
    use r = new StreamReader(Path.Combine(dir, "none.txt"))
    ()
with
| :? FileNotFoundException as e -> printfn "FNF %s %s" e.Message e.FileName
| :? IOException as e -> printfn "IO %s" e.Message
try
    use r = new StreamWriter(Path.Combine(dir, "no/ne.txt"))
    ()
with
| :? DirectoryNotFoundException as e -> printfn "DNF %s" e.Message
| :? IOException as e -> printfn "IO %s" e.Message
let r = new StreamReader(p)
r.Close()
try r.ReadLine() |> ignore with :? ObjectDisposedException as e -> printfn "%s" e.Message
let w = new StreamWriter(Path.Combine(dir, "c.txt"))
w.Close()
try w.WriteLine "x" with :? ObjectDisposedException as e -> printfn "%s" e.Message
w.Dispose()
let fi = FileInfo(p)
printfn "%s %d %b %s %s" fi.Name fi.Length fi.Exists fi.Extension fi.FullName
printfn "%s" fi.DirectoryName
for f in Directory.GetFiles(dir, "*.txt") |> Array.sort do printfn "%s" (Path.GetFileName f)
for f in Directory.EnumerateFiles dir |> Seq.sort do printfn "%s" f
let di = DirectoryInfo(dir)
printfn "%b %s" di.Exists di.Name
for f in di.GetFiles() |> Array.sortBy (fun f -> f.Name) do printfn "%s %d" f.Name f.Length
let ms = new MemoryStream()
let sw = new StreamWriter(ms)
sw.Write "hello é"
sw.Flush()
printfn "%d %A" ms.Length (ms.ToArray())
ms.Position <- 0L
let sr = new StreamReader(ms)
printfn "%s" (sr.ReadToEnd())
let fs = new FileStream(p, FileMode.Open)
let buf = Array.zeroCreate<byte> 5
printfn "%d %A" (fs.Read(buf, 0, 5)) buf
printfn "%d %d" fs.Length fs.Position
fs.Seek(1L, SeekOrigin.Begin) |> ignore
printfn "%d" (fs.ReadByte())
fs.Close()
let o = Console.Out
let cap = new StringWriter()
Console.SetOut cap
printfn "captured %d" 5
Console.WriteLine "also"
Console.SetOut o
printf "%A\n" (cap.ToString())
Console.SetIn(new StringReader("l1\nl2\n"))
printfn "%s" (Console.ReadLine())
printfn "%s" (stdin.ReadLine())
printfn "%b" (isNull (Console.ReadLine()))
let stdo = Console.OpenStandardOutput()
stdo.Write([|65uy;66uy;10uy|], 0, 3)
stdo.Flush()
let out = new StreamWriter(Console.OpenStandardOutput())
out.WriteLine "via stream"
out.Flush()
File.WriteAllText(p, "x\ny")
File.AppendAllText(p, "z\n")
File.WriteAllLines(p + "2", [ "a"; "b" ])
File.WriteAllLines(p + "3", [| "a"; "b" |])
printfn "%A" (File.ReadAllText(p))
printfn "%A" (File.ReadLines(p) |> Seq.toList)
Directory.Delete(dir, true)
