let x = 1.0 + 1    //! FS0001 The type 'int' does not match the type 'float' //! FS0043 The type 'int' does not match the type 'float'
