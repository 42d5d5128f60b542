type C(x: int) =
    member this.F(a: int) = a + x
let y = C(1).F(1, 2)    //! FS0001 This expression was expected to have type
