let not x = x + true  //! FS0071 Type constraint mismatch when applying the default type 'bool' for a type inference variable.
