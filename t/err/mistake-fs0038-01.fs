let f x x = x    //! FS0038 'x' is bound twice in this pattern
