type C() = class end
type D() =
    interface C with       //! FS0887 The type 'C' is not an interface type
        member _.X() = 1   //? FS0855
