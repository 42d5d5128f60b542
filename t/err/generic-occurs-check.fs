let f x = x x  //! FS0001 Type mismatch. Expecting a
