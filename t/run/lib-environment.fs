// out: unset: <null>
// out: null: ArgumentNullException Value cannot be null. (Parameter 'variable')
// out: empty name: <null>
// out: set: 'one'
// out: set again: 'two=2'
// out: listed: two=2
// out: expanded: <two=2> %CLEF_NOT_SET%
// out: set empty: ''
// out: set null: <null>
// out: set null name: ArgumentNullException Value cannot be null. (Parameter 'variable')
// out: set empty name: ArgumentException The value cannot be an empty string. (Parameter 'variable')
// out: set bad name: ArgumentException Environment variable name cannot contain equal character. (Parameter 'variable')
// out: set nul name: ArgumentException The first char in the string is the null character. (Parameter 'variable')
// out: path: False
// out: exit code: 0
// out: folder: /tmp
// out: folder gone: ''
// out: folder unverified: /tmp/.config
// out: folder local: /tmp/.local/share
// out: folder documents: /tmp/Documents
// out: folder name: MyDocuments
// out: os: Unix True
// out: linux: TrueFalse
// out: process path: True
// out: exit code set: 7
// exit: 7
open System
let t name g = try printfn "%s: %s" name (g ()) with e -> printfn "%s: %s %s" name (e.GetType().Name) e.Message
let get v = match Environment.GetEnvironmentVariable v with null -> "<null>" | s -> "'" + s + "'"
t "unset" (fun () -> get "CLEF_NOT_SET")
t "null" (fun () -> get null)
t "empty name" (fun () -> get "")
t "set" (fun () -> Environment.SetEnvironmentVariable("CLEF_A", "one"); get "CLEF_A")
t "set again" (fun () -> Environment.SetEnvironmentVariable("CLEF_A", "two=2"); get "CLEF_A")
t "listed" (fun () -> string (Environment.GetEnvironmentVariables().["CLEF_A"]))
t "expanded" (fun () -> Environment.ExpandEnvironmentVariables "<%CLEF_A%> %CLEF_NOT_SET%")
t "set empty" (fun () -> Environment.SetEnvironmentVariable("CLEF_A", ""); get "CLEF_A")
t "set null" (fun () -> Environment.SetEnvironmentVariable("CLEF_A", null); get "CLEF_A")
t "set null name" (fun () -> Environment.SetEnvironmentVariable(null, "x"); "done")
t "set empty name" (fun () -> Environment.SetEnvironmentVariable("", "x"); "done")
t "set bad name" (fun () -> Environment.SetEnvironmentVariable("a=b", "x"); "done")
t "set nul name" (fun () -> Environment.SetEnvironmentVariable("\000b", "x"); "done")
t "path" (fun () -> string (String.IsNullOrEmpty (Environment.GetEnvironmentVariable "PATH")))
t "exit code" (fun () -> string Environment.ExitCode)
Environment.SetEnvironmentVariable("HOME", "/tmp")
t "folder" (fun () -> Environment.GetFolderPath Environment.SpecialFolder.UserProfile)
t "folder gone" (fun () -> "'" + Environment.GetFolderPath(Environment.SpecialFolder.MyMusic) + "'")
t "folder unverified" (fun () -> Environment.GetFolderPath(Environment.SpecialFolder.ApplicationData, Environment.SpecialFolderOption.DoNotVerify))
t "folder local" (fun () -> Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData, Environment.SpecialFolderOption.DoNotVerify))
t "folder documents" (fun () -> Environment.GetFolderPath(Environment.SpecialFolder.MyDocuments, Environment.SpecialFolderOption.DoNotVerify))
t "folder name" (fun () -> string Environment.SpecialFolder.MyDocuments)
t "os" (fun () -> string Environment.OSVersion.Platform + " " + string (Environment.OSVersion.ToString().StartsWith "Unix "))
t "linux" (fun () -> string (OperatingSystem.IsLinux()) + string (OperatingSystem.IsWindows()))
t "process path" (fun () -> string (IO.File.Exists Environment.ProcessPath))
Environment.ExitCode <- 7
t "exit code set" (fun () -> string Environment.ExitCode)
