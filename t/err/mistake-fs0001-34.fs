let x = "a" + 1    //! FS0001 The type 'int' does not match the type 'string' //! FS0043 The type 'int' does not match the type 'string'
