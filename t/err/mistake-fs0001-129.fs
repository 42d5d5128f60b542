let x = "abc"[0] + "d"    //! FS0001 The type 'string' does not match the type 'char' //! FS0043 The type 'string' does not match the type 'char'
