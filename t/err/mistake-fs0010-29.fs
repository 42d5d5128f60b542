let x = 3 if true else 4  //! FS0010 Unexpected keyword 'if' in binding. Expected incomplete structured construct at or before this point
