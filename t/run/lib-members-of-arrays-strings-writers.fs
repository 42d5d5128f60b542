// out: 8 63 3 10 true 9223372036854775808
// out: f26b8303 a553350a 4dece20c a0a4178e
// out: (0, 0, 0)
// out: true a true false
// out: true -1
// out: x5/cx5/c
// out: q
// out: [|"a"; "bb"; "ccc"|] 1
// out: [|"a"; "bb"; "ccc"|] [|1; 2; 3|]
// out: [|"dddd"; "a"; "bb"; "ccc"|]
// out: [|1; 2; 3|] 2
// out: ArgumentOutOfRangeException: Arrays larger than 2GB are not supported. (Parameter 'sourceIndex')
// out: ArgumentOutOfRangeException: Arrays larger than 2GB are not supported. (Parameter 'length')
// out: ArgumentOutOfRangeException: Arrays larger than 2GB are not supported. (Parameter 'index')
// out: [|1; 9|]
// out: vTrue
// out: (0, true, true, -1, true)
// out: 1
// out: True
open System
open System.IO
open System.Numerics
open System.Collections
open System.Globalization
let t f = try printfn "%s" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Split('\n').[0])
t (fun () -> sprintf "%d %d %d %d %b %d" (BitOperations.PopCount 255un) (BitOperations.LeadingZeroCount 1un) (BitOperations.TrailingZeroCount 8n) (BitOperations.Log2 1024un) (BitOperations.IsPow2 8n) (BitOperations.RotateLeft(1un, 63)))
t (fun () -> sprintf "%x %x %x %x" (BitOperations.Crc32C(0u, 1uy)) (BitOperations.Crc32C(5u, 500us)) (BitOperations.Crc32C(0xFFFFFFFFu, 0x12345678u)) (BitOperations.Crc32C(1u, 0x123456789ABCDEFUL)))
t (fun () -> sprintf "%A" (String.Compare("a", "A", CultureInfo.InvariantCulture, CompareOptions.IgnoreCase), String.Compare("xab", 1, "yAB", 1, 2, true, CultureInfo.InvariantCulture), String.Compare("ab", 0, "AB", 0, 2, CultureInfo.InvariantCulture, CompareOptions.OrdinalIgnoreCase)))
t (fun () -> let e = "ab".GetEnumerator() in sprintf "%b %c %b %b" (e.MoveNext()) e.Current (e.MoveNext()) (e.MoveNext()))
t (fun () -> sprintf "%b %d" (isNull (TextReader.Null.ReadLine())) (TextReader.Null.Read()))
t (fun () -> let a, b = new StringWriter(), new StringWriter() in let w = TextWriter.CreateBroadcasting(a, b) in w.Write "x"; w.WriteLine 5; w.Write 'c'; a.ToString().Replace("\n", "/") + b.ToString().Replace("\n", "/"))
t (fun () -> TextReader.Synchronized(new StringReader "q").ReadLine())
let byLength = { new IComparer with member _.Compare(a, b) = compare (string a).Length (string b).Length }
t (fun () -> let a = [| "ccc"; "a"; "bb" |] in Array.Sort(a, byLength); sprintf "%A %d" a (Array.BinarySearch(a, "xx", byLength)))
t (fun () -> let k = [| "ccc"; "a"; "bb" |] in let v = [| 3; 1; 2 |] in Array.Sort(k, v, byLength); sprintf "%A %A" k v)
t (fun () -> let a = [| "dddd"; "ccc"; "a"; "bb" |] in Array.Sort(a, 1, 3, byLength); sprintf "%A" a)
t (fun () -> let a = [| 1; 2; 3 |] in let b = Array.zeroCreate<int> 3 in Array.Copy(a, b, 2L); Array.Copy(a, 2L, b, 2L, 1L); sprintf "%A %O" b (a.GetValue 1L))
t (fun () -> Array.Copy([| 1 |], 5000000000L, [| 1 |], 0L, 1L); "")
t (fun () -> Array.Copy([| 1 |], [| 1 |], -4294967295L); "")
t (fun () -> string ([| 1 |].GetValue 4294967296L))
t (fun () -> let a = [| 1; 2 |] in a.SetValue(9, 1L); a.CopyTo(Array.zeroCreate 2, 0L); sprintf "%A" a)
Environment.SetEnvironmentVariable("CLEF_T", "v", EnvironmentVariableTarget.Process)
t (fun () -> Environment.GetEnvironmentVariable("CLEF_T", EnvironmentVariableTarget.Process) + string (isNull (Environment.GetEnvironmentVariable("CLEF_T", EnvironmentVariableTarget.User))))
t (fun () -> let c = StringComparer.OrdinalIgnoreCase in sprintf "%A" (c.Compare(box "a", box "A"), c.Equals(box "x", box "X"), c.GetHashCode(box "q") = c.GetHashCode "Q", c.Compare((null: obj), box "a"), c.Equals(box 1, box 1)))
t (fun () -> string (StringComparer.Ordinal.Compare(box 3, box 2)))
t (fun () -> string (StringComparer.Create(CultureInfo.InvariantCulture, true).Equals("a", "A")))
