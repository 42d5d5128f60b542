let total = 3
printfn "%d" totl  //! FS0039 The value or constructor 'totl' is not defined.
