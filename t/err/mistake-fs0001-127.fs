let x = max 1 "a"    //! FS0001 This expression was expected to have type
