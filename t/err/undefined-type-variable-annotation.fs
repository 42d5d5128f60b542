type Box = { Value: 'a }  //! FS0039 The type parameter 'a is not defined.
