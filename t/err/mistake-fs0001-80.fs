let x = [ for i in 1 .. 3 -> i + "a" ]    //! FS0001 The type 'string' does not match the type 'int'
