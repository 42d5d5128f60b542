let f (x: int) : string = x + 1  //! FS0001 The type 'int' does not match the type 'string'
