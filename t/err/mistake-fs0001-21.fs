type C(x: int) =
    member this.X = x
let c = C(1, 2)    //! FS0001 This expression was expected to have type
