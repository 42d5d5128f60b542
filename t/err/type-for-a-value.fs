let y = Option  //! FS0800 Invalid use of a type name
type U = A | B
let t = U  //! FS0800 Invalid use of a type name
type P = { X: int }
let p = P  //! FS0800 Invalid use of a type name
type I = abstract F: int
let s = I  //! FS0804 Invalid use of an interface type
let z = Console  //! FS0039 The value or constructor 'Console' is not defined. Maybe you want one of the following:
