let avg (xs: int list) = List.sum xs / List.length xs * 1.0    //! FS0001 The type 'float' does not match the type 'int' //! FS0043 The type 'float' does not match the type 'int'
