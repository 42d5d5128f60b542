raise "error"    //! FS0001 The type 'string' is not compatible with the type 'System.Exception'
