let x = 1 && true    //! FS0001 This expression was expected to have type
