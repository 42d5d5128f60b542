module A
type T() =
    let mutable n = ""
    member _.A : string with get () = n and set v = n <- v //! FS0556 Type annotations on property getters and setters must be given after the 'get()' or 'set(v)' //! FS0556 the same
    member _.B : string with get () : string = n //! FS0556 Type annotations on property getters and setters must be given after
    member _.D : string with set (v: string) = n <- v //! FS0556 Type annotations on property getters and setters must be given after
    member _.H : string
        with get () = n //! FS0556 Type annotations on property getters and setters must be given after
        and set (v: string) = n <- v //! FS0556 Type annotations on property getters and setters must be given after
    static member I : string with set (v: string) = () //! FS0556 Type annotations on property getters and setters must be given after
