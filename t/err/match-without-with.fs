let f x = match x | 0 -> 1  //! FS0010 Unexpected symbol '|' in expression.
