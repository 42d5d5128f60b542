while 1 do printfn "x"    //! FS0001 This expression was expected to have type
