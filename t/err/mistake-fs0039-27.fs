type P = { X: int; Y: int }
let q = { p with X = 1 }    //! FS0039 The value or constructor 'p' is not defined.
