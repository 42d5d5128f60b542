type I =
    abstract F: int -> int
    abstract G: string
type C() =
    interface I with    //! FS0366 No implementation was given for 'abstract I.G: string'. Note that all interface members must be implemented and listed under an appropriate 'interface' declaration, e.g. 'interface ... with member ...'.
        member _.F x = x
