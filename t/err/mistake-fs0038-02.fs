let (a, a) = (1, 2)    //! FS0038 'a' is bound twice in this pattern
