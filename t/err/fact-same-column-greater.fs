let a =
  1
  > 2  //! FS0010 Unexpected symbol '>' in binding. Expected incomplete structured const
