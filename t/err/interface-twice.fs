type I = abstract M: int
type F() =
    interface I with member _.M = 1 //? FS0362
    interface I with member _.M = 2 //! FS0888 Duplicate specification of an interface //? FS0362
