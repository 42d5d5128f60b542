// out: false
// out: true false
// out: [one]
// out: [two]
// out: [three]
// out: [four]
// out: []
// out: [six]
// out: <one><two><three><four><><six>
// out: 27 30
// out: "a
// out: b
// out: c
// out: d
// out: "
// out: The file '/tmp/clef-file-test/x.txt2' already exists.
// out: x.txt
// out: x.txt3
// out: a
// out: Could not find file '/tmp/clef-file-test/none'.
// out: Could not find a part of the path '/tmp/clef-file-test/q/none'.
// out: Access to the path '/tmp/clef-file-test' is denied.
// out: The value cannot be an empty string. (Parameter 'path')
// out: Value cannot be null. (Parameter 'path')
// out: Access to the path '/tmp/clef-file-test' is denied.
// out: Directory not empty : '/tmp/clef-file-test'
// out: Could not find a part of the path '/tmp/clef-file-test/none'.
// out: AB
// out: false
// out: /a/b.txt: b.txt|b|.txt|/a/b.md|/|true|true
// out: /a
// out: /q/a/b.txt ../b.txt
// out: a.tar.gz: a.tar.gz|a.tar|.gz|a.tar.md||true|false
// out: 
// out: /q/a.tar.gz ../../a.tar.gz
// out: /: |||/.md|/|false|true
// out: null
// out: /q/ ../..
// out: : |||||false|false
// out: null
// out: b.: b.|b||b.md||false|false
// out: 
// out: /q/b. ../../b.
// out: .x: .x||.x|.md||true|false
// out: 
// out: /q/.x ../../.x
// out: /a/b/: |||/a/b/.md|/|false|true
// out: /a/b
// out: /q/a/b/ ../b/
// out: a//b: b|b||a//b.md||false|false
// out: a
// out: /q/a/b ../b
// out: //: |||//.md|/|false|true
// out: /
// out: /q/ ../..
// out: x/.y/z: z|z||x/.y/z.md||false|false
// out: x/.y
// out: /q/x/.y/z ../../x/.y/z
// out: /b a/b/c a//b
// out: /a/c/d/
// out: 1
// out: null
// out: true
// out: true true
module Program
open System
open System.IO
let dir = "/tmp/clef-file-test"
if Directory.Exists dir then Directory.Delete(dir, true)
Directory.CreateDirectory(Path.Combine(dir, "a/b")) |> ignore
let p = Path.Combine(dir, "x.txt")
printfn "%b" (File.Exists p)
File.WriteAllText(p, "one\r\ntwo\nthree\rfour\n\nsix")
printfn "%b %b" (File.Exists p) (File.Exists dir)
for l in File.ReadAllLines p do printfn "[%s]" l
for l in File.ReadLines p do printf "<%s>" l
printfn ""
File.AppendAllText(p, "é€!")
printfn "%d %d" (File.ReadAllText p).Length (File.ReadAllBytes p).Length
File.WriteAllLines(p, ["a"; "b"])
File.AppendAllLines(p, seq { "c"; "d" })
printfn "%A" (File.ReadAllText p)
File.Copy(p, p + "2")
try File.Copy(p, p + "2") with :? IOException as e -> printfn "%s" e.Message
File.Move(p + "2", p + "3")
for f in Directory.GetFiles dir |> Array.sort do printfn "%s" (Path.GetFileName f)
for f in Directory.GetDirectories dir do printfn "%s" (Path.GetFileName f)
File.Delete(p + "3"); File.Delete(p + "3")
let t f = try f () with e -> printfn "%s" e.Message
t (fun () -> File.ReadAllText(dir + "/none") |> ignore)
t (fun () -> File.ReadAllText(dir + "/q/none") |> ignore)
t (fun () -> File.ReadAllText(dir) |> ignore)
t (fun () -> File.ReadAllText("") |> ignore)
t (fun () -> File.ReadAllText(null) |> ignore)
t (fun () -> File.WriteAllText(dir, "x"))
t (fun () -> Directory.Delete dir)
t (fun () -> Directory.Delete (dir + "/none"))
File.WriteAllBytes(p, [| 0xEFuy; 0xBBuy; 0xBFuy; 65uy; 66uy |])
printfn "%s" (File.ReadAllText p)
Directory.Delete(dir, true)
printfn "%b" (Directory.Exists dir)
for s in ["/a/b.txt"; "a.tar.gz"; "/"; ""; "b."; ".x"; "/a/b/"; "a//b"; "//"; "x/.y/z"] do
  printfn "%s: %s|%s|%s|%s|%s|%b|%b" s (Path.GetFileName s) (Path.GetFileNameWithoutExtension s) (Path.GetExtension s) (Path.ChangeExtension(s, ".md")) (Path.GetPathRoot s) (Path.HasExtension s) (Path.IsPathRooted s)
  printfn "%s" (match Path.GetDirectoryName s with null -> "null" | d -> d)
  if s <> "" then printfn "%s %s" (Path.GetFullPath("/q/" + s)) (Path.GetRelativePath("/a/c", "/" + s))
printfn "%s %s %s" (Path.Combine("a", "/b")) (Path.Combine("a", "b", "c")) (Path.Join("a/", "/b"))
printfn "%s" (Path.GetFullPath("/a/./b/../c//d/"))
printfn "%d" (Environment.GetCommandLineArgs().Length)
printfn "%s" (match Environment.GetEnvironmentVariable "CLEF_NONE" with null -> "null" | s -> s)
printfn "%b" (Environment.GetEnvironmentVariable("PATH").Length > 0)
let sw = Diagnostics.Stopwatch.StartNew()
Threading.Thread.Sleep 5
printfn "%b %b" (sw.ElapsedMilliseconds >= 5L) sw.IsRunning
