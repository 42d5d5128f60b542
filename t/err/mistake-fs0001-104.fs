type P = { X: int; Y: int }
let p = { X = 1, Y = 2 }    //! FS0001 This expression was expected to have type //! FS0039 The value or constructor 'Y' is not defined. //! FS0764 No assignment given for field 'Y' of type 'E040.P'
