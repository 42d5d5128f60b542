type A = { X: int; Y: Flaot }  //! FS0039 The type 'Flaot' is not defined.
