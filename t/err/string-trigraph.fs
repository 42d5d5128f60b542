let z = "\999"  //! warning FS1252 '\999' is not a valid character literal.  //! warning FS0988 Main module of program is empty
