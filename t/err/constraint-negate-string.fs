let a = -"text"  //! FS0001 The type 'string' does not support the operator '~-'
