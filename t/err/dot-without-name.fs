let x = "a".  //! FS0599 Missing qualification after '.'
let y = 2
