let f x y = x * y
printfn "%d" f 2 3    //! FS0001 Type mismatch. Expecting a
