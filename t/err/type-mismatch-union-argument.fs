type T = A of int
let a = A "x"  //! FS0001 This expression was expected to have type
