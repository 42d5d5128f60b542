let x = 5
x <- 6    //! FS0027 This value is not mutable. Consider using the mutable keyword, e.g. 'let mutable x = expression'.
