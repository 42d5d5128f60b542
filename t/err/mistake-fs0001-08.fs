printfn "%s" 5    //! FS0001 This expression was expected to have type
