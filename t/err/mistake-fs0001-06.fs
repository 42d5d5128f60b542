let f (a, b) = a + b
let y = f 1 2    //! FS0001 This expression was expected to have type
