let x = )  //! FS0010 Unexpected symbol ')' in binding
