let f x = x + 1
let y = f "a"    //! FS0001 This expression was expected to have type
