type Color = Red | Green
let x = Red < "a"    //! FS0001 This expression was expected to have type
