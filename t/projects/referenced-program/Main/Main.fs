module Main

[<EntryPoint>]
let main _ =
    printfn "%d %d %A" (Tool.double 21) (Plain.half 84) Parts.table
    printfn "%d" (Tool.main [| "one" |])
    Plain.main [||]
