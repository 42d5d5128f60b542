let x = if 1 then 2 else 3    //! FS0001 This expression was expected to have type
