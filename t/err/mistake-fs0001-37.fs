let x = 5 / 2.0    //! FS0001 The type 'float' does not match the type 'int' //! FS0043 The type 'float' does not match the type 'int'
