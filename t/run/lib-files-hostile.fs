// out: null Exists: False
// out: null ReadAllText: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null ReadAllLines: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null ReadAllBytes: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null ReadLines: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null OpenRead: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null OpenText: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null GetAttributes: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null Dir.Exists: False
// out: null GetFiles: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null GetDirectories: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null EnumerateFiles: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null GetEntries pattern: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null StreamReader: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null FileInfo.Length: ArgumentNullException Value cannot be null. (Parameter 'fileName')
// out: null FileInfo.Exists: ArgumentNullException Value cannot be null. (Parameter 'fileName')
// out: null DirectoryInfo.Name: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null DirectoryInfo.GetFiles: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null Copy from: ArgumentNullException Value cannot be null. (Parameter 'sourceFileName')
// out: null Copy to: ArgumentNullException Value cannot be null. (Parameter 'destFileName')
// out: null Move from: ArgumentNullException Value cannot be null. (Parameter 'sourceFileName')
// out: null Move to: ArgumentNullException Value cannot be null. (Parameter 'destFileName')
// out: null Dir.Move from: ArgumentNullException Value cannot be null. (Parameter 'sourceDirName')
// out: null GetParent: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null Dir.Delete: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null AppendAllText: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null WriteAllText: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null WriteAllLines: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null WriteAllBytes: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null Create: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null StreamWriter: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null SetCurrent: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null Delete: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: null Combine: ArgumentNullException Value cannot be null. (Parameter 'path2')
// out: null Join: a b
// out: null GetFileName: ,,,
// out: null ChangeExtension: ,,
// out: null IsRooted: FalseFalse,
// out: null RelativeTo: ArgumentNullException Value cannot be null. (Parameter 'relativeTo')
// out: null Relative: ArgumentNullException Value cannot be null. (Parameter 'path')
// out: empty Exists: False
// out: empty ReadAllText: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty ReadAllLines: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty ReadAllBytes: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty ReadLines: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty OpenRead: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty OpenText: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty GetAttributes: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty Dir.Exists: False
// out: empty GetFiles: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty GetDirectories: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty EnumerateFiles: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty GetEntries pattern: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty StreamReader: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty FileInfo.Length: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty FileInfo.Exists: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty DirectoryInfo.Name: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty DirectoryInfo.GetFiles: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty Copy from: ArgumentException The value cannot be an empty string. (Parameter 'sourceFileName')
// out: empty Copy to: ArgumentException The value cannot be an empty string. (Parameter 'destFileName')
// out: empty Move from: ArgumentException The value cannot be an empty string. (Parameter 'sourceFileName')
// out: empty Move to: ArgumentException The value cannot be an empty string. (Parameter 'destFileName')
// out: empty Dir.Move from: ArgumentException The value cannot be an empty string. (Parameter 'sourceDirName')
// out: empty GetParent: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty Dir.Delete: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty AppendAllText: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty WriteAllText: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty WriteAllLines: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty WriteAllBytes: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty Create: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty StreamWriter: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty SetCurrent: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty Delete: ArgumentException The value cannot be an empty string. (Parameter 'path')
// out: empty Combine: a b
// out: empty Join: a b
// out: empty GetFileName: ,,,
// out: empty ChangeExtension: ,,
// out: empty IsRooted: FalseFalse,
// out: empty RelativeTo: ArgumentException The path is empty. (Parameter 'relativeTo')
// out: empty Relative: ArgumentException The path is empty. (Parameter 'path')
// out: gone/f Exists: False
// out: gone/f ReadAllText: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f ReadAllLines: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f ReadAllBytes: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f ReadLines: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f OpenRead: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f OpenText: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f GetAttributes: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f Dir.Exists: False
// out: gone/f GetFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f GetDirectories: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f EnumerateFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f GetEntries pattern: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f StreamReader: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f FileInfo.Length: FileNotFoundException Could not find file 'DIR/gone/f'.
// out: gone/f FileInfo.Exists: False
// out: gone/f DirectoryInfo.Name: f False
// out: gone/f DirectoryInfo.GetFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f Copy from: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f Copy to: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f Move from: FileNotFoundException Could not find file 'DIR/gone/f'.
// out: gone/f Move to: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f Dir.Move from: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f GetParent: DIR/gone
// out: gone/f Dir.Delete: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f AppendAllText: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f WriteAllText: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f WriteAllLines: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f WriteAllBytes: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f Create: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f StreamWriter: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f SetCurrent: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f Delete: DirectoryNotFoundException Could not find a part of the path 'DIR/gone/f'.
// out: gone/f Combine: a/gone/f gone/f/b
// out: gone/f Join: a/gone/f gone/f/b
// out: gone/f GetFileName: f,,f,gone
// out: gone/f ChangeExtension: gone/f.z,gone/f,gone/f.
// out: gone/f IsRooted: FalseFalse,
// out: gone/f RelativeTo: ../../q/r
// out: gone/f Relative: ../../gone/f
// out: gone Exists: False
// out: gone ReadAllText: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone ReadAllLines: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone ReadAllBytes: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone ReadLines: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone OpenRead: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone OpenText: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone GetAttributes: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone Dir.Exists: False
// out: gone GetFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/gone'.
// out: gone GetDirectories: DirectoryNotFoundException Could not find a part of the path 'DIR/gone'.
// out: gone EnumerateFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/gone'.
// out: gone GetEntries pattern: DirectoryNotFoundException Could not find a part of the path 'DIR/gone'.
// out: gone StreamReader: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone FileInfo.Length: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone FileInfo.Exists: False
// out: gone DirectoryInfo.Name: gone False
// out: gone DirectoryInfo.GetFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/gone'.
// out: gone Copy from: FileNotFoundException Could not find file 'DIR/gone'.
// out: gone Copy to: done
// out: gone Move from: done
// out: gone Move to: IOException The file 'DIR/gone' already exists.
// out: gone Dir.Move from: DirectoryNotFoundException Could not find a part of the path 'DIR/gone'.
// out: gone GetParent: DIR
// out: gone Dir.Delete: DirectoryNotFoundException Could not find a part of the path 'DIR/gone'.
// out: gone AppendAllText: left
// out: gone WriteAllText: left
// out: gone WriteAllLines: left
// out: gone WriteAllBytes: left
// out: gone Create: left
// out: gone StreamWriter: left
// out: gone SetCurrent: DirectoryNotFoundException Could not find a part of the path 'DIR/gone'.
// out: gone Delete: done
// out: gone Combine: a/gone gone/b
// out: gone Join: a/gone gone/b
// out: gone GetFileName: gone,,gone,
// out: gone ChangeExtension: gone.z,gone,gone.
// out: gone IsRooted: FalseFalse,
// out: gone RelativeTo: ../q/r
// out: gone Relative: ../../gone
// out: sub Exists: False
// out: sub ReadAllText: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub ReadAllLines: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub ReadAllBytes: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub ReadLines: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub OpenRead: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub OpenText: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub GetAttributes: Directory
// out: sub Dir.Exists: True
// out: sub GetFiles: 
// out: sub GetDirectories: 
// out: sub EnumerateFiles: 
// out: sub GetEntries pattern: 
// out: sub StreamReader: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub FileInfo.Length: FileNotFoundException Could not find file 'DIR/sub'.
// out: sub FileInfo.Exists: False
// out: sub DirectoryInfo.Name: sub True
// out: sub DirectoryInfo.GetFiles: 0
// out: sub Copy from: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub Copy to: IOException The target file 'DIR/sub' is a directory, not a file.
// out: sub Move from: FileNotFoundException Could not find file 'DIR/sub'.
// out: sub Move to: IOException The file 'DIR/sub' already exists.
// out: sub Dir.Move from: DirectoryNotFoundException Could not find a part of the path 'DIR/sub'.
// out: sub GetParent: DIR
// out: sub Dir.Delete: kept
// out: sub AppendAllText: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub WriteAllText: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub WriteAllLines: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub WriteAllBytes: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub Create: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub StreamWriter: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub SetCurrent: left
// out: sub Delete: UnauthorizedAccessException Access to the path 'DIR/sub' is denied.
// out: sub Combine: a/sub sub/b
// out: sub Join: a/sub sub/b
// out: sub GetFileName: sub,,sub,
// out: sub ChangeExtension: sub.z,sub,sub.
// out: sub IsRooted: FalseFalse,
// out: sub RelativeTo: ../q/r
// out: sub Relative: ../../sub
// out: f.txt/x Exists: False
// out: f.txt/x ReadAllText: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x ReadAllLines: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x ReadAllBytes: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x ReadLines: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x OpenRead: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x OpenText: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x GetAttributes: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x Dir.Exists: False
// out: f.txt/x GetFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x GetDirectories: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x EnumerateFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x GetEntries pattern: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x StreamReader: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x FileInfo.Length: FileNotFoundException Could not find file 'DIR/f.txt/x'.
// out: f.txt/x FileInfo.Exists: False
// out: f.txt/x DirectoryInfo.Name: x False
// out: f.txt/x DirectoryInfo.GetFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x Copy from: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x Copy to: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x Move from: FileNotFoundException Could not find file 'DIR/f.txt/x'.
// out: f.txt/x Move to: DirectoryNotFoundException Could not find a part of the path.
// out: f.txt/x Dir.Move from: IOException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x GetParent: DIR/f.txt
// out: f.txt/x Dir.Delete: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x AppendAllText: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x WriteAllText: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x WriteAllLines: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x WriteAllBytes: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x Create: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x StreamWriter: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x SetCurrent: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x Delete: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt/x'.
// out: f.txt/x Combine: a/f.txt/x f.txt/x/b
// out: f.txt/x Join: a/f.txt/x f.txt/x/b
// out: f.txt/x GetFileName: x,,x,f.txt
// out: f.txt/x ChangeExtension: f.txt/x.z,f.txt/x,f.txt/x.
// out: f.txt/x IsRooted: FalseFalse,
// out: f.txt/x RelativeTo: ../../q/r
// out: f.txt/x Relative: ../../f.txt/x
// out: f.txt Exists: True
// out: f.txt ReadAllText: one
// out: two
// out: three
// out: f.txt ReadAllLines: one|two|three
// out: f.txt ReadAllBytes: 14
// out: f.txt ReadLines: 3
// out: f.txt OpenRead: 14
// out: f.txt OpenText: one
// out: f.txt GetAttributes: Normal
// out: f.txt Dir.Exists: False
// out: f.txt GetFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt'.
// out: f.txt GetDirectories: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt'.
// out: f.txt EnumerateFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt'.
// out: f.txt GetEntries pattern: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt'.
// out: f.txt StreamReader: one
// out: two
// out: three
// out: f.txt FileInfo.Length: 14
// out: f.txt FileInfo.Exists: True
// out: f.txt DirectoryInfo.Name: f.txt False
// out: f.txt DirectoryInfo.GetFiles: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt'.
// out: f.txt Copy from: one
// out: two
// out: three
// out: f.txt Copy to: IOException The file 'DIR/f.txt' already exists.
// out: f.txt Move from: done
// out: f.txt Move to: IOException The file 'DIR/f.txt' already exists.
// out: f.txt Dir.Move from: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt'.
// out: f.txt GetParent: DIR
// out: f.txt Dir.Delete: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt'.
// out: f.txt AppendAllText: done
// out: f.txt WriteAllText: left
// out: f.txt WriteAllLines: left
// out: f.txt WriteAllBytes: left
// out: f.txt Create: left
// out: f.txt StreamWriter: left
// out: f.txt SetCurrent: DirectoryNotFoundException Could not find a part of the path 'DIR/f.txt'.
// out: f.txt Delete: left
// out: f.txt Combine: a/f.txt f.txt/b
// out: f.txt Join: a/f.txt f.txt/b
// out: f.txt GetFileName: f.txt,.txt,f,
// out: f.txt ChangeExtension: f.z,f,f.
// out: f.txt IsRooted: FalseTrue,
// out: f.txt RelativeTo: ../q/r
// out: f.txt Relative: ../../f.txt
// out: contents null: 0
// out: append null: 0
// out: lines null: ArgumentNullException Value cannot be null. (Parameter 'contents')
// out: lines with null: a
// out:
// out: b
// out:
// out: bytes null: ArgumentNullException Value cannot be null. (Parameter 'bytes')
// out: mode: IOException The file 'DIR/f.txt' already exists.
// out: mode2: FileNotFoundException Could not find file 'DIR/gone9'.
// out: mode3: FileNotFoundException Could not find file 'DIR/gone9'.
// out: mode4: NotSupportedException Stream does not support writing.
// out: mode5: NotSupportedException Stream does not support reading.
// out: seek: 1111412
// out: seek negative: IOException Invalid argument : 'DIR/f.txt'
// out: position negative: ArgumentOutOfRangeException Non-negative number required. (Parameter 'value')
// out: read past: -1
// out: read bad: ArgumentOutOfRangeException Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection. (Parameter 'count')
// out: read negative: ArgumentOutOfRangeException Non-negative number required. (Parameter 'offset')
// out: read null: ArgumentNullException Value cannot be null. (Parameter 'buffer')
// out: closed: ObjectDisposedException Cannot access a closed Stream.
// out: reader closed: ObjectDisposedException Cannot read from a closed TextReader.
// out: Object name: 'StreamReader'.
// out: writer closed: ObjectDisposedException Cannot write to a closed TextWriter.
// out: Object name: 'StreamWriter'.
// out: writer twice: x
// out: invalid utf8: [65; 65533; 66; ... ]
// out: bom: 1
// out: crlf: <a><b><c><><d>
// out: empty lines: 0
// out: pattern null: ArgumentNullException Value cannot be null. (Parameter 'searchPattern')
// out: pattern empty: 5
// out: pattern q: ./f.txt|./w.txt
// out: name chars: 21
// out: nul: ArgumentException Null character in path. (Parameter 'path')
// out: nul full: ArgumentException Null character in path. (Parameter 'path')
// out: nul exists: False
open System
open System.IO
open System.Text
let dir = Path.Combine(Path.GetTempPath(), "clef-hostile-" + string (Environment.ProcessId))
Directory.CreateDirectory dir |> ignore
Directory.SetCurrentDirectory dir
let clean (s: string) = s.Replace(dir, "DIR")
let t name (g: unit -> string) = try printfn "%s: %s" name (clean (g ())) with e -> printfn "%s: %s %s" name (e.GetType().Name) (clean e.Message)
let n: string = null
File.WriteAllText("f.txt", "one\ntwo\r\nthree")
Directory.CreateDirectory "sub" |> ignore
for p, label in [ n, "null"; "", "empty"; "gone/f", "gone/f"; "gone", "gone"; "sub", "sub"; "f.txt/x", "f.txt/x"; "f.txt", "f.txt" ] do
    t (label + " Exists") (fun () -> string (File.Exists p))
    t (label + " ReadAllText") (fun () -> File.ReadAllText p)
    t (label + " ReadAllLines") (fun () -> File.ReadAllLines p |> String.concat "|")
    t (label + " ReadAllBytes") (fun () -> string (File.ReadAllBytes p).Length)
    t (label + " ReadLines") (fun () -> File.ReadLines p |> Seq.length |> string)
    t (label + " OpenRead") (fun () -> use s = File.OpenRead p in string s.Length)
    t (label + " OpenText") (fun () -> use s = File.OpenText p in s.ReadLine())
    t (label + " GetAttributes") (fun () -> string (File.GetAttributes p))
    t (label + " Dir.Exists") (fun () -> string (Directory.Exists p))
    t (label + " GetFiles") (fun () -> Directory.GetFiles p |> String.concat "|")
    t (label + " GetDirectories") (fun () -> Directory.GetDirectories p |> String.concat "|")
    t (label + " EnumerateFiles") (fun () -> Directory.EnumerateFiles p |> String.concat "|")
    t (label + " GetEntries pattern") (fun () -> Directory.GetFileSystemEntries(p, "*.txt") |> String.concat "|")
    t (label + " StreamReader") (fun () -> use s = new StreamReader(p) in s.ReadToEnd())
    t (label + " FileInfo.Length") (fun () -> string (FileInfo p).Length)
    t (label + " FileInfo.Exists") (fun () -> string (FileInfo p).Exists)
    t (label + " DirectoryInfo.Name") (fun () -> string (DirectoryInfo p).Name + " " + string (DirectoryInfo p).Exists)
    t (label + " DirectoryInfo.GetFiles") (fun () -> string ((DirectoryInfo p).GetFiles().Length))
    t (label + " Copy from") (fun () -> File.Copy(p, "copied"); let s = File.ReadAllText "copied" in File.Delete "copied"; s)
    t (label + " Copy to") (fun () -> File.Copy("f.txt", p); "done")
    t (label + " Move from") (fun () -> File.Move(p, "moved"); File.Move("moved", p); "done")
    t (label + " Move to") (fun () -> File.WriteAllText("m", "m"); File.Move("m", p); "done")
    t (label + " Dir.Move from") (fun () -> Directory.Move(p, "gone2/x"); "done")
    t (label + " GetParent") (fun () -> match Directory.GetParent p with null -> "null" | d -> d.FullName)
    t (label + " Dir.Delete") (fun () -> if p = "sub" then "kept" else Directory.Delete p; "done")
    t (label + " AppendAllText") (fun () -> if p = "gone" then "left" else File.AppendAllText(p, ""); "done")
    t (label + " WriteAllText") (fun () -> if p = "gone" || p = "f.txt" then "left" else File.WriteAllText(p, "x"); "done")
    t (label + " WriteAllLines") (fun () -> if p = "gone" || p = "f.txt" then "left" else File.WriteAllLines(p, [ "x" ]); "done")
    t (label + " WriteAllBytes") (fun () -> if p = "gone" || p = "f.txt" then "left" else File.WriteAllBytes(p, [| 1uy |]); "done")
    t (label + " Create") (fun () -> if p = "gone" || p = "f.txt" then "left" else (use s = File.Create p in ()); "done")
    t (label + " StreamWriter") (fun () -> if p = "gone" || p = "f.txt" then "left" else (use s = new StreamWriter(p) in ()); "done")
    t (label + " SetCurrent") (fun () -> if p = "sub" then "left" else Directory.SetCurrentDirectory p; "done")
    t (label + " Delete") (fun () -> if p = "f.txt" then "left" else File.Delete p; "done")
    t (label + " Combine") (fun () -> Path.Combine("a", p) + " " + Path.Combine(p, "b"))
    t (label + " Join") (fun () -> Path.Join("a", p) + " " + Path.Join(p, "b"))
    t (label + " GetFileName") (fun () -> string (Path.GetFileName p) + "," + string (Path.GetExtension p) + "," + string (Path.GetFileNameWithoutExtension p) + "," + string (Path.GetDirectoryName p))
    t (label + " ChangeExtension") (fun () -> string (Path.ChangeExtension(p, "z")) + "," + string (Path.ChangeExtension(p, n)) + "," + string (Path.ChangeExtension(p, "")))
    t (label + " IsRooted") (fun () -> string (Path.IsPathRooted p) + string (Path.HasExtension p) + "," + string (Path.GetPathRoot p))
    t (label + " RelativeTo") (fun () -> Path.GetRelativePath(p, "q/r"))
    t (label + " Relative") (fun () -> Path.GetRelativePath("q/r", p))
