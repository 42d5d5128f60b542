let x = string 5 + 5    //! FS0001 The type 'int' does not match the type 'string' //! FS0043 The type 'int' does not match the type 'string'
