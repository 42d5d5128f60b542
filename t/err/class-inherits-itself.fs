type A() =
    inherit B() //! FS0954 This type definition involves an immediate cyclic reference through a struct field or inheritance relation
and B() =
    inherit A()
