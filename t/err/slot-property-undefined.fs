[<AbstractClass>]
type A() =
    abstract P: int
type D() =
    inherit A()
    override _.P = 1
    override _.Z = 1 //! FS0859 No abstract property was found that corresponds to this override
