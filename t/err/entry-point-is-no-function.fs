[<EntryPoint>]
let main =
    printfn "x"
    0    //! FS0001
