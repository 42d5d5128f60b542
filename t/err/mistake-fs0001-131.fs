[<EntryPoint>]
let main args =
    printfn "hello"  //! FS0001 This expression was expected to have type
