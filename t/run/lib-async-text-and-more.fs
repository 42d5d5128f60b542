// out: one
// out: ("two", 4, "thre", "e
// out: four")
// out: true
// out: "abc
// out:
// out: yzq
// out: "
// out: true true false
// out: 12 false
// out: "l1
// out: l2
// out: "
// out: [|"l1"; "l2"|]
// out: ["l1"; "l2"; "l3!"; "é"]
// out: 13
// out: 2 [|65uy; 66uy|]
// out: [|67uy|]
// out: in 1, out 1, in 2, out 2, in 3, out 3 1
// out: 3 1 2
// out: clamp raises ArgumentException: '5' cannot be greater than 3.
// out: -5 5 5
// out: -7 5
// out: 7 -7
// out: 10 9 158
// out: log2 raises ArgumentOutOfRangeException: Non-negative number required. (Parameter 'value')
// out: 5 100
// out: 1 1 2 1
// out: true true true
// out: true true true
// out: true true true
// out: true true true
// out: true true true
// out: 0.25 0.75 0.5
// out: 7 99 3 2
// out: -3 2 3
// out: 3 2 10
// out: 2020-12-31: 53 of 2020
// out: 2021-01-03: 53 of 2020
// out: 2021-01-04: 1 of 2021
// out: 2024-12-30: 1 of 2025
// out: 2023-01-01: 52 of 2022
// out: 2015-12-28: 53 of 2015
// out: 0001-01-01: 1 of 1
// out: 9999-12-31: 52 of 9999
// out: [53; 52; 52; 52; 52; 53; 52; 52; 52; 52; 52; 53]
// out: 2021-01-03 2021-01-04 2021-01-03
// out: week raises ArgumentOutOfRangeException: The week parameter must be in the range 1 through 53. (Parameter 'week')
// out: year raises ArgumentOutOfRangeException: Year must be between 1 and 9999. (Parameter 'year')
// out: Herro Hello
// out: 0
// out: ayzb
// out: 5
// out: false true
// out: a %CLEF_NO_SUCH% b % c
// out: true
// out: true
// out: /
// out: true
// out: true
open System
open System.IO
open System.Numerics
open System.Globalization
open System.Threading
open System.Threading.Tasks
let attempt name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s raises %s: %s" name (e.GetType().Name) e.Message
// readers and writers whose work is a task
let reader = new StringReader("one\ntwo\nthree\nfour")
printfn "%s" (reader.ReadLineAsync().Result)
let t = task {
    let! a = reader.ReadLineAsync()
    let buffer = Array.zeroCreate 4
    let! n = reader.ReadAsync(buffer, 0, 4)
    let! rest = reader.ReadToEndAsync()
    return a, n, String buffer, rest }
printfn "%A" t.Result
printfn "%b" (isNull (reader.ReadLineAsync().Result))
let writer = new StringWriter()
writer.WriteAsync("a").Wait()
writer.WriteAsync('b').Wait()
writer.WriteLineAsync("c").Wait()
writer.WriteLineAsync().Wait()
writer.WriteAsync([| 'x'; 'y'; 'z' |], 1, 2).Wait()
writer.WriteLineAsync('q').Wait()
writer.FlushAsync().Wait()
printfn "%A" (writer.ToString())
let name = Path.GetTempFileName()
printfn "%b %b %b" (Path.Exists name) (File.Exists name) (Path.Exists(name + "none"))
printfn "%d %b" (Path.GetRandomFileName().Length) (Path.GetRandomFileName() = Path.GetRandomFileName())
(File.WriteAllTextAsync(name, "l1\nl2\n")).Wait()
printfn "%A" (File.ReadAllTextAsync(name).Result)
printfn "%A" (File.ReadAllLinesAsync(name).Result)
(File.AppendAllTextAsync(name, "l3")).Wait()
File.AppendAllBytes(name, [| 33uy; 10uy |])
File.AppendAllLines(name, [ "é" ], Text.Encoding.UTF8)
printfn "%A" (File.ReadLines(name, Text.Encoding.UTF8) |> Seq.toList)
printfn "%d" (File.ReadAllBytesAsync(name).Result.Length)
(File.WriteAllLinesAsync(name, [ "p"; "q" ])).Wait()
(File.WriteAllBytesAsync(name, [| 65uy; 66uy; 67uy |])).Wait()
let stream = File.OpenRead name
let buffer = Array.zeroCreate 2
printfn "%d %A" (stream.ReadAsync(buffer, 0, 2).Result) buffer
printfn "%A" (stream.AsyncRead 1 |> Async.RunSynchronously)
stream.Close()
File.Delete name
// a semaphore that is waited for
let gate = new SemaphoreSlim(1)
let order = ResizeArray<string>()
let worker (n: int) = task {
    do! gate.WaitAsync()
    order.Add(sprintf "in %d" n)
    do! Task.Delay 1
    order.Add(sprintf "out %d" n)
    gate.Release() |> ignore }
