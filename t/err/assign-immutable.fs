let x = 1
x <- 2  //! FS0027 This value is not mutable.
