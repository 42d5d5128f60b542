type C() =
    static member F x = x + 1
let y = C().F 1    //! FS0493 F is not an instance method
