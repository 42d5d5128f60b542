let x = List.map 5 [1]    //! FS0001 This expression was expected to have type
