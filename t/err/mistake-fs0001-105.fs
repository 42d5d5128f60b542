type P = { X: int; Y: int }
let p : P = (1, 2)    //! FS0001 This expression was expected to have type
