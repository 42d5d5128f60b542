type T = A | B
type T = C    //! FS0037 Duplicate definition of type, exception or module 'T'
