let x = seq { yield 1; yield "a" }    //! FS0001 This expression was expected to have type
