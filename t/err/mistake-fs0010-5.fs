let f = \x -> x + 1  //! FS0010 Unexpected character '\' in binding
