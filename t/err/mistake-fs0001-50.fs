let rec fact n = if n = 0 then "1" else n * fact (n - 1)    //! FS0001 The type 'string' does not match the type 'int'
