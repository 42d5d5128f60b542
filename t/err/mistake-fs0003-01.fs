type T = | A | B of int
let x = A 5    //! FS0003 This value is not a function and cannot be applied. It has type 'T', which does not accept arguments.
