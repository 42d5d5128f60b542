type A() =
    inherit B()
and B() =
    inherit A() //! FS0954 This type definition involves an immediate cyclic reference through a struct field or inheritance relation
