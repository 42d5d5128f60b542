type U = A | A    //! FS0037 Duplicate definition of union case 'A'
