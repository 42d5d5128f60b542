let x = N.a    //! FS0039 The value, namespace, type or module 'N' is not defined.
