printfn "%d" 1.5  //! FS0001 The type 'float' is not compatible with any of the types
