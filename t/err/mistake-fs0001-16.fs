let x = (1, 2, 3)
let (a, b) = x    //! FS0001 Type mismatch. Expecting a tuple of length 2 of type
