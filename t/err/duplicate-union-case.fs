type T = A | B | A  //! FS0037 Duplicate definition of union case 'A'
