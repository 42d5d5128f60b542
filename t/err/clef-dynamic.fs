let f (x: string) = x?Name   //! FS0043 The type 'string' does not support the operator '?'
