type Color = Red | Green
let c : Color = "Red"    //! FS0001 This expression was expected to have type
