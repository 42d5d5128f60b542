module Tool

let double x = 2 * x

printfn "the main program of Tool"

[<EntryPoint>]
let main args =
    printfn "Tool got %d arguments" args.Length
    3
