let f (x: strng) = x  //! FS0039 The type 'strng' is not defined.
