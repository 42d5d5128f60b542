type C() =
    member _.F x = x + 1
let y = C.F 1    //! FS3214 Method or object constructor 'F' is not static
