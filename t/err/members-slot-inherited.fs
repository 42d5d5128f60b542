type A() =
    abstract M : unit -> int
    default x.M() = 1
type B() =
    inherit A()
    abstract M : unit -> int    //! FS0442
    default x.M() = 3
