type T = { Name: string; Age: int }
let t = { Name = "a"; Age = 1; Foo = 2 }    //! FS0039 The record label 'Foo' is not defined.
