let xs = [1;2;3] |> List.sortBy "a"    //! FS0001 This expression was expected to have type
