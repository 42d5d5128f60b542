let f a =
    try
        int a
    with
    | :? System.FormatException -> "bad"    //! FS0001 This expression was expected to have type
