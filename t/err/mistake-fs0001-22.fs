type C(x: int) =
    member this.F(a: int) = a + x
let c = C(1)
let y = c.F("a")    //! FS0001 This expression was expected to have type
