let a = fst (1, 2, 3)    //! FS0001 Type mismatch. Expecting a tuple of length 2 of type
