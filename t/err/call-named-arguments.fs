type C() =
    member _.N(a: int, b: int) = a + b
    member this.WO with set (v: int) = ()
    member val RO = 1
    member _.PS with get () = 1 and private set (v: int) = ()
let c = C()
let a = c.N(1, b = 2, a = 3) //! FS0500 The member or object constructor 'N' requires 2 argument(s) but is here given 1 unnamed and 2 named argument(s).
let b = c.N(a = 1, c = 2) //! FS0495 The member or object constructor 'N' has no argument or settable return property 'c'.
let d = c.WO //! FS0807 Property 'WO' is not readable
c.RO <- 2 //! FS0810 Property 'RO' cannot be set //! FS0257 Invalid mutation of a constant expression.
c.PS <- 3 //! FS0810 Property 'PS' cannot be set //! FS0257 Invalid mutation of a constant expression.
