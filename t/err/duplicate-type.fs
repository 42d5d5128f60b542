type T = A
type T = B  //! FS0037 Duplicate definition of type, exception or module 'T'
