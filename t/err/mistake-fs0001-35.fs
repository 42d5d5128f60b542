let x = 1 + "a"    //! FS0001 The type 'string' does not match the type 'int' //! FS0043 The type 'string' does not match the type 'int'
