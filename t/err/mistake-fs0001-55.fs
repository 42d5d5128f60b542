type T = | A | B of int
let x = B
let y : T = x    //! FS0001 This expression was expected to have type
