let w: int64 = 1 + 2  //! FS0001 The type 'int' does not match the type 'int64'
