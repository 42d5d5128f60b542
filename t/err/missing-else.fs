let f c = if c then 1  //! FS0001 This 'if' expression is missing an 'else' branch. Because
