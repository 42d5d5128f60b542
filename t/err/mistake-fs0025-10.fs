let f x = match x with | n when n > 0 -> 1    //! warning FS0025 Incomplete pattern matches on this expression.  //! warning FS0988 Main module of program is empty
