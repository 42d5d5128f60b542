type T() =
    [<System.Obsolete("x")>  //! FS0010 Unexpected symbol '>' in attribute list
    ]
    member _.M = 1
printfn "a"
