let x = List.zip [1] "a"    //! FS0001 This expression was expected to have type
let y : (int * int) list = x
