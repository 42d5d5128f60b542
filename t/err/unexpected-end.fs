let f x =  //? FS0058 Unexpected syntax or possible incorrect indentation: this //! FS0010 Incomplete structured construct at or before this point in
