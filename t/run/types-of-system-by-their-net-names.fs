// out: 3 a,b
// out: hi! hi...
// out: 3
open System
printfn "%d %s" (String.length "abc") (String.concat "," [ "a"; "b" ])
type System.String with
  member s.Shout = s + "!"
type String with
  member s.Whisper = s + "..."
printfn "%s %s" "hi".Shout "hi".Whisper
let f (x: Int32) : String = string x
printfn "%s" (f 3)
