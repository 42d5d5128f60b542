let a = alpha          //! FS0039 The value or constructor 'alpha' is not defined.
let b = beta           //! FS0039 The value or constructor 'beta' is not defined.
let c = a + b + gamma  //! FS0039 The value or constructor 'gamma' is not defined.
