type P = { X: int; Y: int }
let p = { X = 1; Z = 2 }  //! FS0039 The record label 'Z' is not defined. //? FS0764 No assignment given for field 'Y' of type
