let rec f x = f    //! FS0001 Type mismatch. Expecting a
