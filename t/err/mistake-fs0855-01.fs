type A() =
    override _.Foo() = 1    //! FS0855 No abstract or interface member was found that corresponds to this override
