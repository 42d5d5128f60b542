let f x = x.Length  //! FS0072 The type of this expression could not be inferred before
