let x = [ if true then 1 else "a" ]    //! FS0001 This expression was expected to have type
