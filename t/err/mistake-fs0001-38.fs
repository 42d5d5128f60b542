let x = "abc".[0] = "a"    //! FS0001 This expression was expected to have type
