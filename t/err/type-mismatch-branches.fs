let f c = if c then 1 else "one"  //! FS0001 All branches of an 'if' expression must return values
