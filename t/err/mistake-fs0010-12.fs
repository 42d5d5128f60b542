let f (x) => x + 1  //! FS0010 Unexpected infix operator in binding. Expected '=' or other token.
