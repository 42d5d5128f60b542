type I =
  abstract A: int
let i = I()  //! FS0804 Invalid use of an interface type: 'I'
