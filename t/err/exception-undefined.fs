let f () = raise (Missing "x")  //! FS0039 The value or constructor 'Missing' is not defined.
