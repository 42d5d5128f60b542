let a = 1
let b = a § 2  //! FS0010 unexpected character
