let s = "abc".Substring("a")    //! FS0001 This expression was expected to have type
