let f () = later ()  //! FS0039 The value or constructor 'later' is not defined.
let later () = 1
