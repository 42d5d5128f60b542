type Foo(x: int) =
    this.X = x  //! FS0010 Unexpected symbol '=' in member definition
