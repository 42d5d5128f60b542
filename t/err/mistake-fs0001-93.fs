let f (xs: int array) = xs.[0] <- 1.0    //! FS0001 This expression was expected to have type
