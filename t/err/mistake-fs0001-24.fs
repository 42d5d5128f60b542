type I = abstract M: int -> int
type C() =
    interface I with
        member _.M x = "a"    //! FS0001 This expression was expected to have type
