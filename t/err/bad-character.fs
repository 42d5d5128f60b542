let a = 1
let b = a ` 2  //! FS3563 This is not a valid identifier
