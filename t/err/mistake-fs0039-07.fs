type S = Circle of float | Square of float
let x = Circl 1.0    //! FS0039 The value or constructor 'Circl' is not defined. Maybe you want one of the following:
