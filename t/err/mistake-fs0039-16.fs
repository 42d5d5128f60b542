let x : Foo = 5    //! FS0039 The type 'Foo' is not defined.
