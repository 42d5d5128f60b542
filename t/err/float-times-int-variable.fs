let f (r: float) (n: int) = r * n  //! FS0001 The type 'int' does not match the type 'float' //! FS0043 The type 'int' does not match the type 'float'
