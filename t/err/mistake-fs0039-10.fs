open Foo    //! FS0039 The namespace or module 'Foo' is not defined.
let x = 1
