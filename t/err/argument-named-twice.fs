type C() =
    member _.M(x: int) = x
    member _.N(?x: int) = x

let a = C().M(x = 1, x = 2) //! FS0364 The named argument 'x' has been assigned more than one value
let b = C().N(x = 1, x = 2) //! FS0364
