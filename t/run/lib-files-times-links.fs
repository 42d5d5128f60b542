// out: recent: True
// out: write: 2001-02-03 04:05:06.7890000 Local
// out: writeUtc: 2001-02-03 04:05:06.7890000 Utc
// out: access: 1999-12-31 23:59:59.0000000 Local
// out: write still: 2001-02-03 04:05:06.7890000 Local
// out: before 1970: 1960-02-03 04:05:06.7890000 Local
// out: gone: 1601-01-01 00:00:00.0000000 Local
// out: gone utc: 1601-01-01 00:00:00.0000000 Utc
// out: gone access: 1601-01-01 00:00:00.0000000 Local
// out: set gone: FileNotFoundException Could not find file 'DIR/gone'.
// out: attr gone: FileNotFoundException Could not find file 'DIR/gone'.
// out: null: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: empty: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: attr: Normal
// out: attr dir: Directory
// out: attr ro: ReadOnly
// out: mode ro: UserRead
// out: is ro: True
// out: attr normal: Normal
// out: mode: GroupRead, UserWrite, UserRead
// out: mode int: 416
// out: attr hidden: Hidden
// out: link: link a.txt
// out: link read: hello
// out: resolve: DIR/a.txt
// out: resolve none: True
// out: resolve gone: FileNotFoundException Could not find file 'DIR/gone'.
// out: link again: IOException The file 'DIR/link' already exists.
// out: info: 2020-05-06 00:00:00.0000000 Local 5 Normal
// out: info gone: 1601-01-01 00:00:00.0000000 Local -1
// out: infos: .hidden,a.txt,link
// out: dir write: 2010-01-01 00:00:00.0000000 Local
// out: root: /
// out: replace: hello other False
// out: replace gone: FileNotFoundException Could not find file 'DIR/a.txt'.
// out: entries: b.txt,back
// out: entries deep: .hidden,b.txt,back,link
// out: temp: True True 10 448
// out: end: False
open System
open System.IO
let dir = Path.Combine(Path.GetTempPath(), "clef-times-" + string (Environment.ProcessId))
Directory.CreateDirectory dir |> ignore
let f = Path.Combine(dir, "a.txt")
let t name g = try printfn "%s: %s" name (g ()) with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace(dir, "DIR"))
File.WriteAllText(f, "hello")
let iso (d: DateTime) = d.ToString("yyyy-MM-dd HH:mm:ss.fffffff") + " " + string d.Kind
t "recent" (fun () -> string (abs (DateTime.UtcNow - File.GetLastWriteTimeUtc f).TotalSeconds < 60.0))
File.SetLastWriteTime(f, DateTime(2001, 2, 3, 4, 5, 6, 789))
t "write" (fun () -> iso (File.GetLastWriteTime f))
t "writeUtc" (fun () -> iso (File.GetLastWriteTimeUtc f))
File.SetLastAccessTimeUtc(f, DateTime(1999, 12, 31, 23, 59, 59, DateTimeKind.Utc))
t "access" (fun () -> iso (File.GetLastAccessTime f))
t "write still" (fun () -> iso (File.GetLastWriteTime f))
File.SetLastWriteTime(f, DateTime(1960, 2, 3, 4, 5, 6, 789))
t "before 1970" (fun () -> iso (File.GetLastWriteTime f))
let gone = Path.Combine(dir, "gone")
t "gone" (fun () -> iso (File.GetLastWriteTime gone))
t "gone utc" (fun () -> iso (File.GetCreationTimeUtc gone))
t "gone access" (fun () -> iso (File.GetLastAccessTime gone))
t "set gone" (fun () -> File.SetLastWriteTime(gone, DateTime.UtcNow); "set")
t "attr gone" (fun () -> string (File.GetAttributes gone))
t "null" (fun () -> iso (File.GetLastWriteTime(null: string)))
t "empty" (fun () -> iso (File.GetLastWriteTime ""))
t "attr" (fun () -> string (File.GetAttributes f))
t "attr dir" (fun () -> string (File.GetAttributes dir))
File.SetAttributes(f, FileAttributes.ReadOnly)
t "attr ro" (fun () -> string (File.GetAttributes f))
t "mode ro" (fun () -> string (File.GetUnixFileMode f &&& (UnixFileMode.UserWrite ||| UnixFileMode.UserRead)))
t "is ro" (fun () -> string (FileInfo(f).IsReadOnly))
File.SetAttributes(f, FileAttributes.Normal)
t "attr normal" (fun () -> string (File.GetAttributes f))
File.SetUnixFileMode(f, UnixFileMode.UserRead ||| UnixFileMode.UserWrite ||| UnixFileMode.GroupRead)
t "mode" (fun () -> string (File.GetUnixFileMode f))
t "mode int" (fun () -> string (int (File.GetUnixFileMode f)))
File.WriteAllText(Path.Combine(dir, ".hidden"), "")
t "attr hidden" (fun () -> string (File.GetAttributes(Path.Combine(dir, ".hidden"))))
let link = Path.Combine(dir, "link")
t "link" (fun () -> let i = File.CreateSymbolicLink(link, "a.txt") in i.Name + " " + i.LinkTarget)
t "link read" (fun () -> File.ReadAllText link)
t "resolve" (fun () -> File.ResolveLinkTarget(link, false).FullName.Replace(dir, "DIR"))
t "resolve none" (fun () -> string (isNull (File.ResolveLinkTarget(f, false))))
t "resolve gone" (fun () -> string (isNull (File.ResolveLinkTarget(gone, false))))
t "link again" (fun () -> File.CreateSymbolicLink(link, "a.txt").Name)
let fi = FileInfo f
fi.LastWriteTime <- DateTime(2020, 5, 6)
t "info" (fun () -> iso fi.LastWriteTime + " " + string fi.Length + " " + string fi.Attributes)
t "info gone" (fun () -> iso (FileInfo(gone).LastWriteTime) + " " + string (int (FileInfo(gone).Attributes)))
let di = DirectoryInfo dir
t "infos" (fun () -> di.GetFileSystemInfos() |> Array.map (fun i -> i.Name) |> Array.sort |> String.concat ",")
t "dir write" (fun () -> Directory.SetLastWriteTime(dir, DateTime(2010, 1, 1)); iso (Directory.GetLastWriteTime dir))
t "root" (fun () -> Directory.GetDirectoryRoot dir)
let b = Path.Combine(dir, "b.txt")
File.WriteAllText(b, "other")
t "replace" (fun () -> File.Replace(f, b, Path.Combine(dir, "back")); File.ReadAllText b + " " + File.ReadAllText(Path.Combine(dir, "back")) + " " + string (File.Exists f))
t "replace gone" (fun () -> File.Replace(f, b, null); "done")
t "entries" (fun () -> Directory.GetFileSystemEntries(dir, "b*") |> Array.map Path.GetFileName |> Array.sort |> String.concat ",")
t "entries deep" (fun () -> Directory.EnumerateFileSystemEntries(dir, "*", SearchOption.AllDirectories) |> Seq.map Path.GetFileName |> Seq.sort |> String.concat ",")
let tmp = Directory.CreateTempSubdirectory "pre-"
t "temp" (fun () -> string (tmp.Name.StartsWith "pre-") + " " + string tmp.Exists + " " + string tmp.Name.Length + " " + string (int (File.GetUnixFileMode tmp.FullName)))
tmp.Delete()
Directory.Delete(dir, true)
t "end" (fun () -> string (Directory.Exists dir))
