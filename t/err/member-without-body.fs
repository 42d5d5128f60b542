type T() =
    member x.A  //! FS3567 Expecting member body
    member x.B = 2
