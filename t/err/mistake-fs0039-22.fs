let x = 1.5.Foo    //! FS0039 The type 'Double' does not define a field, constructor, or member named 'Foo'. Maybe you want one of the following:
