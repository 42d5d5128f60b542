type C(x: int) =
    member this.X = x
let c = C("a")    //! FS0001 This expression was expected to have type
