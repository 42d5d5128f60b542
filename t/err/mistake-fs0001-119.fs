let x = Option.defaultValue 0 (Some "a")    //! FS0001 This expression was expected to have type
