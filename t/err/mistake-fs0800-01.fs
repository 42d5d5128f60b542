type P = { X: int; Y: int }
let p = P(1, 2)    //! FS0800 Invalid use of a type name
