printfn "%d" "text"  //! FS0001 The type 'string' is not compatible with any of the types
