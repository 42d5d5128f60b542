// What the entry point must end with.
module Main

[<EntryPoint>]
let main args =
    printfn "%d" args.Length
