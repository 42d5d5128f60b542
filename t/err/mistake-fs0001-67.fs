let a, b, c = (1, 2)    //! FS0001 Type mismatch. Expecting a tuple of length 3 of type
