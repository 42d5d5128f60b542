let a = b    //! FS0039 The value or constructor 'b' is not defined.
let b = 1
