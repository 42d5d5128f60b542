let xs = [1; "a"; 2]    //! FS0001 All elements of a list must be implicitly convertible to the type of the first element, which here is 'int'. This element has type 'string'.
