let x = undefinedName + 1    //! FS0039 The value or constructor 'undefinedName' is not defined.
