type S = Circle of float | Square of float
let x = Circle "a"    //! FS0001 This expression was expected to have type
