let y = '\999'  //! FS1158 This is not a valid character literal
