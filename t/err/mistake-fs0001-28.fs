let x : int list = [1.0]    //! FS0001 This expression was expected to have type
