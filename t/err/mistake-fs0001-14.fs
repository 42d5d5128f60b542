let f (x: int) : string = x    //! FS0001 This expression was expected to have type
