printfn "%d" 1 2    //! FS0001 Type mismatch. Expecting a
