let f x = if x + 1 then "yes" else "no"  //! FS0043 The type 'bool' does not match the type 'int'
