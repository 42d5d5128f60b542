let f () : int =
    printfn "a"    //! FS0001 This expression was expected to have type
