let x = 3
let y =
  x
  = 3  //! FS0010 Unexpected symbol '=' in binding.
