type R = { X: int; X: string }    //! FS0037 Duplicate definition of field 'X'
