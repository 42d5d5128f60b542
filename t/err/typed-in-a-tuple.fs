let x = (1: int, 2) //! FS0010 Unexpected symbol ',' in expression
