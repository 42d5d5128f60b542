// out: / / : /
// out: [|'\000'|]
// out: [|'\000'|]
// out: a/b/c/d /c/d a/b/c/
// out: ArgumentNullException: Value cannot be null. (Parameter 'path4')
// out: "a/b/c" "c" "a/b"
// out: "a/b/c/d" ""
// out: true false false false
// out: /x/y/c /d/e /
// out: ArgumentException: Basepath argument is not fully qualified. (Parameter 'basePath')
// out: ArgumentNullException: Value cannot be null. (Parameter 'path')
// out: true false false
// out: "a/b" "/" "a/" ""
// out: IOException: The file 'DIR/b' already exists.
// out: first
// out: IOException: The file 'DIR/b' already exists.
// out: third false
// out: third first false
// out: 02/03/2001 04:05:06
// out: 02/03/2001 04:05:06
// out: true
// out: FileNotFoundException: Could not find file 'DIR/gone'.
// out: FileNotFoundException: Could not find file 'DIR/gone'.
// out: 01/01/1601 00:00:00
// out: 01/01/1601 00:00:00
// Members of Path and File that other programs leave out.
module Program
open System
open System.IO

let text f = try sprintf "%A" (f ()) with e -> e.GetType().Name + ": " + e.Message.Replace("\n", "|")
printfn "%c %c %c %c" Path.AltDirectorySeparatorChar Path.DirectorySeparatorChar Path.PathSeparator Path.VolumeSeparatorChar
printfn "%A" (Path.GetInvalidPathChars())
#nowarn "44"
printfn "%A" Path.InvalidPathChars
printfn "%s %s %s" (Path.Combine("a", "b", "c", "d")) (Path.Combine("a", "", "/c", "d")) (Path.Combine("a/", "b", "c/", ""))
printfn "%s" (text (fun () -> Path.Combine("a", "b", "c", null)))
printfn "%A %A %A" (Path.Join("a", "/b", "c")) (Path.Join("", null, "c")) (Path.Join("a/", "b", null))
printfn "%A %A" (Path.Join("a", "b", "/c", "d")) (Path.Join(null, "", null, ""))
printfn "%b %b %b %b" (Path.EndsInDirectorySeparator "a/") (Path.EndsInDirectorySeparator "a") (Path.EndsInDirectorySeparator "") (Path.EndsInDirectorySeparator(null: string))
printfn "%s %s %s" (Path.GetFullPath("b/../c", "/x/y")) (Path.GetFullPath("/d/./e", "/x")) (Path.GetFullPath("../../..", "/x"))
printfn "%s" (text (fun () -> Path.GetFullPath("a", "relative")))
printfn "%s" (text (fun () -> Path.GetFullPath(null, "/x")))
printfn "%b %b %b" (Path.IsPathFullyQualified "/a") (Path.IsPathFullyQualified "a") (Path.IsPathFullyQualified "")
printfn "%A %A %A %A" (Path.TrimEndingDirectorySeparator "a/b/") (Path.TrimEndingDirectorySeparator "/") (Path.TrimEndingDirectorySeparator "a//") (Path.TrimEndingDirectorySeparator "")

let dir = Directory.CreateTempSubdirectory("files").FullName
let at name = Path.Combine(dir, name)
File.WriteAllText(at "a", "first")
File.WriteAllText(at "b", "second")
printfn "%s" ((text (fun () -> File.Copy(at "a", at "b", false))).Replace(dir, "DIR"))
File.Copy(at "a", at "b", true)
printfn "%s" (File.ReadAllText(at "b"))
File.WriteAllText(at "c", "third")
printfn "%s" ((text (fun () -> File.Move(at "c", at "b", false))).Replace(dir, "DIR"))
File.Move(at "c", at "b", true)
printfn "%s %b" (File.ReadAllText(at "b")) (File.Exists(at "c"))
File.Replace(at "b", at "a", at "backup", true)
printfn "%s %s %b" (File.ReadAllText(at "a")) (File.ReadAllText(at "backup")) (File.Exists(at "b"))
let time = DateTime(2001, 2, 3, 4, 5, 6)
File.SetLastWriteTimeUtc(at "a", time)
printfn "%O" (File.GetLastWriteTimeUtc(at "a"))
File.SetLastAccessTime(at "a", time)
printfn "%O" (File.GetLastAccessTimeUtc(at "a"))
File.SetCreationTime(at "a", time)
File.SetCreationTimeUtc(at "a", time)
printfn "%b" (File.GetCreationTime(at "a") <= DateTime.Now)
printfn "%s" ((text (fun () -> File.SetLastWriteTimeUtc(at "gone", time))).Replace(dir, "DIR"))
printfn "%s" ((text (fun () -> File.SetCreationTime(at "gone", time))).Replace(dir, "DIR"))
printfn "%O" (File.GetCreationTime(at "gone"))
printfn "%O" (File.GetLastAccessTimeUtc(at "gone"))
Directory.Delete(dir, true)
