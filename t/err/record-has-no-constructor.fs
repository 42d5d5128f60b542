type R = { X: int }
let r = R(1)  //! FS0800 Invalid use of a type name: 'R' has no constructor
