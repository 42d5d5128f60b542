let s = $"{undefinedVar}"    //! FS0039 The value or constructor 'undefinedVar' is not defined.
