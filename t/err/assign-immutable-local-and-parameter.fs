let f n =
  let total = 0
  total <- total + n  //! FS0027 This value is not mutable.
  n <- 3              //! FS0027 The parameter 'n' is not mutable.
  total
