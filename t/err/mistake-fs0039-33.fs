type A = B of C    //! FS0039 The type 'C' is not defined.
