type P = { X: int; Y: int }
let { X = a; Z = b } = { X = 1; Y = 2 }    //! FS0039 The record label 'Z' is not defined.
