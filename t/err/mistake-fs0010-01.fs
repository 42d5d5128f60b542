type T() =
    member x.A = 1
   member x.B = 2    //! FS0010 Unexpected keyword 'member' in implementation file
