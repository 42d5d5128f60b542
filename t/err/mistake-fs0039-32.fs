type A = { B: B }    //! FS0039 The type 'B' is not defined.
type B = { A: A }
