let	x = 1  //! FS1161 TABs are not allowed in F# code
