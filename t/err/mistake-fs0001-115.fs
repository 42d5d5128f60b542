let x = Array.length [1]    //! FS0001 This expression was expected to have type
