type I =
    abstract M<'T> : 'T -> 'T
    abstract K : 'T -> int
type C() =
    interface I with
        member x.M (y: int) = y    //! FS0001
        member x.K y = 1
type A() =
    abstract M<'T when 'T: equality> : 'T -> bool
    default x.M y = y = y
type B() =
    inherit A()
    override x.M<'T>(y: 'T) = true    //! warning FS0193
type B2() =
    inherit A()
    override x.M<'T when 'T: equality>(y: 'T) = y = y
