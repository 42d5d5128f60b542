open System.Foo    //! FS0039 The namespace 'Foo' is not defined.
