module Lib.Main

[<EntryPoint>]
let main _ =
    printfn "%s %A %A" (B.kind 3) (B.moved A.origin) (A.Circle 2.0)
    printfn "%d %f" B.n B.total
    0
