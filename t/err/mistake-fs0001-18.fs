let a = Some 5 + 1    //! FS0001 The type 'int' does not match the type 'int option' //! FS0043 The type 'int' does not match the type 'int option'
