type Color = Red | Green
let x = Red = 1    //! FS0001 This expression was expected to have type
