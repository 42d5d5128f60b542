let f x = printfn "%s" x
f 5    //! FS0001 This expression was expected to have type
