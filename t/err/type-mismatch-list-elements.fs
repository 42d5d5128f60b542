let xs = [ 1; 2; "three" ]  //! FS0001 All elements of a list must be implicitly convertible to
