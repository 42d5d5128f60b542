let a = 12abc  //! FS1156 This is not a valid numeric literal. Valid numeric literals
