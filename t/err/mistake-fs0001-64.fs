let arr = [| 1; 2 |]
arr.[0] <- "a"    //! FS0001 This expression was expected to have type
