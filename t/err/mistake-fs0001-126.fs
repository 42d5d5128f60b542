let f (x: int, y: int) = x + y
let g = f 1    //! FS0001 This expression was expected to have type
