let x = 1,000
let y : int = x    //! FS0001 This expression was expected to have type