t "contents null" (fun () -> File.WriteAllText("c", n); string (File.ReadAllText "c").Length)
t "append null" (fun () -> File.AppendAllText("c", n); string (File.ReadAllText "c").Length)
t "lines null" (fun () -> File.WriteAllLines("c", (null: string seq)); "done")
t "lines with null" (fun () -> File.WriteAllLines("c", [ "a"; null; "b" ]); File.ReadAllText "c")
t "bytes null" (fun () -> File.WriteAllBytes("c", (null: byte[])); "done")
t "mode" (fun () -> use s = new FileStream("f.txt", FileMode.CreateNew) in "done")
t "mode2" (fun () -> use s = new FileStream("gone9", FileMode.Open) in "done")
t "mode3" (fun () -> use s = new FileStream("gone9", FileMode.Truncate) in "done")
t "mode4" (fun () -> use s = new FileStream("f.txt", FileMode.Open, FileAccess.Read) in s.WriteByte 1uy; "done")
t "mode5" (fun () -> use s = new FileStream("f.txt", FileMode.Append) in string (s.ReadByte()))
t "seek" (fun () -> use s = File.OpenRead "f.txt" in string (s.Seek(-3L, SeekOrigin.End)) + string (s.ReadByte()) + string s.Position)
t "seek negative" (fun () -> use s = File.OpenRead "f.txt" in string (s.Seek(-3L, SeekOrigin.Begin)))
t "position negative" (fun () -> use s = File.OpenRead "f.txt" in s.Position <- -1L; "done")
t "read past" (fun () -> use s = File.OpenRead "f.txt" in s.Position <- 100L; string (s.ReadByte()))
t "read bad" (fun () -> use s = File.OpenRead "f.txt" in string (s.Read(Array.zeroCreate 3, 1, 3)))
t "read negative" (fun () -> use s = File.OpenRead "f.txt" in string (s.Read(Array.zeroCreate 3, -1, 3)))
t "read null" (fun () -> use s = File.OpenRead "f.txt" in string (s.Read(null, 0, 0)))
t "closed" (fun () -> let s = File.OpenRead "f.txt" in s.Close(); string (s.ReadByte()))
t "reader closed" (fun () -> let s = new StreamReader("f.txt") in s.Close(); s.ReadLine())
t "writer closed" (fun () -> let s = new StreamWriter("w.txt") in s.Close(); s.Write "x"; "done")
t "writer twice" (fun () -> let s = new StreamWriter("w.txt") in s.Write "x"; s.Close(); s.Dispose(); File.ReadAllText "w.txt")
t "invalid utf8" (fun () -> File.WriteAllBytes("b", [| 65uy; 0xFFuy; 66uy; 0xE2uy; 0x82uy |]); string (File.ReadAllText "b" |> Seq.map int |> Seq.toList))
t "bom" (fun () -> File.WriteAllBytes("b", [| 0xEFuy; 0xBBuy; 0xBFuy; 66uy |]); string (File.ReadAllText("b").Length))
t "crlf" (fun () -> File.WriteAllText("b", "a\r\nb\rc\n\nd\n"); File.ReadAllLines "b" |> Array.map (fun l -> "<" + l + ">") |> String.concat "")
t "empty lines" (fun () -> File.WriteAllText("b", ""); string (File.ReadAllLines "b").Length)
t "pattern null" (fun () -> Directory.GetFiles(".", n) |> string)
t "pattern empty" (fun () -> string (Directory.GetFiles(".", "").Length))

t "pattern q" (fun () -> Directory.GetFiles(".", "?.txt") |> String.concat "|")
t "name chars" (fun () -> string (Path.GetInvalidFileNameChars().Length) + string (Path.GetInvalidPathChars().Length))
t "nul" (fun () -> File.ReadAllText "a\000b")
t "nul full" (fun () -> Path.GetFullPath "a\000b")
t "nul exists" (fun () -> string (File.Exists "f.txt\000"))
Directory.SetCurrentDirectory "/"
Directory.Delete(dir, true)
