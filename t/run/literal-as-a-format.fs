// out: 1-a
// out: 2-b
// out: <[1]>
[<Literal>]
let Line = "%d-%s"
module Formats =
    [<Literal>]
    let Short = "<%A>"
printfn Line 1 "a"
let s = sprintf Line 2 "b"
printfn "%s" s
printfn Formats.Short [ 1 ]
