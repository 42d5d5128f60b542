type I = abstract M: int -> int
type C() =
    interface I    //! FS0366 No implementation was given for 'abstract I.M: int -> int'. Note that all interface members must be implemented and listed under an appropriate 'interface' declaration, e.g. 'interface ... with member ...'.