Task.WaitAll [| for i in 1..3 -> worker i :> Task |]
printfn "%s %d" (String.Join(", ", order)) gate.CurrentCount
// whole numbers without bound
printfn "%O %O %O" (BigInteger.Clamp(5I, 1I, 3I)) (BigInteger.Clamp(0I, 1I, 3I)) (BigInteger.Clamp(2I, 1I, 3I))
attempt "clamp" (fun () -> BigInteger.Clamp(2I, 5I, 3I))
printfn "%O %O %O" (BigInteger.CopySign(5I, -3I)) (BigInteger.CopySign(-5I, 3I)) (BigInteger.CopySign(5I, 0I))
printfn "%O %O" (BigInteger.MaxMagnitude(5I, -7I)) (BigInteger.MinMagnitude(5I, -7I))
printfn "%O %O" (BigInteger.MaxMagnitude(7I, -7I)) (BigInteger.MinMagnitude(7I, -7I))
printfn "%O %O %O" (BigInteger.Log2 1024I) (BigInteger.Log2 1023I) (BigInteger.Log2 (pown 3I 100))
attempt "log2" (fun () -> BigInteger.Log2 -1I)
printfn "%O %O" (BigInteger.TrailingZeroCount 96I) (BigInteger.TrailingZeroCount (-(pown 2I 100)))
printfn "%d %d %d %d" (0I.GetByteCount()) (127I.GetByteCount()) (128I.GetByteCount()) ((-128I).GetByteCount())
// floats
for x in [ 0.0; 0.5; -0.25; 1.0; nan ] do
    printfn "%b %b %b" (Double.ExpM1 x = exp x - 1.0 || x <> x) (Double.LogP1 x = log (x + 1.0) || x <> x) (Double.AcosPi x = acos x / Math.PI || x <> x)
printfn "%g %g %g" (Double.AtanPi 1.0) (Double.Atan2Pi(1.0, -1.0)) (Double.AsinPi 1.0)
printfn "%g %g %g %g" (Double.Exp2M1 3.0) (Double.Exp10M1 2.0) (Double.Log2P1 7.0) (Double.Log10P1 99.0)
printfn "%g %g %g" (Double.MaxMagnitudeNumber(nan, -3.0)) (Double.MinMagnitudeNumber(2.0, -3.0)) (Double.Log(8.0, 2.0))
printfn "%g %g %g" (Double.MaxNative(2.0, 3.0)) (Double.MinNative(2.0, 3.0)) (Double.MultiplyAddEstimate(2.0, 3.0, 4.0))
// weeks
for y, m, d in [ 2020, 12, 31; 2021, 1, 3; 2021, 1, 4; 2024, 12, 30; 2023, 1, 1; 2015, 12, 28; 1, 1, 1; 9999, 12, 31 ] do
    let date = DateTime(y, m, d)
    printfn "%04d-%02d-%02d: %d of %d" y m d (ISOWeek.GetWeekOfYear date) (ISOWeek.GetYear date)
printfn "%A" [ for y in 2015..2026 -> ISOWeek.GetWeeksInYear y ]
printfn "%s %s %s" (ISOWeek.ToDateTime(2020, 53, DayOfWeek.Sunday).ToString "yyyy-MM-dd") (ISOWeek.GetYearStart(2021).ToString "yyyy-MM-dd") (ISOWeek.GetYearEnd(2020).ToString "yyyy-MM-dd")
attempt "week" (fun () -> ISOWeek.ToDateTime(2020, 54, DayOfWeek.Sunday))
attempt "year" (fun () -> ISOWeek.GetWeeksInYear 0)
// strings
printfn "%s %s" ("Hello".Replace("L", "r", true, CultureInfo.InvariantCulture)) ("Hello".Replace("L", "r", false, CultureInfo.InvariantCulture))
printfn "%d" (String.Compare("abc", "ABC", true, CultureInfo.InvariantCulture))
printfn "%O" (Text.StringBuilder("ab").Insert(1, [| 'x'; 'y'; 'z' |], 1, 2))
let lazily = Lazy<int>((fun () -> 5), LazyThreadSafetyMode.None)
printfn "%d" lazily.Value
// the process
printfn "%b %b" Environment.HasShutdownStarted Environment.UserInteractive
printfn "%s" (Environment.ExpandEnvironmentVariables "a %CLEF_NO_SUCH% b % c")
printfn "%b" (Environment.WorkingSet > 1000L)
printfn "%b" (Environment.UserName.Length > 0)
let here = Environment.CurrentDirectory
Environment.CurrentDirectory <- "/"
printfn "%s" Environment.CurrentDirectory
Environment.CurrentDirectory <- here
printfn "%b" (Environment.CurrentDirectory = here)
printfn "%b" (Environment.GetEnvironmentVariables().Contains "PATH")
Diagnostics.Debug.WriteLine "nothing"
Diagnostics.Debug.Assert(1 = 1)
